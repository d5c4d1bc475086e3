import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { content } from './folders.ts';
import { markdown } from './markdown/vitePlugin.ts';
import { siteSwitches } from './siteSwitches.ts';

const root = resolve(import.meta.dirname, '../..');

/** For scripts: the module at a path of this project, with the content that the site would have. */
export async function loadModule<T>(path: string): Promise<T> {
  const file = path.startsWith('#') ? path : resolve(root, path);
  const { module } = await runnerImport<T>(file, {
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [content(), siteSwitches(), markdown()],
  });
  return module;
}
