import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { resetServer, server } from '#tests/support/server.ts';
import { announced, days, openListOf } from './kit.ts';

beforeEach(stubDialog);

describe('the booking links', () => {
  async function openLinks() {
    const view = await openListOf(days(1));
    await view.user.click(await screen.findByRole('button', { name: 'Booking links' }));
    return {
      ...view,
      dialog: within(await screen.findByRole('dialog', { name: 'Booking links' })),
    };
  }

  it('copies the booking link of a clinic', async () => {
    const { user, dialog } = await openLinks();
    const field = await dialog.findByRole('textbox', { name: 'VetBuddy Adyar (sample)' });
    const shown = (field as HTMLInputElement).value;
    expect(shown).toMatch(/^\/\?store=\d+$/);
    const link = `http://localhost:3000${shown}#contacts`;
    await user.click(
      dialog.getByRole('button', { name: 'Copy the link for VetBuddy Adyar (sample)' }),
    );
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(announced(dialog)).toBe('The link for VetBuddy Adyar (sample) is copied.');
    expect(dialog.getAllByText('Copied')).toHaveLength(1);
    await user.click(dialog.getAllByRole('button', { name: /^Copy the link for/ }).at(-1)!);
    expect(dialog.getAllByText('Copied')).toHaveLength(1);
    field.focus();
    expect((await user.copy())?.getData('text/plain')).toBe(link);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Booking links' })).toHaveFocus();
  });

  it('selects the booking link where the browser does not allow copying', async () => {
    const { user, dialog } = await openLinks();
    const field = await dialog.findByRole('textbox', { name: 'VetBuddy Adyar (sample)' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(
      dialog.getByRole('button', { name: 'Copy the link for VetBuddy Adyar (sample)' }),
    );
    await waitFor(() => expect(field).toHaveFocus());
    const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
    expect(value).toMatch(/^http:\/\/localhost:3000\/\?store=\d+#contacts$/);
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
    expect(announced(dialog)).toMatch(/^The link could not be copied\./);
  });

  it('says so when the locations can’t be loaded, and loads them again', async () => {
    expectConsole('error', 'The stores list could not be loaded.');
    server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.error(), { once: false }));
    const { user, dialog } = await openLinks();
    expect(await dialog.findByText('The clinics could not be loaded.')).toBeVisible();
    resetServer();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('textbox', { name: 'VetBuddy Adyar (sample)' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });
});
