import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createStore } from '#src/platform/createStore.ts';
import { hydrate } from './hydrate.ts';
import { InRouter, useRouterContexts } from './routerContexts.tsx';
import { usePrerendered } from './usePrerendered.ts';
import { untouched } from './staticSection.tsx';
import { whenNear } from '#src/platform/whenNear.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Hydrates near the view, on use, or on a link to it; keeps typed text and replays a pressed button. */
export function lazyWhenNear<Props extends object>(load: Load<Props>) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function LazyWhenNear(props: Props) {
    if (usePrerendered()) return <Prerendered load={load} props={props} />;
    return (
      <div>
        <Part {...props} />
      </div>
    );
  };
}

const uses = ['focusin', 'input', 'click'] as const;

/** A root of its own: a suspended boundary is emptied by the first change of the address. */
function Prerendered<Props extends object>({ load, props }: { load: Load<Props>; props: Props }) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [Part, setPart] = useState<ComponentType<Props>>();
  const given: Given<Props> = { props, contexts: useRouterContexts() };
  const [first] = useState(given);
  const [store] = useState(() => createStore(given));

  useLayoutEffect(() => store.set(given));

  useLayoutEffect(() => {
    if (Part) return undefined;
    const start = () => void load().then((part) => setPart(() => part));
    const look = ({ type, target }: Event) => {
      const element = target as Element;
      const isInside = box.current!.contains(element);
      if (isInside && type === 'click') pressed.current = element.closest('button');
      const aim = document.getElementById(element.closest('a')?.hash.slice(1) ?? '');
      if (isInside || box.current!.contains(aim) || aim?.contains(box.current)) start();
    };
    const stop = whenNear(box.current!, start);
    for (const type of uses) window.addEventListener(type, look, true);
    return () => {
      stop();
      for (const type of uses) window.removeEventListener(type, look, true);
    };
  }, [load, Part]);

  useLayoutEffect(() => {
    if (!Part) return undefined;
    const pressAgain = () => pressed.current?.click();
    const root = hydrate(box.current!, <Hydrated {...{ Part, first, store, pressAgain }} />);
    // Deferred: React may be rendering.
    return () => void setTimeout(() => root.unmount());
  }, [Part, first, store]);

  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}

interface Given<Props> {
  props: Props;
  contexts: readonly unknown[];
}

interface HydratedProps<Props> {
  Part: ComponentType<Props>;
  first: Given<Props>;
  store: ReturnType<typeof createStore<Given<Props>>>;
  pressAgain: () => void;
}

/** First as prerendered, then with the current props. */
function Hydrated<Props extends object>({ Part, first, store, pressAgain }: HydratedProps<Props>) {
  const { props, contexts } = useSyncExternalStore(store.subscribe, store.get, () => first);
  useEffect(() => void setTimeout(pressAgain), [pressAgain]);
  return (
    <InRouter contexts={contexts}>
      <Part {...props} />
    </InRouter>
  );
}
