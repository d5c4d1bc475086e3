import { expect, it } from 'vitest';
import { allChoices } from '#src/features/requests/choiceFilters.ts';
import { daySheetRows, sheetLimits } from '#src/features/requests/daySheet.ts';
import { prepareRequestList } from '#src/features/requests/requestList.ts';
import { blankRequest } from '#tests/support/staff.ts';

const day = '2026-07-18';
const passesNotes = () => false;
const request = (id: string, time: string, fields = {}) => ({
  ...blankRequest,
  id,
  time,
  date: day,
  name: 'Asha',
  appointmentType: 'Surgery',
  ...fields,
});

it('has the day’s requests by time, those without a time that can be read first, and what the search and the filters leave', () => {
  const list = prepareRequestList([
    request('c', '16:00'),
    request('b', '9:30 AM'),
    request('a', 'evening'),
    request('d', '10:00', { appointmentType: 'Grooming' }),
    request('e', '10:00', { name: 'Ravi' }),
    request('f', '10:00', { date: '2026-07-19' }),
  ]);
  const rows = (search: string, service: string) =>
    daySheetRows(list, { day, search, choices: { ...allChoices, service } }, passesNotes)
      .map(({ id }) => id)
      .join(' ');
  expect(rows('', '')).toBe('a b d e c');
  expect(rows('asha', 'Surgery')).toBe('a b c');
});

it('says in words what narrows it besides the clinic and the day', () => {
  const choices = { ...allChoices, clinic: 'Adyar', service: 'Surgery' };
  expect(sheetLimits({ day, search: ' asha ', choices })).toBe('Surgery, “asha”');
  expect(sheetLimits({ day, search: ' ', choices: { ...allChoices, clinic: 'Adyar' } })).toBe('');
});
