import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Table } from '#src/components/table/Table.tsx';

function show({ names = ['Mishti', 'Laddu'], isLoading = false } = {}) {
  render(
    <Table
      caption="Cats"
      columns={2}
      head={
        <tr role="row">
          <th role="columnheader" scope="col">
            Name
          </th>
          <th role="columnheader" scope="col">
            Weight
          </th>
        </tr>
      }
      isLoading={isLoading}
      emptyText="No cats."
    >
      {names.map((name) => (
        <tr key={name} role="row">
          <th role="rowheader" scope="row">
            {name}
          </th>
          <td role="cell">4 kg</td>
        </tr>
      ))}
    </Table>,
  );
}

it('a table scrolls in a named, focusable region and keeps its roles as cards', () => {
  show();
  const region = screen.getByRole('region', { name: 'Cats' });
  expect(region).toHaveAttribute('tabindex', '0');
  const table = within(region).getByRole('table', { name: 'Cats' });
  for (const group of table.querySelectorAll('thead, tbody'))
    expect(group).toHaveAttribute('role', 'rowgroup');
  expect(screen.getByRole('rowheader', { name: 'Laddu' })).toBeVisible();
});

it('a table that is loading shows neither old rows nor an empty message', () => {
  show({ isLoading: true });
  expect(screen.queryByText('No cats.')).not.toBeInTheDocument();
  expect(screen.queryByText('Mishti')).not.toBeInTheDocument();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(1);
});
