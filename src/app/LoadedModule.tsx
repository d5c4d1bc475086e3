import { use } from 'react';
import { ShownPage } from '#src/platform/shownPage.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { Chunk, ModuleName } from './pageModules.ts';

export function LoadedModule({ name, chunk }: { name: ModuleName; chunk: Chunk }) {
  const { error } = use(ShownPage);
  const Component = chunk.module?.[name];
  return Component ? <Component /> : <ErrorPage error={error} />;
}
