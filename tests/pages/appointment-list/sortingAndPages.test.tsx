import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '#tests/support/controls.ts';
import { column, days, openListOf } from './requestListKit.ts';

it('the list shows fifteen requests a page, the newest first', async () => {
  const { user } = await openListOf(days(37));
  expect(column('ID')).toEqual(Array.from({ length: 15 }, (_, row) => String(37 - row)));
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  expect(screen.getByText('Showing 1 to 15 of 37.')).toBeVisible();
  expect(screen.getByText('Export covers all 37.')).toBeVisible();
  const previous = screen.getByRole('button', { name: 'Previous' });
  const next = screen.getByRole('button', { name: 'Next' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(previous);
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  await user.click(next);
  await user.click(next);
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  expect(column('ID')).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.click(next);
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  await user.click(previous);
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
});

it('the request list is sorted as chosen: Recent, Oldest, No Sorting or Next up', async () => {
  await openListOf([days(3)[1], days(3)[2], days(3)[0]]);
  const sort = screen.getByLabelText('Sort By');
  expect(sort).toHaveValue('Recent');
  expect(
    within(sort)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Recent', 'Oldest', 'No Sorting', 'Next up']);
  const date = screen.getByRole('columnheader', { name: 'Date' });
  expect(column('ID')).toEqual(['3', '2', '1']);
  expect(date).toHaveAttribute('aria-sort', 'descending');
  fill('Sort By', 'Oldest');
  expect(column('ID')).toEqual(['1', '2', '3']);
  expect(date).toHaveAttribute('aria-sort', 'ascending');
  fill('Sort By', 'No Sorting');
  expect(column('ID')).toEqual(['2', '3', '1']);
  expect(date).not.toHaveAttribute('aria-sort');
});
