import { type ComponentType, lazy, useState } from 'react';
import { loadChunk } from './chunkErrors.ts';

/**
 * A component in a chunk of its own, within the caller's `<Suspense>`. Its chunk is fetched when it is first shown, or before that
 * by `fetch`: then it shows at once. Of what suspends React shows nothing for 0.3 s, even where its chunk is there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;

  async function fetch() {
    Loaded = await loadChunk(load);
    return { default: Loaded };
  }

  const Pending = lazy(fetch);

  function Part(props: Props) {
    const [Content] = useState(() => Loaded ?? Pending);
    return <Content {...props} />;
  }

  return Object.assign(Part, { fetch });
}
