/** Lightning CSS's pattern: six characters that stand for the file, an underscore, the class. */
const moduleClass = /^_?[\w-]{6}_[a-z]/i;

/**
 * The CSS module classes in a page's markup that its styles have no rule for: the markup of a chunk whose style sheet is
 * missing would stand bare until the chunk comes.
 */
export function unstyledClasses(html: string, css: string): string[] {
  const styled = new Set(Array.from(css.matchAll(/\.([\w-]+)/g), ([, name]) => name));
  const used = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' '));
  return [...new Set(used.flat())].filter((name) => moduleClass.test(name) && !styled.has(name));
}
