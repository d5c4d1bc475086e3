import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from '#src/components/RichText.tsx';
import { richText } from '#scripts/content/markdown/richText.ts';

it('words of another language are named as such, so that voices and fonts know it', () => {
  const { text, problems } = richText('Dry paws, [कोरडे **पाय**](lang:mr-IN).');
  expect(problems).toEqual([]);
  const { container } = render(
    <p>
      <RichText text={text} />
    </p>,
  );
  expect(container.querySelector('p')!.innerHTML).toBe(
    'Dry paws, <span lang="mr-IN">कोरडे <strong>पाय</strong></span>.',
  );
});
