import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { click, days, openListOf } from './kit.ts';

beforeEach(stubDialog);

async function openWithKeys() {
  const view = await openListOf(days(3));
  await screen.findByRole('button', { name: 'Keyboard' });
  return view;
}

const search = () => screen.getByRole('searchbox', { name: 'Search' });
const help = () => screen.queryByRole('dialog', { name: 'Keyboard' });

/** Presses a key where the focus is; says whether the page took it. */
function takes(key: string, init: KeyboardEventInit = {}): boolean {
  return !fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
}

describe('the keys of the list', () => {
  it('the keys are listed by ? also while ‘More’ is closed', async () => {
    await openWithKeys();
    click('More');
    expect(screen.queryByRole('button', { name: 'Keyboard' })).toBeNull();
    takes('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  });

  it('a booking by phone begins by one key', async () => {
    await openWithKeys();
    expect(takes('b')).toBe(true);
    expect(await screen.findByRole('dialog', { name: 'Enter a booking' })).toBeVisible();
  });

  it('the keys of the list lead to the search, through the requests and into one', async () => {
    const { user } = await openWithKeys();
    expect(takes('/')).toBe(true);
    expect(search()).toHaveFocus();
    search().blur();
    expect(takes('ArrowDown')).toBe(true);
    expect(screen.getByRole('button', { name: 'Owner 3' })).toHaveFocus();
    expect(takes('ArrowDown')).toBe(true);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Owner 2' })).toBeVisible();
    expect(takes('/')).toBe(false);
  });

  it('the keys of the list are not taken from someone who types or chooses, or holds another key', async () => {
    await openWithKeys();
    for (const field of [search(), screen.getByLabelText('Sort By')]) {
      field.focus();
      expect(takes('/')).toBe(false);
      expect(takes('?')).toBe(false);
      expect(takes('ArrowDown')).toBe(false);
      field.blur();
    }
    expect(takes('/', { ctrlKey: true })).toBe(false);
    expect(takes('/', { metaKey: true })).toBe(false);
    expect(takes('?', { isComposing: true })).toBe(false);
    screen.getByRole('link', { name: 'My Visits' }).focus();
    expect(takes('/')).toBe(false);
    expect(help()).toBeNull();
  });

  it('the keys of the list are listed by ?, and the single characters can be turned off', async () => {
    await openWithKeys();
    expect(takes('?', { shiftKey: true })).toBe(true);
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard' });
    expect(within(dialog).getByText('Go to the previous request')).toBeVisible();
    fireEvent.click(
      within(dialog).getByRole('checkbox', {
        name: 'Use /, ?, B, J and K as shortcuts on this computer',
      }),
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    (document.activeElement as HTMLElement).blur();
    expect(takes('/')).toBe(false);
    expect(takes('?')).toBe(false);
    // No single character.
    expect(takes('ArrowDown')).toBe(true);
    expect(localStorage.getItem('listShortcuts')).toBe('off');
    fireEvent.click(await screen.findByRole('button', { name: 'Keyboard' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: /shortcuts/ }));
    expect(localStorage.getItem('listShortcuts')).toBeNull();
  });
});
