import { use } from 'react';
import { ShownPage } from '#src/platform/shownPage.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { Chunk } from './pageModules.ts';

export function LoadedModule({ chunk }: { chunk: Chunk }) {
  const { error } = use(ShownPage);
  if (!chunk.module) return <ErrorPage error={error} />;
  return <chunk.module.Component />;
}
