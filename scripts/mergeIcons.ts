import type { IconNode } from 'lucide';
import type { Plugin } from 'vite';

/**
 * Makes each of lucide's icons one path with two decimals (an icon is 24 units wide). Icons stand in the markup of every page
 * and in its chunks; as one path they take a third less.
 */
export function mergeIcons(): Plugin {
  return {
    name: 'vetbuddy:merge-icons',
    apply: 'build',
    // Prerendered icons are the browser's.
    config: () => ({ ssr: { noExternal: ['lucide'] } }),
    transform: {
      filter: { id: /node_modules\/lucide\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code) {
        // The whole package passes through here: to import each of its 2,000 files would take a second.
        const [, icon] = /= (\[[^]*\]);\s+export/.exec(code) ?? [];
        if (!icon) return undefined;
        const shapes = JSON.parse(icon.replaceAll(/(\w+): /g, '"$1": ')) as IconNode;
        return `export default ${JSON.stringify(merged(shapes))}`;
      },
    },
  };
}

/** An icon as one path. */
export function merged(icon: IconNode): IconNode {
  const d = icon.map(([shape, attributes]) => pathOf(shape, attributes)).join('');
  return [['path', { d: d.replaceAll(/(\.\d\d)\d+/g, '$1') }]];
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
