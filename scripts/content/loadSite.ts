import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Site } from '#src/content/schema/site.ts';
import type { BusinessHours } from '#src/domain/openingHours.ts';
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
  return (await load<{ site: Site }>('#content/site.ts')).site;
}

/** The zone of the clock that the content's hours go by. */
export async function loadTimeZone(): Promise<string> {
  return (await load<{ hours: BusinessHours }>('#content/hours.ts')).hours.timeZone;
}

async function load<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(file, {
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [content()],
  });
  return module;
}
