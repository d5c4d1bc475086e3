import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { IconNode } from 'lucide';
import type { Plugin } from 'vite';

const folder = join(createRequire(import.meta.url).resolve('lucide'), '../../esm/icons');

/** Where the parts of a page below its first screen come from. */
const places = ['src/components', 'src/features/booking', 'src/pages', 'src/sections'];

/**
 * Makes each of lucide's icons one path with two decimals (an icon is 24 units wide). Icons stand in the markup of every page
 * and in its chunks; as one path they take a third less. Those below a first screen are drawn from one file of all such
 * icons (components/iconFile.ts).
 */
export function mergeIcons(): Plugin {
  const names = iconsIn(places);
  const svg = iconFile(names);
  const file = `assets/icons-${hash('sha256', svg, 'base64url').slice(0, 8)}.svg`;
  return {
    name: 'vetbuddy:merge-icons',
    apply: 'build',
    // Prerendered icons are the browser's.
    config: () => ({
      ssr: { noExternal: ['lucide'] },
      define: { 'import.meta.env.ICON_FILE': JSON.stringify(`/${file}`) },
    }),
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: file, source: svg });
    },
    transform: {
      filter: { id: /node_modules\/lucide\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code, id) {
        const shapes = shapesIn(code);
        if (!shapes) return undefined;
        const name = /([\w-]+)\.mjs$/.exec(id)?.[1] ?? '';
        const [[shape, attributes]] = merged(shapes);
        const key = names.includes(name) ? { key: name } : {};
        return `export default ${JSON.stringify([[shape, { ...attributes, ...key }]])}`;
      },
    },
  };
}

/** The shapes in a file of lucide's. To import each of its 2,000 files, which all pass through here, would take a second. */
function shapesIn(code: string): IconNode | undefined {
  const [, icon] = /= (\[[^]*\]);\s+export/.exec(code) ?? [];
  return icon && JSON.parse(icon.replaceAll(/(\w+): /g, '"$1": '));
}

/** The names of lucide's files for the icons that the components in some folders import: `arrow-right`. */
function iconsIn(folders: string[]): string[] {
  const sources = folders.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(join(place, name), 'utf8')),
  );
  const imported = sources.flatMap((source) =>
    Array.from(source.matchAll(/import \{([^}]+)\} from 'lucide'/g), ([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ).flat(),
  );
  const files = imported
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => name.replaceAll(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase());
  return [...new Set(files)].toSorted();
}

/** An SVG file with each icon under its name. */
function iconFile(names: string[]): string {
  const icons = names.map((name) => {
    const shapes = shapesIn(readFileSync(join(folder, `${name}.mjs`), 'utf8'));
    if (!shapes) throw new Error(`${name} is no icon of lucide`);
    const [[, { d }]] = merged(shapes);
    return `<path id="${name}" d="${d}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${icons.join('')}</svg>`;
}

/** An icon as one path. */
export function merged(icon: IconNode): [IconNode[number]] {
  const d = icon.map(([shape, attributes]) => pathOf(shape, attributes)).join('');
  return [['path', { d: shortened(d) }]];
}

/** Two decimals are enough; a zero at the end and a space before a minus say nothing. */
function shortened(d: string): string {
  return d
    .replaceAll(/(\.\d\d)\d+/g, '$1')
    .replaceAll(/(\.[1-9])0(?!\d)/g, '$1')
    .replaceAll(' -', '-');
}

/** The data of a path that draws a shape, from an absolute point on: something else may stand before it. */
function pathOf(shape: IconNode[number][0], attributes: IconNode[number][1]): string {
  const number = (name: keyof typeof attributes) => Number(attributes[name] ?? 0);
  switch (shape) {
    case 'path':
      // What follows the point of a relative start is relative too, as a line.
      return String(attributes.d)
        .replace(/^m((?:\d*\.)?\d+[ ,]?(?:\d*\.)?\d+) ?(?=[\d.-])/, 'M$1l')
        .replace(/^m/, 'M');
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}Z`;
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
    default:
      throw new Error(`No path is known for <${shape}>`);
  }
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x} ${y - ry}a${rx} ${ry} 0 1 0 0 ${2 * ry}a${rx} ${ry} 0 1 0 0 ${-2 * ry}z`;
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  const corner = (dx: number, dy: number) =>
    radius > 0 ? `a${radius} ${radius} 0 0 1 ${dx} ${dy}` : '';
  return (
    `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
  );
}
