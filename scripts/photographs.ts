import { hash } from 'node:crypto';
import { extname } from 'node:path';
import sharp from 'sharp';
import type { Plugin, Rolldown } from 'vite';
import { imagetools } from 'vite-imagetools';
import { photographName } from './content/folders.ts';
import { recordValues, sourcesOf } from './content/records.ts';

/** In px: a face in a row, a card on a phone, a card on a sharp screen, half of a wide one. */
const widths = [160, 480, 960, 1600];

/** A photograph of the content. Its path below `pictures/` is the first group. */
const photographPath = new RegExp(String.raw`/pictures/([^?]+${photographName.source})$`, 'i');

/**
 * The import of a photograph of the content gives a `Photograph` (src/domain/contentTypes.ts): its size, and what the content
 * says of it. In a build it comes in several widths, none larger than the original, which are kept in node_modules/.cache. The
 * development server and the tests show the original.
 */
export function photographs(): Plugin[] {
  return [{ ...versions(), apply: 'build' }, withNotes()];
}

/** Answers `<photograph>?versions`. */
function versions(): Plugin {
  return inOrder(toVersions());
}

/**
 * One photograph after the other: all at once they would keep every thread that reads files busy for minutes, and what waits for
 * a file in the meantime gives up. Each file is called after its content. The bundler's own names of equal files depend on their
 * order, and pages and scripts, built apart, would not agree on it.
 */
function inOrder(plugin: Plugin): Plugin {
  const load = plugin.load as (id: string) => Promise<string | null>;
  let last: Promise<unknown> = Promise.resolve();
  const emitted = new Map<string, string>();
  return {
    ...plugin,
    buildStart: () => emitted.clear(),
    load(id) {
      if (!id.endsWith('?versions')) return null;
      const emitFile = (file: Rolldown.EmittedAsset) => {
        const { name = '', source } = file;
        const fileName = `assets/photograph-${hash('sha256', source, 'base64url').slice(0, 8)}${extname(name)}`;
        const reference = emitted.get(fileName) ?? this.emitFile({ ...file, fileName });
        emitted.set(fileName, reference);
        return reference;
      };
      const context = {
        emitFile,
        warn: (message: string) => this.warn(message),
        error: (message: string) => this.error(message),
      };
      const loaded = last.then(() => load.call(context as never, id));
      last = loaded.catch(() => undefined);
      return loaded;
    },
  };
}

function toVersions(): Plugin {
  return imagetools({
    include: /\?versions$/,
    // No JPEG: every browser that this site is built for reads WebP, which also keeps what is transparent.
    defaultDirectives: new URLSearchParams({
      format: 'avif;webp',
      // Nine times as quick as the encoder's own 4, and the files are no larger.
      effort: '2',
      w: widths.join(';'),
      as: 'picture',
    }),
    namedExports: false,
  });
}

function withNotes(): Plugin {
  let building = false;
  return {
    name: 'vetbuddy:photographs',
    enforce: 'pre',
    configResolved: ({ command }) => void (building = command === 'build'),
    load: {
      filter: { id: photographPath },
      async handler(id) {
        for (const file of sourcesOf('photographs.yaml')) this.addWatchFile(file);
        const notes = recordValues('photographs.yaml').photographs;
        const { width: w, height: h, cutOut } = await measure(id);
        const more = JSON.stringify({ ...notes[nameOf(id)], cutOut });
        const source = JSON.stringify(`${id}?${building ? 'versions' : 'url'}`);
        return building
          ? `import versions from ${source};\nexport default /* @__PURE__ */ Object.assign({}, versions, ${more});`
          : `import src from ${source};\nexport default { sources: {}, img: { src, w: ${w}, h: ${h} }, ...${more} };`;
      },
    },
  };
}

const nameOf = (file: string) => photographPath.exec(file)?.[1] ?? '';

/** The size of a photograph as it is shown, upright; and whether something of it is transparent. */
async function measure(file: string) {
  const { autoOrient, hasAlpha } = await sharp(file).metadata();
  const cutOut = (hasAlpha && !(await sharp(file).stats()).isOpaque) || undefined;
  return { ...autoOrient, cutOut };
}
