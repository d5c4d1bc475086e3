import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProcessSteps } from '#src/sections/services/ProcessSteps.tsx';

it('the process steps are an ordered list, and the drawing is hidden from screen readers', () => {
  render(
    <ProcessSteps
      title="How a visit works"
      picture={{ src: '/dog.svg', width: 400, height: 460, alt: '' }}
      steps={[
        { title: 'Pick a time', text: 'Every half hour.' },
        { title: 'Come in', text: 'On four feet.' },
      ]}
    />,
  );
  const section = screen.getByRole('region', { name: 'How a visit works' });
  const items = within(within(section).getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Pick a time',
    'Come in',
  ]);
  expect(within(section).getByRole('list').tagName).toBe('OL');
  expect(within(section).queryByRole('img')).not.toBeInTheDocument();
});
