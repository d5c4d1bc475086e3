import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { farZones, stayIn } from '#tests/support/clock.ts';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerRequests, loggedIn, requestRecord } from '#tests/support/staff.ts';
import { choose, click, column, openListOf } from './kit.ts';

const zones = ['UTC', ...farZones];
const adyar = { location_name: 'Adyar', appointment_date: '2026-11-18' };
const records = [
  requestRecord(1, { ...adyar, name: 'Asha Menon', appointment_time: '19:30' }),
  requestRecord(2, {
    ...adyar,
    name: 'Ravi Rao',
    appointment_time: '10:30',
    appointment_type: 'Surgery',
  }),
  requestRecord(3, { ...adyar, name: '', appointment_time: 'evening', comments: 'Two\nlines' }),
  requestRecord(4, { ...adyar, name: 'Other clinic', location_name: 'T Nagar' }),
  requestRecord(5, { ...adyar, name: 'Other day', appointment_date: '2026-11-19' }),
];

/** Opens a sheet by its address. */
async function openSheet(query: string, answer: unknown[] = records) {
  vi.setSystemTime('2026-11-18T12:00:00');
  loggedIn();
  answerRequests(answer);
  await renderAt(`/appointmentlist?${query}&sheet=day`);
}

/** The texts of the sheet's rows. */
async function sheetRows() {
  const region = await screen.findByRole('region', { name: 'Day sheet' });
  const [, , ...rows] = within(region).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
}

describe('the day sheet', () => {
  it.each(zones)(
    'lists one clinic’s requests of one day by time, as chosen in the list, in %s',
    async (zone) => {
      stayIn(zone);
      vi.setSystemTime('2026-11-18T12:00:00');
      const { router } = await openListOf(records);
      await screen.findByLabelText('Clinic');
      choose('Clinic', 'Adyar');
      choose('Days', 'Today');
      expect(column('ID')).toEqual(['3', '2', '1']);
      click('Day sheet');
      expect(await sheetRows()).toEqual([
        [
          'Called',
          'eveningID 3',
          'No name given5555500003',
          'Vet ConsultationDog',
          'Two\nlines',
          '',
        ],
        ['Called', '10:30 AMID 2', 'Ravi Rao5555500002', 'SurgeryDog', 'Comment 2', ''],
        ['Called', '7:30 PMID 1', 'Asha Menon5555500001', 'Vet ConsultationDog', 'Comment 1', ''],
      ]);
      expect(screen.getByRole('heading', { level: 1, name: 'Day sheet' })).toBeVisible();
      const head = screen.getByRole('columnheader', { name: /^Adyar/ });
      expect(head).toHaveTextContent(
        'AdyarWednesday, 18 Nov 20263 requests · as of 18 Nov 2026, 12:00 PM',
      );
      await waitFor(() =>
        expect(router.state.location.search).toBe('?range=Today&clinic=Adyar&sheet=day'),
      );
      click('Back to the list');
      expect(column('ID')).toEqual(['3', '2', '1']);
    },
  );

  it.each(zones)('opens on today, and asks for a clinic, in %s', async (zone) => {
    stayIn(zone);
    await openSheet('range=Next+7+days');
    expect(await screen.findByRole('option', { name: 'Choose a clinic' })).toBeInTheDocument();
    expect(screen.getAllByText(/Choose a clinic/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Print' })).toHaveAttribute('aria-disabled', 'true');
    choose('Clinic', 'T Nagar');
    expect(screen.getByLabelText('Day')).toHaveValue('2026-11-18');
    expect((await sheetRows()).map((row) => row[1])).toEqual(['10:30 AMID 4']);
    click('Day after');
    // Backspace in a date field leaves it without a day.
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '' } });
    expect(screen.getByLabelText('Day')).toHaveValue('2026-11-19');
    expect(screen.getByText('There are no requests for this clinic on this day.')).toBeVisible();
  });

  it('says what is noted, ticks who was called, and opens a request', async () => {
    stubDialog();
    await openSheet('clinic=Adyar&range=Today');
    const [, ravi] = await screen.findAllByRole('checkbox', { name: /^Called/ });
    fireEvent.click(ravi!);
    expect(ravi).toBeChecked();
    expect((await sheetRows())[1]?.at(-1)).toBe('Confirmed');
    expect(screen.getByRole('link', { name: '5555500002' })).toHaveAttribute(
      'href',
      'tel:+915555500002',
    );
    click('Ravi Rao');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ravi Rao' }));
    fireEvent.click(dialog.getByRole('radio', { name: 'Changed' }));
    fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Comes with her son' } });
    expect((await sheetRows())[1]?.at(-1)).toBe('Changed: Comes with her son');
    // Another outcome than a press here has made is undone where it is seen.
    fireEvent.click(ravi!);
    expect((await sheetRows())[1]?.at(-1)).toBe('Changed: Comes with her son');
  });

  it('says what else the list’s filters leave out, and shows the whole day', async () => {
    await openSheet('clinic=Adyar&range=Today&service=Surgery');
    expect(await sheetRows()).toHaveLength(1);
    expect(screen.getByText('Filtered like the list: Surgery.')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /^Adyar/ })).toHaveTextContent('only Surgery');
    click('Show the whole day');
    expect(await sheetRows()).toHaveLength(3);
  });

  it('does not ask for the clinic where there is only one, and is printed by its button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openSheet('range=Today', records.slice(0, 3));
    expect(await sheetRows()).toHaveLength(3);
    expect(screen.getByLabelText('Clinic')).toHaveValue('Adyar');
    click('Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('cuts a comment that would not fit on a page', async () => {
    const long = requestRecord(1, { ...adyar, comments: 'x'.repeat(5000) });
    await openSheet('from=2026-11-18&to=2026-11-18', [long]);
    expect((await sheetRows())[0]?.[4]).toBe(`${'x'.repeat(600)}…`);
  });
});
