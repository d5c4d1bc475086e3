/**
 * The module of `<drawing>.svg?moving`: a drawing as the page holds it while its parts move (src/components/movingDrawing.tsx).
 * None for a drawing without such parts. Its styles come apart, since the pages' policy allows no `<style>`, and its title goes: browsers show it under the mouse.
 */
export function movingDrawing(svg: string): string {
  if (!svg.includes(' data-move="')) return 'export const drawing = undefined;';
  const [, attributes = '', inside = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1];
  const inherited = [...attributes.matchAll(/ (?:fill|stroke)[\w-]*="[^"]*"/g)].join('');
  const [style = '', styles = ''] = /<style>(.*?)<\/style>/s.exec(inside) ?? [];
  const parts = inside.replace(style, '').replace(/<title[^>]*>.*?<\/title>/s, '');
  const drawing = {
    viewBox,
    markup: `<g${inherited}>${parts}</g>`,
    styles: styles.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  };
  return `export const drawing = ${JSON.stringify(drawing)};`;
}
