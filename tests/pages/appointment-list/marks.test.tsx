import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestRecord } from '#tests/support/staff.ts';
import { column, openListOf } from './requestListKit.ts';

const mobile = { mobile_number: '98765 43210' };
const records = [
  requestRecord(1, { ...mobile, name: 'Asha Menon', appointment_time: '10:30' }),
  requestRecord(2, { ...mobile, name: 'Ravi Menon', appointment_time: '12:00', pet_type: 'Cat' }),
  requestRecord(3, { name: 'Zoya Ansari', appointment_time: '13:00' }),
];

it('requests that are maybe the same are marked, and lead to each other in the drawer', async () => {
  const { user } = await openListOf(records, '/appointmentlist?sort=Oldest');
  expect(column('Name')).toEqual(['Asha MenonTwice?', 'Ravi MenonTwice?', 'Zoya Ansari']);
  const text = 'Maybe the same. Another request of this mobile number for this day.';
  expect(screen.getAllByText('Twice?')[0]).toHaveAttribute('title', text);
  await user.click(screen.getByRole('button', { name: 'Ravi Menon' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ravi Menon' });
  const same = await within(dialog).findByRole('region', { name: 'Maybe the same' });
  expect(same).toHaveTextContent(
    'Another request for 18 Jul 2026 comes from this mobile number. It may be the same visit asked for again, or a family that shares a phone.',
  );
  expect(within(same).getByRole('listitem')).toHaveTextContent(
    'Asha Menon, request 1, 10:30 AM, Vet Consultation, Dog, VetBuddy Adyar (sample)',
  );
  await user.click(within(same).getByRole('button', { name: 'Asha Menon' }));
  const other = screen.getByRole('dialog', { name: 'Asha Menon' });
  expect(other).toHaveFocus();
  await user.click(within(other).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Asha Menon' })).toHaveFocus();
});

it('the drawer counts the requests that are maybe the same, and names five of them', async () => {
  const many = Array.from({ length: 8 }, (_, index) => requestRecord(index + 1, mobile));
  const { user } = await openListOf(many);
  await user.click(screen.getByRole('button', { name: 'Owner 1' }));
  const same = await screen.findByRole('region', { name: 'Maybe the same' });
  expect(same).toHaveTextContent(/^Maybe the same\. 7 other requests for 18 Jul 2026 come/);
  expect(within(same).getAllByRole('button')).toHaveLength(5);
});
