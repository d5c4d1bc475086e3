import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { isChunkLoadError } from './chunkErrors.ts';
import { showLoadFailure } from './showLoadFailure.ts';

/**
 * A component in a chunk of its own, within the caller's `<Suspense>`. Its chunk is fetched when it is first shown, or before that
 * by `fetch`: then it shows at once. React shows nothing of a suspended part for 0.3 s, even if its chunk has loaded. Where the chunk is
 * missing the page stays, with what is typed into it, and says so.
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
    return (
      <MissingPart>
        <Content {...props} />
      </MissingPart>
    );
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

class MissingPart extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};
  #hideFailure: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isChunkLoadError(error)) this.#hideFailure = showLoadFailure();
  }

  // Another page is not affected by the failure.
  override componentWillUnmount() {
    this.#hideFailure?.();
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    // Leave any other error to the error page.
    if (!isChunkLoadError(this.state.error)) throw this.state.error;
    return null;
  }
}
