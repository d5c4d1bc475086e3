import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { isContent, root } from '#scripts/content/folders.ts';
import { builtLanguage, english } from '#scripts/languages/languages.ts';
import { readRecord, recordValues } from '#scripts/content/records.ts';
import { brandDrawing, ownMark } from './brandDrawing.ts';
import { lightOnly } from './lightOnly.ts';
import { recolourer } from './palette.ts';
import { publicFolder, staleFiles } from './publicFiles.ts';
import { unreadable } from './unreadable.ts';

type BrandContent = typeof import('#content/brand.yaml');

/**
 * Gives the site the name and the colours of the content's brand: drawings, styles and index.html. Their sources stay as they are.
 * A build with colours that can't be read, or with another brand's icons, fails; the development server says so.
 */
export function brand(): Plugin {
  let read: BrandContent | undefined;
  const content = () => (read ??= recordValues('brand.yaml'));

  function drawnBrand() {
    const { brand: facts, brandForMachines } = content();
    return { name: facts.name, colours: brandForMachines.colours, mark: ownMark() };
  }

  function recolour(text: string) {
    return scheme(recolourer(drawnBrand().colours)(text));
  }

  /** Why the site is not to be built. What is wrong with the content itself is told by its check. */
  async function problem(): Promise<string | undefined> {
    if (!readRecord('brand.yaml').data) return undefined;
    const css = scheme(await readFile(join(root, 'src/styles/tokens.css'), 'utf8'));
    const facts = content();
    const found = unreadable(css, facts.brandForMachines.colours);
    // The icons are one for all languages.
    return found ?? (builtLanguage() === english ? staleFiles(facts) : undefined);
  }

  return {
    name: 'vetbuddy:brand',
    config: () => ({ publicDir: publicFolder() }),
    async configResolved({ command, logger, build: { ssr } }) {
      // The icons are of the English words; that build has looked.
      if (ssr || builtLanguage() !== english) return;
      const found = await problem();
      if (found && command === 'build') throw withoutStack(found);
      if (found) logger.warn(found);
    },
    resolveId: {
      order: 'pre',
      filter: { id: /\.svg(?:\?|$)/ },
      async handler(id, importer, options) {
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        const [path = '', query] = resolved?.id.split('?') ?? [];
        // A photograph may have taken its place.
        if (!isContent(path) || !path.endsWith('.svg')) return resolved;
        const drawing = await readFile(path, 'utf8');
        const drawn = scheme(await brandDrawing(drawing, drawnBrand()));
        if (drawn === drawing) return resolved;
        const file = await kept(basename(path), drawn);
        return query === undefined ? file : `${file}?${query}`;
      },
    },
    transform: {
      filter: { id: /\.css$/ },
      // Vite has put in what index.css imports, tokens.css among it.
      handler: (css, id) => (id.endsWith('/src/styles/index.css') ? recolour(css) : scheme(css)),
    },
    transformIndexHtml: { order: 'pre', handler: recolour },
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (!isContent(file) || !/\/brand\.yaml$|\.svg$|\/(?:icons|fonts)\//.test(file)) return;
        read = undefined;
        void server.restart();
      });
    },
  };
}

/** Styles, drawings and page without what is for dark, where the site has no dark mode. */
function scheme(text: string) {
  const { darkMode } = recordValues('site.yaml').site;
  return darkMode ? text : lightOnly(text);
}

/** Vite prints the stack, which is of no use here. */
function withoutStack(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}

/** A drawing as a real file, so that Vite treats it as it does all others: one that was made before stays the same. */
async function kept(name: string, drawing: string): Promise<string> {
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 8);
  const file = join(root, 'node_modules/.brand', hash, name);
  if (existsSync(file)) return file;
  await mkdir(dirname(file), { recursive: true });
  // Whole at once: another build, or another page of this one, may look for it.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, drawing);
  await rename(part, file);
  return file;
}
