import type { Plugin } from 'vite';

/**
 * Refuses a build whose scripts import each other in a circle: which of them runs first would then depend on which is asked
 * for or arrives first, and with the wrong one the site does not start ('… is not a function').
 */
export function refuseCycles(): Plugin {
  return {
    name: 'vetbuddy:refuse-cycles',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = findCircle(
        new Map(scripts.map(({ fileName, imports }) => [fileName, imports])),
      );
      if (circle) this.error(`Scripts import each other: ${circle.join(' → ')}`);
    },
  };
}

/** Files that import each other, the first of them again at the end; undefined where there are none. */
export function findCircle(
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const done = new Set<string>();
  function visit(files: Iterable<string>, path: readonly string[]): readonly string[] | undefined {
    for (const file of files) {
      const start = path.indexOf(file);
      if (start >= 0) return [...path.slice(start), file];
      if (done.has(file)) continue;
      done.add(file);
      const circle = visit(imports.get(file) ?? [], [...path, file]);
      if (circle) return circle;
    }
    return undefined;
  }
  return visit(imports.keys(), []);
}
