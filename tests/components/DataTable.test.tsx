import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TruncatedText } from '#src/components/TruncatedText.tsx';
import { type Column, DataTable } from '#src/components/DataTable.tsx';
import { Pagination } from '#src/components/Pagination.tsx';

interface Cat {
  name: string;
  weight: string;
}

const columns: Column<Cat>[] = [
  { header: 'Name', cell: (cat) => cat.name, sorted: 'ascending', cardSlot: 'title' },
  { header: 'Weight', cell: (cat) => cat.weight },
];

function show(props: Partial<React.ComponentProps<typeof DataTable<Cat>>> = {}) {
  return render(
    <DataTable
      caption="Cats"
      columns={columns}
      rows={[
        { name: 'Mishti', weight: '4 kg' },
        { name: 'Laddu', weight: '' },
      ]}
      rowKey={(cat) => cat.name}
      empty="No cats."
      {...props}
    />,
  );
}

/** jsdom has no layout: every box gets a width of `room` px and its text one of `text` px. */
function layOut(text: number, room: number) {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(text);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(room);
}

describe('a table', () => {
  it('a table scrolls in a focusable region with its name, and keeps its semantics when it is laid out as cards', () => {
    show();
    const region = screen.getByRole('region', { name: 'Cats' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(within(region).getByRole('table', { name: 'Cats' })).toBeVisible();
    for (const [tag, role] of [
      ['table', 'table'],
      ['thead, tbody', 'rowgroup'],
      ['tr', 'row'],
      ['thead th', 'columnheader'],
      ['tbody th', 'rowheader'],
      ['td', 'cell'],
    ])
      for (const part of document.querySelectorAll(tag!))
        expect(part).toHaveAttribute('role', role);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('a table without rows shows its message, but not while it is loading', () => {
    const { unmount } = show({ rows: [] });
    expect(screen.getByRole('cell')).toHaveTextContent('No cats.');
    expect(screen.getByRole('cell')).toHaveAttribute('colspan', '2');
    unmount();
    show({ rows: [], loading: true });
    expect(screen.queryByText('No cats.')).not.toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(1);
  });

  it('a marked row says so in words', () => {
    show({ badges: ({ name }) => (name === 'Laddu' ? [{ text: 'New' }] : []) });
    expect(screen.getByRole('rowheader', { name: /^Laddu/ })).toHaveTextContent('New');
    expect(screen.getByRole('rowheader', { name: /^Mishti/ })).not.toHaveTextContent('New');
  });
});

describe('a text that may be too long', () => {
  const long = 'A very long story about a cat';

  it('a truncated text opens and closes by keyboard and by click', async () => {
    layOut(300, 100);
    const user = userEvent.setup();
    render(<TruncatedText text={long} label="Comments" />);
    const button = screen.getByRole('button', { name: 'Comments in full' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('a text of any length is laid out as its start until it is expanded', async () => {
    const endless = 'x'.repeat(10_000);
    render(<TruncatedText text={endless} label="Comments" />);
    expect(document.body.textContent.length).toBeLessThan(1000);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Comments in full' }));
    expect(screen.getByText(endless)).toBeVisible();
  });

  it.each([
    ['Esc', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['scrolling', () => fireEvent.scroll(window)],
    ['leaving', (holder: HTMLElement) => fireEvent.pointerLeave(holder, { pointerType: 'mouse' })],
  ])('a truncated text shows in full on hover, until %s, and not on touch', (_, end) => {
    layOut(300, 100);
    render(<TruncatedText text={long} label="Comments" />);
    const holder = screen.getByText(long).parentElement!;
    fireEvent.pointerEnter(holder, { pointerType: 'touch' });
    expect(screen.getAllByText(long)).toHaveLength(1);
    fireEvent.pointerEnter(holder, { pointerType: 'mouse' });
    expect(screen.getAllByText(long)).toHaveLength(2);
    end(holder);
    expect(screen.getAllByText(long)).toHaveLength(1);
  });

  it('a text that fits is plain, and measured again when its width changes', async () => {
    let changed: () => void = () => undefined;
    window.ResizeObserver = class {
      constructor(callback: () => void) {
        changed = callback;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof ResizeObserver;
    layOut(100, 100);
    render(<TruncatedText text={long} label="Comments" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    layOut(100, 50);
    changed();
    expect(await screen.findByRole('button', { name: 'Comments in full' })).toBeVisible();
  });

  it('a truncated link stays a link', () => {
    layOut(300, 100);
    render(
      <TruncatedText text="asha@mail.example" label="Email" href="mailto:asha@mail.example" />,
    );
    expect(screen.getByRole('link', { name: 'asha@mail.example' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Email in full' })).toBeVisible();
  });
});

describe('the pager', () => {
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
      // Disabled to whoever hears it, but still there for the focus.
      expect(button).toBeEnabled();
      fireEvent.click(button);
    }
    expect(onPage.mock.calls.flat()).toEqual(opened);
    expect(screen.queryAllByRole('button').filter((each) => each.ariaDisabled)).toHaveLength(
      2 - opened.length,
    );
  });
});
