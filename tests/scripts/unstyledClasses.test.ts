import { expect, it } from 'vitest';
import { unstyledClasses } from '#scripts/unstyledClasses.ts';

const css =
  '@layer pages{._card_1iv{color:red}@media (width<1px){._card_1iv:hover ._icon_a-c{top:0}}}';

it('finds the module classes of a page that its styles have no rule for, each once', () => {
  const html =
    '<div class="wrap _card_1iv"><p class="_gone_1iv"></p><p class="_gone_1iv x"></p></div>';
  expect(unstyledClasses(html, css)).toEqual(['_gone_1iv']);
});

it('finds nothing where every class has a rule, whatever the selector around it', () => {
  expect(unstyledClasses('<i class="_icon_a-c lucide"></i>', css)).toEqual([]);
});
