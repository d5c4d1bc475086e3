import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Site } from '#src/content/schema/site.ts';
import { content, contentFile } from './folders.ts';

const root = resolve(import.meta.dirname, '../..');

let loading: { file: string | null; site: Promise<Site> } | undefined;

/** What the content has on and off. It is read once, until `forgetSite()`. */
export function loadSite(): Promise<Site> {
  const file = contentFile('site.ts');
  if (loading?.file !== file) loading = { file, site: read() };
  return loading.site;
}

export function forgetSite(): void {
  loading = undefined;
}

async function read(): Promise<Site> {
  const { module } = await runnerImport<{ site: Site }>('#content/site.ts', {
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [content()],
  });
  return module.site;
}
