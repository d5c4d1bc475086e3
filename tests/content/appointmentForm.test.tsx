import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleForms } from '#src/config/switches.ts';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

describe
  .runIf(sampleForms)
  .each([['below an article', `/blog/${articleSummaries[0]!.id}`, 'Make an appointment']])(
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
      expect(form.queryByText('Not sent yet')).toBeNull();
      await user.type(form.getByRole('textbox', { name: 'Name' }), 'Kavya Menon');
      await user.selectOptions(form.getByRole('combobox', { name: 'Service' }), 'Surgery');
      await user.click(form.getByRole('button', { name: 'Make an appointment' }));
      await user.type(form.getByRole('textbox', { name: 'Address' }), 'Sample Road');
      const note = within(form.getByRole('group', { name: 'Not sent yet' }));
      expect(note.getByText('Comes along: name, service.')).toBeVisible();
      // The note follows the fields as they change.
      expect(note.getByText(/^Your address doesn’t come along/)).toBeVisible();
      expect(
        note.getByRole<HTMLAnchorElement>('link', { name: 'Send it as an e-mail' }).href,
      ).toContain(encodeURIComponent('Service: Surgery\r\nAddress: Sample Road'));
      expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Kavya Menon');
      expect(form.getByRole('combobox', { name: 'Service' })).toHaveDisplayValue('Surgery');
      expect(router.state.location.pathname + router.state.location.search).toBe(path);
      expect(calls).toEqual([]);
      server.events.removeAllListeners();
    });
  },
);
