import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyPart, type PartModule } from './lazyPart.ts';
import { isPrerendered, placeAttribute, watch } from './lazyPlaces.ts';

/**
 * A part of a prerendered page that is read at once and comes to life later: its HTML is in the page, its script is
 * fetched once somebody is here (the pointer moves, the page scrolls) and comes near (600 px), reaches for it, or the
 * address names an anchor; only then is it hydrated.
 *
 *     const Services = whenNear('services', () => import('#src/pages/shared/landing/ServicesPart.tsx'));
 *     export const ready = () => whenReady(Services);
 *
 * How it works. React keeps a Suspense boundary's server markup as it is while what is inside is not here yet, and
 * hydrates it in place afterwards. Two things would make it throw that markup away, so both are ruled out:
 * - new props: a part takes none and its element is made once, so the page above may render as it likes. What parts
 *   share (the chosen clinic) lives in a small store outside React.
 * - a changed context, which is what any navigation on the page is: then every part is fetched at once, and the
 *   router's transition waits that moment. Nothing else above a part may hold a context that changes.
 *
 * Where there is no markup to wait behind (server, tests, a page reached by a link) the route waits for `ready`, so the
 * page appears whole. A press that comes too early is held and pressed again (lazyPlaces.ts).
 */
export function whenNear(name: string, load: () => Promise<PartModule>) {
  const part = new LazyPart(load);
  // Not use(): with a part that is sometimes here already it miscounts hooks in a hydration that waited (error 467).
  const Content = lazy(() => part.arrival());
  const content = (
    <Suspense fallback={null}>
      <Content />
      <Alive part={part} />
    </Suspense>
  );

  function WhenNear() {
    const place = useRef<HTMLDivElement>(null);
    const { key, hash } = useLocation();
    const [firstKey] = useState(key);
    // While rendering: a transition that waits for the part never gets to an effect.
    if (key !== firstKey) part.wake();

    useEffect(() => (place.current ? watch(place.current, part) : undefined), []);

    useEffect(() => {
      if (hash) part.wake();
    }, [hash]);

    return (
      <div ref={place} {...{ [placeAttribute]: name }}>
        {content}
      </div>
    );
  }

  WhenNear.ready = () => (isPrerendered(name) ? Promise.resolve() : part.fetch());
  return WhenNear;
}

/** Resolves when the page can be rendered: each part is here, or its markup is and can wait. */
export async function whenReady(...parts: { ready: () => Promise<void> }[]) {
  await Promise.all(parts.map(({ ready }) => ready()));
}

/** Tells the part that it answers to presses: it is hydrated together with what it stands beside. */
function Alive({ part }: { part: LazyPart }) {
  useEffect(() => {
    part.live();
    return () => part.leave();
  }, [part]);
  return null;
}
