import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#src/content/brand.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

describe.each([['below an article', '/blog/monsoon-paws', 'Make an appointment']])(
  'the form %s',
  (_, path, name) => {
    async function openForm() {
      const page = await renderAt(path);
      return { ...page, form: within(thePage().getByRole('form', { name })) };
    }

    it('has fields for name, email, phone, service, address and date', async () => {
      const { form } = await openForm();
      for (const label of ['Name', 'Email', 'Phone', 'Address'])
        expect(form.getByRole('textbox', { name: label })).toBeInTheDocument();
      expect(form.getByRole('combobox', { name: 'Service' })).toHaveDisplayValue('Select Service');
      expect(form.getByLabelText('Date')).toHaveAttribute('type', 'date');
    });

    it('sends nothing, says so, keeps its values, and links to booking and phone', async () => {
      const calls: string[] = [];
      server.events.on('request:start', ({ request }) => calls.push(request.url));
      const { form, user, router } = await openForm();
      expect(form.queryByText(/does not reach the clinic/)).toBeNull();
      await user.type(form.getByRole('textbox', { name: 'Name' }), 'Kavya Menon');
      await user.selectOptions(form.getByRole('combobox', { name: 'Service' }), 'Surgery');
      await user.click(form.getByRole('button', { name: 'Make an appointment' }));
      const note = within(form.getByRole('status'));
      expect(note.getByText('This form does not reach the clinic yet.')).toBeVisible();
      expect(note.getByRole('link', { name: 'Open the booking form' })).toHaveAttribute(
        'href',
        '/#contacts',
      );
      expect(note.getByRole('link', { name: `Call ${brand.phone.display}` })).toHaveAttribute(
        'href',
        brand.phone.href,
      );
      expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Kavya Menon');
      expect(form.getByRole('combobox', { name: 'Service' })).toHaveDisplayValue('Surgery');
      expect(router.state.location.pathname + router.state.location.search).toBe(path);
      expect(calls).toEqual([]);
      server.events.removeAllListeners();
    });
  },
);
