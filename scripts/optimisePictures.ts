// `npm run pictures`: optimises every picture under content/sample/pictures in place and lists their sizes, and draws the icons of
// src/components/iconNames.ts into one file. Run it after adding or editing a picture or the name of an icon; a second run changes
// nothing. It fails if a picture is too heavy even so. `--check` writes nothing and fails, too, if something is to be written.
// `--shrink <photograph>…` writes a photograph smaller (shrinkPhotographs.ts).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { icons, type IconNode } from 'lucide';
import { type Config, optimize } from 'svgo';
import { lucideNames, socialGlyphs } from '#src/components/iconNames.ts';
import { tooHeavy } from './pictureLimits.ts';
import { shrinkPhotographs } from './shrinkPhotographs.ts';

const iconFile = fileURLToPath(new URL('../src/components/icons.svg', import.meta.url));
const picturesFolder = fileURLToPath(new URL('../content/sample/pictures/', import.meta.url));

/** The optimiser's settings. They keep titles, view boxes and named groups, because people reuse and recolour them. */
const settings: Config = {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          // Group ids make figures reusable in other scenes, and the dark style selects them.
          cleanupIds: false,
          // Otherwise named groups would be merged into their only child.
          collapseGroups: false,
          // Otherwise parts that only the dark style shows would be removed.
          removeHiddenElems: false,
          // Inlining the dark style would lose its media query.
          inlineStyles: false,
          // Applying a scaled figure's transform to its paths adds a decimal to every number.
          convertPathData: { applyTransforms: false },
          moveGroupAttrsToElems: false,
          removeUnknownsAndDefaults: { keepRoleAttr: true },
        },
      },
    },
  ],
};

/** Prefixes every id with the file's name, so that two pictures inlined in one page never conflict. */
function prefixIds(svg: string, name: string): string {
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

function optimise(path: string): string {
  const svg = readFileSync(path, 'utf8');
  return `${optimize(prefixIds(svg, basename(path, '.svg')), { ...settings, path }).data.trim()}\n`;
}

/** The icons that the site has, in one file: each a symbol by its name, without colour and stroke (src/components/Icon.tsx). */
function iconSprite(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    ...lucideNames.map((name) => symbol(name, icons[name])),
    ...Object.entries(socialGlyphs).map(([name, d]) => symbol(name, [['path', { d }]])),
    '</svg>\n',
  ].join('\n');
}

function symbol(name: string, shapes: IconNode): string {
  const tags = shapes.map(([shape, attributes]) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${shape}${pairs.join('')}/>`;
  });
  return `<symbol id="${name}">${tags.join('')}</symbol>`;
}

/** Writes the icons, or says that they are not those of their list. */
function drawIcons(isCheck: boolean): void {
  const isCurrent = existsSync(iconFile) && readFileSync(iconFile, 'utf8') === iconSprite();
  if (isCurrent) return;
  if (isCheck) {
    process.exitCode = 1;
    console.error('src/components/icons.svg is not of iconNames.ts: npm run pictures');
  } else writeFileSync(iconFile, iconSprite());
}

function optimiseAll(isCheck: boolean): void {
  const paths = readdirSync(picturesFolder, { recursive: true })
    .map((name) => join(picturesFolder, String(name)))
    .filter((path) => path.endsWith('.svg'))
    .toSorted();

  let problems = 0;
  for (const path of paths) {
    const text = optimise(path);
    const name = relative(picturesFolder, path);
    if (text !== readFileSync(path, 'utf8')) {
      if (isCheck) {
        problems += 1;
        console.error(`${name} is not optimised: npm run pictures`);
      } else writeFileSync(path, text);
    }
    const heavy = tooHeavy(name, text);
    if (heavy) {
      problems += 1;
      console.error(heavy);
    }
    const [, , width, height] = (/viewBox="([^"]+)"/.exec(text)?.[1] ?? '? ? ? ?').split(/[\s,]+/);
    const bytes = Buffer.byteLength(text);
    if (!isCheck)
      console.log(
        `${name.padEnd(34)} ${`${width} × ${height}`.padEnd(11)} ${bytes} B, gzip ${gzipSync(text).length} B`,
      );
  }
  if (problems > 0) process.exitCode = 1;
}

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, shrink: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.shrink) {
  const failures = await shrinkPhotographs(positionals);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
} else {
  drawIcons(values.check);
  optimiseAll(values.check);
}
