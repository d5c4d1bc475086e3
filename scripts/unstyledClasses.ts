/**
 * The CSS module classes in a page's markup that its styles have no rule for: the markup of a chunk whose style sheet is
 * missing would stand bare until the chunk comes.
 */
export function unstyledClasses(html: string, css: string): string[] {
  const styled = new Set(Array.from(css.matchAll(/\.(_[\w-]+)/g), ([, name]) => name));
  const used = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' '));
  return [...new Set(used.flat())].filter(
    (name) => /^_[\w-]{3}[\da-z]+$/.test(name) && !styled.has(name),
  );
}
