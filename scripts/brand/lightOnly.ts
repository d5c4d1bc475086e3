/**
 * Styles, a drawing or a page without dark mode: the rules for dark are gone, and a browser is told that there is nothing but
 * light.
 */
export function lightOnly(text: string): string {
  const dark = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{/g;
  let light = '';
  let end = 0;
  for (const { index, 0: start } of text.matchAll(dark)) {
    light += text.slice(end, index);
    end = endOfBlock(text, index + start.length);
  }
  return (light + text.slice(end))
    .replaceAll('color-scheme: light dark', 'color-scheme: light')
    .replace('content="light dark"', 'content="light"')
    .replace(/\s*<meta name="theme-color"[^>]*media="\(prefers-color-scheme: dark\)"[^>]*>/, '')
    .replace(' media="(prefers-color-scheme: light)"', '');
}

/** Where the block ends whose braces are open at a place. */
function endOfBlock(text: string, from: number): number {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < text.length) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
}
