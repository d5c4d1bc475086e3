import { expect, it } from 'vitest';
import { unstyledClasses } from '#scripts/unstyledClasses.ts';

const css =
  '@layer pages{._1iv0ab_wide{color:red}@media (width<1px){._1iv0ab_wide:hover .-ac_De_dot{top:0}}}';

it('finds the module classes of a page that its styles have no rule for, each once', () => {
  const html =
    '<div class="wrap _1iv0ab_wide"><p class="cdEf01_row"></p><p class="cdEf01_row x"></p></div>';
  expect(unstyledClasses(html, css)).toEqual(['cdEf01_row']);
});

it('finds nothing where every class has a rule, whatever the selector around it', () => {
  expect(unstyledClasses('<i class="-ac_De_dot lucide"></i>', css)).toEqual([]);
});
