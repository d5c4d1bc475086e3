import { type ComponentType, lazy, useState } from 'react';

/**
 * A component in a chunk of its own, within the caller's `<Suspense>`. Its chunk is fetched when it is first shown, or before that
 * by `fetch`: then it shows at once. React shows nothing of a suspended part for 0.3 s, even if its chunk has loaded.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;

  async function fetch() {
    Loaded = await load();
    return { default: Loaded };
  }

  const Pending = lazy(fetch);

  function Part(props: Props) {
    const [Content] = useState(() => Loaded ?? Pending);
    return <Content {...props} />;
  }

  return Object.assign(Part, { fetch });
}

/** A part that the page does without where its chunk can't be fetched: after a redeploy, offline. `what`: for the console. */
export function optionalPart<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazyPart<Props>(async () => {
    try {
      return await load();
    } catch (error) {
      console.error(`${what} could not be loaded.`, error);
      return () => null;
    }
  });
}
