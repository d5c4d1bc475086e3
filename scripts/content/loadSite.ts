import { type Plugin, runnerImport } from 'vite';
import type { Site } from '#src/content/schema/site.ts';
import type { BusinessHours } from '#src/domain/openingHours.ts';
import { content, contentFile, root } from './folders.ts';

let loading: { file: string | null; site: Promise<Site> } | undefined;

/** What the content has on and off. It is read once, until `forgetSite()`. */
export function loadSite(): Promise<Site> {
  const file = contentFile('site.ts');
  if (loading?.file !== file) loading = { file, site: readSite() };
  return loading.site;
}

async function readSite(): Promise<Site> {
  return (await load<{ site: Site }>('#content/site.ts')).site;
}

export function forgetSite(): void {
  loading = undefined;
}

/** The zone of the clock that the content's hours go by. */
export async function loadTimeZone(): Promise<string> {
  return (await load<{ hours: BusinessHours }>('#content/hours.ts')).hours.timeZone;
}

/** Runs a module of the project, with the content that the site has. */
export async function load<T>(file: string, ...plugins: Plugin[]): Promise<T> {
  const { module } = await runnerImport<T>(file, {
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [content(), ...plugins],
  });
  return module;
}
