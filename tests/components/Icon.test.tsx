import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon } from '#src/components/Icon.tsx';
import { lucideNames, socialNames } from '#src/components/iconNames.ts';

function draw(icon: React.ReactElement) {
  const { container } = render(icon);
  return container.querySelector('svg')!;
}

it('every icon is in the sprite', () => {
  const [file, name] = draw(<Icon icon="Info" />)
    .querySelector('use')!
    .getAttribute('href')!
    .split('#');
  expect(file).toBe('/src/components/icons.svg');
  const sprite = new DOMParser().parseFromString(readFileSync(`.${file}`, 'utf8'), 'image/svg+xml');
  expect(name).toBe('Info');
  const symbols = Array.from(sprite.querySelectorAll('symbol'), ({ id }) => id);
  expect(symbols).toEqual([...lucideNames, ...socialNames]);
});
