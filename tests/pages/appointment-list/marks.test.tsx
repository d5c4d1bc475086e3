import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialog } from '#tests/support/dialogStub.ts';
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
