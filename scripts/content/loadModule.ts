import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './folders.ts';
import { load } from './loadSite.ts';
import { markdown } from './markdown/vitePlugin.ts';
import { siteSwitches } from './siteSwitches.ts';

/** For scripts: the module at a path of this project, with the content that the site would have. */
export function loadModule<T>(path: string): Promise<T> {
  return run<T>(path.startsWith('#') ? path : resolve(root, path));
}

/** Several modules by their names, '#content/vets.ts': what each exports, or why it does not load. */
export async function loadModules(
  names: readonly string[],
): Promise<PromiseSettledResult<Record<string, unknown>>[]> {
  const entry = 'virtual:modules';
  const imports = names.map((name) => `import(${JSON.stringify(name)})`).join();
  const plugin: Plugin = {
    name: 'vetbuddy:modules',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) =>
      id === entry ? `export const loaded = await Promise.allSettled([${imports}]);` : undefined,
  };
  // Each run starts a server of its own, which takes longer than loading a file.
  return (await run<{ loaded: Awaited<ReturnType<typeof loadModules>> }>(entry, plugin)).loaded;
}

function run<T>(file: string, ...more: Plugin[]): Promise<T> {
  return load<T>(file, siteSwitches(), markdown(), ...more);
}
