// Optimises every picture under src/assets/pictures in place and lists their sizes: `npm run pictures`.
// Run it after adding or editing a picture; running it twice changes nothing. `--check` changes nothing and
// fails when a file is not what this script would have written.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { optimize } from 'svgo';

const picturesFolder = fileURLToPath(new URL('../src/assets/pictures/', import.meta.url));

/**
 * The optimiser's settings: titles, view boxes and named groups stay, since people reuse and recolour them.
 * @type {import('svgo').Config}
 */
const settings = {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          // Names of groups are how the next scene borrows a figure; the dark style addresses them too.
          cleanupIds: false,
          // Groups with names would otherwise melt into their only child.
          collapseGroups: false,
          // Would delete what only the dark style shows.
          removeHiddenElems: false,
          // The dark style must stay a sheet: inlining it would lose the media query.
          inlineStyles: false,
          // Moving a scaled figure's transform into its paths costs a decimal on every number.
          convertPathData: { applyTransforms: false },
          moveGroupAttrsToElems: false,
          removeUnknownsAndDefaults: { keepRoleAttr: true },
        },
      },
    },
  ],
};

/**
 * Gives every id the file's name as its prefix, so that two pictures inlined in one page never clash.
 * @param {string} svg
 * @param {string} name
 */
function prefixIds(svg, name) {
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '');
  return ids
    .filter((id) => !id.startsWith(`${name}-`))
    .reduce((text, id) => {
      const quoted = id.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return text
        .replaceAll(
          new RegExp(String.raw`(\sid="|url\(#|href="#|labelledby=")${quoted}(?=["'\s)])`, 'g'),
          `$1${name}-${id}`,
        )
        .replaceAll(new RegExp(String.raw`#${quoted}(?=[\s,{>:.\[])`, 'g'), `#${name}-${id}`);
    }, svg);
}

/** @param {string} path */
function optimised(path) {
  const svg = readFileSync(path, 'utf8');
  return `${optimize(prefixIds(svg, basename(path, '.svg')), { ...settings, path }).data.trim()}\n`;
}

const checking = process.argv.includes('--check');
const paths = readdirSync(picturesFolder, { recursive: true })
  .map((name) => join(picturesFolder, String(name)))
  .filter((path) => path.endsWith('.svg'))
  .toSorted();

let stale = 0;
for (const path of paths) {
  const text = optimised(path);
  const name = relative(picturesFolder, path);
  if (text !== readFileSync(path, 'utf8')) {
    stale += 1;
    if (checking) console.error(`${name} is not optimised`);
    else writeFileSync(path, text);
  }
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(text)?.[1] ?? '? ? ? ?').split(/[\s,]+/);
  const bytes = Buffer.byteLength(text);
  if (!checking)
    console.log(
      `${name.padEnd(34)} ${`${width} × ${height}`.padEnd(11)} ${bytes} B, gzip ${gzipSync(text).length} B`,
    );
}
if (checking && stale > 0) process.exitCode = 1;
