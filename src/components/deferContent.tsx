import {
  createRef,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
} from 'react';
import { loadChunk, reloadWhenOnline } from './chunkErrors.ts';
import { delayPopState, hydration, visitorSign } from './hydration.ts';
import { IconFile } from './iconFile.ts';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';

type Load = () => Promise<{ Component: ComponentType }>;

/**
 * The part of a page below its first screen, as a chunk of its own: its markup is prerendered, its chunk is fetched and
 * hydrated at the first sign of a visitor.
 *
 *     const Lower = deferContent(() => import('./HomePageLower.tsx'));
 *     export const loader = Lower.loader;
 *
 * React keeps a Suspense boundary's prerendered markup while its content is loading, and hydrates it in place. It would
 * discard the markup if the boundary got new props, so the content takes none and its element is made once. What it
 * shares with the first screen (the chosen clinic) is kept in a small store outside React.
 */
export function deferContent(load: Load) {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let deliver: ((module: { default: ComponentType }) => void) | undefined;
  const Pending = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        if (Loaded) resolve({ default: Loaded });
        deliver = resolve;
      }),
  );
  const place = createRef<HTMLDivElement>();

  async function fetchContent() {
    try {
      ({ Component: Loaded } = await loadChunk(load));
      deliver?.({ default: Loaded });
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  const fetchOnce = () => (loading ??= fetchContent());

  // A page that is fetched for a link fetches its lower part with it; a failure shows when the loader asks again.
  if (!hydration.isPending) fetchOnce().catch(() => undefined);

  function MarkHydrated() {
    useEffect(() => {
      place.current?.setAttribute('data-hydrated', '');
      delayPopState(false);
    }, []);
    return null;
  }

  function DeferredContent(props: LoadFailureProps) {
    const [hasFailed, setHasFailed] = useState(false);
    const [content] = useState(() => {
      const Content = Loaded ?? Pending;
      return (
        <Suspense>
          <IconFile value={import.meta.env.ICON_FILE}>
            <Content />
          </IconFile>
          <MarkHydrated />
        </Suspense>
      );
    });

    useEffect(() => {
      visitorSign.then(fetchOnce).catch(() => setHasFailed(true));
      if (!place.current?.hasAttribute('data-hydrated')) delayPopState(true);
      return () => delayPopState(false);
    }, []);
    useEffect(() => (hasFailed ? reloadWhenOnline() : undefined), [hasFailed]);
    useLayoutEffect(() => () => keepStyles(place.current), []);

    return (
      <div ref={place} data-deferred>
        <LoadFailure {...props} hasFailed={hasFailed} />
        {/* scripts/prerender.ts puts the styles of what follows here: the first screen does not wait for them. */}
        <div data-lower-styles suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        {/* oxlint-disable-next-line translatable/text-alone -- an element, made once */}
        {content}
      </div>
    );
  }

  /** For the route: a page reached by a link waits for its content, so that it appears whole. */
  DeferredContent.loader = async () => {
    if (!hydration.isPending) await fetchOnce();
    return null;
  };
  return DeferredContent;
}

/**
 * Copies the lower part's styles to the head before they go with it: the footer and other pages need them too, and the head says
 * of their chunks that they are there. Not sooner: with a new style sheet the browser styles and lays out the whole page again.
 */
function keepStyles(lowerPart: Element | null) {
  for (const link of lowerPart?.querySelectorAll('link') ?? [])
    document.head.append(link.cloneNode());
}
