import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Pagination } from '#src/components/table/Pagination.tsx';

it.each([
  ['moves one page back or on', 2, 3, [1, 3]],
  ['leads from beyond the end to the last page', 9, 5, [5]],
  ['keeps a disabled button in its place', 1, 1, []],
])('the pagination %s', (_, page, pages, opened) => {
  const onPage = vi.fn<(page: number) => void>();
  render(<Pagination label="Cats" page={page} pages={pages} onPage={onPage} />);
  expect(screen.getByText(`Page ${page} of ${pages}`)).toBeVisible();
  for (const name of ['Previous', 'Next']) {
    const button = screen.getByRole('button', { name });
    // Disabled by aria alone, so that it keeps the focus.
    expect(button).toBeEnabled();
    fireEvent.click(button);
  }
  expect(onPage.mock.calls.flat()).toEqual(opened);
  expect(screen.queryAllByRole('button').filter((each) => each.ariaDisabled)).toHaveLength(
    2 - opened.length,
  );
});
