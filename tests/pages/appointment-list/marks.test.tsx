import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { server } from '#tests/support/server.ts';
import { requestRecord } from '#tests/support/staff.ts';
import { choose, column, openListOf } from './kit.ts';

beforeEach(stubDialog);

const mobile = { mobile_number: '98765 43210' };
const records = [
  requestRecord(1, { ...mobile, name: 'Asha Menon', appointment_time: '10:30' }),
  requestRecord(2, { ...mobile, name: 'Ravi Menon', appointment_time: '12:00', pet_type: 'Cat' }),
  requestRecord(3, { name: 'Zoya Ansari', appointment_time: '12:00 PM' }),
  requestRecord(4, { name: 'Uma Rao', appointment_time: '13:00' }),
  requestRecord(5, { name: 'Isha Nair', appointment_time: '12:00' }),
];

describe('the marks', () => {
  it('the marks stand by the names of the requests that they are about, and filter them', async () => {
    await openListOf(records, '/appointmentlist?sort=Oldest');
    expect(column('Name')).toEqual([
      'Asha MenonTwice?',
      'Ravi MenonTwice?Full?',
      'Zoya AnsariFull?',
      'Isha NairFull?',
      'Uma Rao',
    ]);
    expect(screen.getAllByText('Full?')[0]).toHaveAttribute(
      'title',
      'Same time. More requests for this clinic at this time than it may have room for.',
    );
    await screen.findByLabelText('Marks');
    choose('Marks', 'Same time');
    expect(column('ID')).toEqual(['2', '3', '5']);
  });

  it('the marks are explained in the request, which leads to the others and back to the list', async () => {
    const { user } = await openListOf(records, '/appointmentlist?sort=Oldest');
    await user.click(screen.getByRole('button', { name: 'Ravi Menon' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ravi Menon' });
    const same = await within(dialog).findByRole('region', { name: 'Maybe the same' });
    expect(same).toHaveTextContent(
      'Another request for 18 Jul 2026 comes from this mobile number. It may be the same visit asked for again, or a family that shares a phone.',
    );
    expect(within(same).getByRole('listitem')).toHaveTextContent(
      'Asha Menon, request 1, 10:30 AM, Vet Consultation, Dog, VetBuddy Adyar (sample)',
    );
    const clash = within(dialog).getByRole('region', { name: 'Same time' });
    expect(clash).toHaveTextContent(
      '2 other requests ask for this clinic at this time. It may not have room for all.',
    );
    await user.click(within(clash).getByRole('button', { name: 'Zoya Ansari' }));
    const other = screen.getByRole('dialog', { name: 'Zoya Ansari' });
    expect(other).toHaveFocus();
    expect(within(other).queryByRole('region', { name: 'Maybe the same' })).toBeNull();
    await user.click(within(other).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Zoya Ansari' })).toHaveFocus();
  });

  it('the marks and the request tell what else is known of the owner', async () => {
    const visits = vi.fn<(phone: string | null) => void>();
    server.use(
      http.get('*/xml/vetbuddy-visits', ({ request }) => {
        visits(new URL(request.url).searchParams.get('phone'));
        const bruno = { patient_name: 'Bruno', visit_name: 'Blood test', created_on: '2026-05-17' };
        return HttpResponse.json({ data: [{ id: 1, ...bruno }] });
      }),
    );
    await openListOf(
      [
        ...records.slice(0, 1),
        requestRecord(9, { ...mobile, name: 'Asha M', appointment_date: '2026-08-01' }),
        requestRecord(8),
      ],
      '/appointmentlist?sort=Oldest',
    );
    expect(column('Name')).toEqual(['Asha MenonKnown', 'Owner 8', 'Asha MKnown']);
    fireEvent.click(screen.getByRole('button', { name: 'Asha Menon' }));
    const dialog = await screen.findByRole('dialog', { name: 'Asha Menon' });
    const who = within(dialog).getByRole('region', { name: 'Who is this?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Who is this?' }));
    expect(who).toHaveFocus();
    expect(within(who).getByRole('listitem')).toHaveTextContent(
      '1 Aug 2026, 10:30 AM, Asha M, Vet Consultation, Dog',
    );
    expect(visits).not.toHaveBeenCalled();
    fireEvent.click(within(who).getByRole('button', { name: 'Visits of this number' }));
    expect(await within(who).findByText('Bruno, Blood test, 17 May 2026')).toBeVisible();
    expect(within(who).getByText('1 visit:')).toHaveRole('status');
    expect(visits.mock.calls).toEqual([['9876543210']]);
    expect(within(who).getByRole('link', { name: 'All visits, with documents' })).toHaveAttribute(
      'href',
      '/VetcareVetBuddyVisits?phone=9876543210',
    );
    fireEvent.click(within(who).getByRole('button', { name: '1 Aug 2026, 10:30 AM' }));
    expect(dialog).toHaveAccessibleName('Asha M');
    expect(dialog).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Next request', hidden: true }));
    expect(dialog).toHaveAccessibleName('Asha M');
    fireEvent.click(screen.getByRole('button', { name: 'Previous request' }));
    expect(dialog).toHaveAccessibleName('Owner 8');
    expect(screen.getByText('No request of this number for another day.')).toBeVisible();
  });

  it('name five of many others', async () => {
    const { user } = await openListOf(
      Array.from({ length: 8 }, (_, index) => requestRecord(index + 1)),
    );
    await user.click(screen.getByRole('button', { name: 'Owner 1' }));
    const clash = await screen.findByRole('region', { name: 'Same time' });
    expect(clash).toHaveTextContent(
      '7 other requests ask for this clinic at this time. It may not have room for all.',
    );
    expect(within(clash).getAllByRole('button')).toHaveLength(5);
    expect(clash).toHaveTextContent(/And 2 more\.$/);
  });
});
