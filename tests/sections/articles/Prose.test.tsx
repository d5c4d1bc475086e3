import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { TextBlock } from '#src/domain/articles.ts';
import { Prose } from '#src/sections/articles/Prose.tsx';

const advice = { usual: ['At night, come.'], onDates: {}, timeZone: 'Asia/Kolkata' };
const phone = { display: '01234', href: 'tel:01234' };

function show(blocks: TextBlock[]) {
  return render(
    <MemoryRouter>
      <Prose opening="Opening." blocks={blocks} phone={phone} advice={advice} />
    </MemoryRouter>,
  );
}

const call: TextBlock = {
  kind: 'call',
  title: 'Call us if',
  blocks: [{ kind: 'list', items: ['it hurts'] }],
};

describe('a text', () => {
  it('a text has its headings in order, those of boxes too', () => {
    show([
      call,
      { kind: 'heading', level: 2, text: 'One' },
      { kind: 'heading', level: 3, text: 'Two' },
      { kind: 'note', title: 'Note', blocks: [{ kind: 'text', text: 'x' }] },
    ]);
    const headings = screen.getAllByRole('heading');
    expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H2 Call us if',
      'H2 One',
      'H3 Two',
      'H3 Note',
    ]);
  });

  it('a text has the number and what to do at which hour in a box about calls, not in a note', () => {
    const { rerender } = show([call]);
    expect(screen.getByRole('link', { name: 'Call 01234' })).toHaveAttribute('href', 'tel:01234');
    expect(screen.getByText('At night, come.')).toBeInTheDocument();
    rerender(
      <MemoryRouter>
        <Prose blocks={[{ ...call, kind: 'note' }]} phone={phone} advice={advice} />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('At night, come.')).toBeNull();
  });

  it('a text has words set apart and links within its lists', () => {
    show([
      {
        kind: 'steps',
        items: [
          [
            { kind: 'strong', text: 'First.' },
            ' Read ',
            {
              kind: 'link',
              href: 'https://vets.example/',
              text: ['the ', { kind: 'em', text: 'guide' }],
            },
          ],
        ],
      },
    ]);
    const item = screen.getByRole('listitem');
    expect(within(item).getByText('First.').tagName).toBe('STRONG');
    expect(within(item).getByRole('link', { name: 'the guide' })).toHaveAttribute(
      'href',
      'https://vets.example/',
    );
  });

  it('shows markup that somebody typed as the characters it is', () => {
    const { container } = show([{ kind: 'quote', text: '<img src=x onerror=alert(1)>' }]);
    expect(container.querySelector('blockquote')).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(container.querySelector('img')).toBeNull();
  });
});
