import { use } from 'react';
import { ShownPage } from '#src/platform/shownPage.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { Chunk } from './pageModules.ts';

/** A page or a layout that has been fetched; the error page where it could not be. */
export function Part({ chunk }: { chunk: Chunk }) {
  const { error } = use(ShownPage);
  if (!chunk.module) return <ErrorPage error={error} />;
  return <chunk.module.Component />;
}
