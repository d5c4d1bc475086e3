import {
  type ComponentType,
  lazy,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Router } from 'react-router-dom';
import { createStore } from '#src/platform/createStore.ts';
import { ShownPage } from '#src/platform/shownPage.ts';
import { whenNear } from '#src/platform/whenNear.ts';
import { hydrate } from './hydrate.ts';
import { keepMarkup } from './staticSection.tsx';
import { usePrerendered } from './usePrerendered.ts';
import { useRouterProps } from './useRouterProps.ts';

/** Hydrates near the view, on use, or on a link to it; keeps typed text and replays a pressed button. */
export function lazyWhenNear<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function LazyWhenNear(props: Props) {
    const part = <Part {...props} />;
    if (usePrerendered()) return <Island load={load}>{part}</Island>;
    return <div>{part}</div>;
  };
}

interface IslandProps {
  load: () => Promise<unknown>;
  children: ReactNode;
}

/** A React root of its own: a suspended boundary is emptied by the first change of the address. */
function Island({ load, children }: IslandProps) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const tree = (
    <ShownPage value={use(ShownPage)}>
      <Router {...useRouterProps()}>{children}</Router>
    </ShownPage>
  );
  const [store] = useState(() => createStore<ReactNode>(tree));

  useLayoutEffect(() => store.set(tree));

  useLayoutEffect(() => {
    if (isLoaded) return undefined;
    const start = () =>
      void load()
        .then(() => setIsLoaded(true))
        // The next use tries again.
        .catch((error: unknown) => console.error('A part of the page could not be loaded.', error));
    const startOnUse = ({ type, target }: Event) => {
      const element = target as Element;
      const isInside = box.current!.contains(element);
      if (isInside && type === 'click') pressed.current = element.closest('button');
      const linked = document.getElementById(element.closest('a')?.hash.slice(1) ?? '');
      if (isInside || box.current!.contains(linked) || linked?.contains(box.current)) start();
    };
    const stop = whenNear(box.current!, start);
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    for (const type of ['focusin', 'input', 'click'])
      window.addEventListener(type, startOnUse, options);
    return () => {
      stop();
      listeners.abort();
    };
  }, [load, isLoaded]);

  useLayoutEffect(() => {
    if (!isLoaded) return undefined;
    const pressAgain = () => pressed.current?.click();
    const root = hydrate(box.current!, <Hydrated store={store} onHydrated={pressAgain} />);
    // Deferred: React may be rendering.
    return () => void setTimeout(() => root.unmount());
  }, [isLoaded, store]);

  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={keepMarkup} />;
}

interface HydratedProps {
  store: ReturnType<typeof createStore<ReactNode>>;
  onHydrated: () => void;
}

/** The store's first value matches the prerendered markup, whatever has changed since. */
function Hydrated({ store, onHydrated }: HydratedProps) {
  const tree = useSyncExternalStore(store.subscribe, store.get, () => store.first);
  useEffect(() => void setTimeout(onHydrated), [onHydrated]);
  return tree;
}
