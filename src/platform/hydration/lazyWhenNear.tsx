import {
  type ComponentType,
  type Context,
  lazy,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
} from 'react-router-dom';
import { createStore } from '#src/platform/createStore.ts';
import { ShownPage } from '#src/platform/shownPage.ts';
import { whenNear } from '#src/platform/whenNear.ts';
import { hydrate } from './hydrate.ts';
import { untouched } from './staticSection.tsx';
import { usePrerendered } from './usePrerendered.ts';

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
  const given: Given<Props> = { props, router: useRouter() };
  const [store] = useState(() => createStore(given));

  useLayoutEffect(() => store.set(given));

  useLayoutEffect(() => {
    if (Part) return undefined;
    const start = () => void load().then((part) => setPart(() => part));
    const startOnUse = ({ type, target }: Event) => {
      const element = target as Element;
      const isInside = box.current!.contains(element);
      if (isInside && type === 'click') pressed.current = element.closest('button');
      const linked = document.getElementById(element.closest('a')?.hash.slice(1) ?? '');
      if (isInside || box.current!.contains(linked) || linked?.contains(box.current)) start();
    };
    const stop = whenNear(box.current!, start);
    for (const type of uses) window.addEventListener(type, startOnUse, true);
    return () => {
      stop();
      for (const type of uses) window.removeEventListener(type, startOnUse, true);
    };
  }, [load, Part]);

  useLayoutEffect(() => {
    if (!Part) return undefined;
    const pressAgain = () => pressed.current?.click();
    const root = hydrate(box.current!, <Hydrated {...{ Part, store, pressAgain }} />);
    // Deferred: React may be rendering.
    return () => void setTimeout(() => root.unmount());
  }, [Part, store]);

  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}

/** Contexts that the router's hooks and links need in another React root. */
const routerContexts = [
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  ShownPage,
] as unknown as Context<unknown>[];

function useRouter(): unknown[] {
  const values: unknown[] = [];
  for (const Each of routerContexts) values.push(use(Each));
  return values;
}

interface Given<Props> {
  props: Props;
  router: readonly unknown[];
}

interface HydratedProps<Props> {
  Part: ComponentType<Props>;
  store: ReturnType<typeof createStore<Given<Props>>>;
  pressAgain: () => void;
}

/** The store's first value matches the prerendered markup, whatever has changed since. */
function Hydrated<Props extends object>({ Part, store, pressAgain }: HydratedProps<Props>) {
  const { props, router } = useSyncExternalStore(store.subscribe, store.get, () => store.first);
  useEffect(() => void setTimeout(pressAgain), [pressAgain]);
  return routerContexts.reduce<ReactNode>(
    (tree, Each, at) => <Each value={router[at]}>{tree}</Each>,
    <Part {...props} />,
  );
}
