import { expect, it } from 'vitest';
import { unstyledClasses } from '#scripts/unstyledClasses.ts';

const css = '@layer pages{._1iv0{color:red}@media (width<1px){._1iv0:hover ._a-c2{top:0}}}';

it('finds the module classes of a page that its styles have no rule for, each once', () => {
  const html = '<div class="wrap _1iv0"><p class="_1iv9"></p><p class="_1iv9 x"></p></div>';
  expect(unstyledClasses(html, css)).toEqual(['_1iv9']);
});

it('finds nothing where every class has a rule, whatever the selector around it', () => {
  expect(unstyledClasses('<i class="_a-c2 lucide"></i>', css)).toEqual([]);
});
