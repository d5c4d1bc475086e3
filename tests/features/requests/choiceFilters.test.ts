import { describe, expect, it } from 'vitest';
import {
  allChoices,
  type Choices,
  choiceFilters,
  filterByChoices,
  noteFilters,
  parseChoice,
} from '#src/features/requests/choiceFilters.ts';
import { choiceOptions, mostOptions } from '#src/features/requests/choiceOptions.ts';
import { prepareRequestList } from '#src/features/requests/requestList.ts';
import { blankRequest } from '#tests/support/staff.ts';

const clinic = choiceFilters[0]!;
const notes = choiceFilters.find(({ name }) => name === 'notes')!;

function request(id: string, locationName: string, appointmentType = 'Surgery') {
  return { ...blankRequest, id, locationName, appointmentType, date: '2026-07-18' };
}

const list = [
  request('a', 'VetBuddy Adyar'),
  request('b', '  vetbuddy  ADYAR ', 'surgery'),
  request('c', 'VetBuddy 10'),
  request('d', 'VetBuddy 9', 'Grooming'),
  request('e', ' ', 'Grooming'),
];

const passesNotes = ({ id }: { id: string }, filter: string) =>
  filter === 'Call again' && id === 'd';

function found(choices: Partial<Choices>) {
  const prepared = prepareRequestList(list);
  const requests = filterByChoices(prepared.dated, { ...allChoices, ...choices }, passesNotes);
  return requests.map(({ id }) => id).join(' ');
}

describe('a filter with a choice', () => {
  it('lets through the requests of one clinic, however its name is spelled', () => {
    expect(found({ clinic: 'VetBuddy Adyar' })).toBe('a b');
    expect(found({ clinic: 'vetbuddy adyar' })).toBe('a b');
    expect(found({ clinic: 'Adyar' })).toBe('');
  });

  it('narrows with every further choice', () => {
    expect(found({ service: 'Grooming' })).toBe('d e');
    expect(found({ service: 'Grooming', clinic: 'VetBuddy 9' })).toBe('d');
  });

  it('a filter with a choice has its label on the page', () => {
    expect(choiceFilters.map(({ name, label }) => [name, label])).toEqual([
      ['clinic', 'Clinic'],
      ['service', 'Service'],
      ['notes', 'Notes'],
    ]);
  });

  it('asks what is noted', () => {
    expect(found({ notes: 'Call again' })).toBe('d');
    expect(found({ notes: 'Call again', service: 'Surgery' })).toBe('');
  });

  it('finds the records without a value', () => {
    expect(found({ clinic: 'Not given' })).toBe('e');
  });

  it('returns the list itself where nothing is chosen', () => {
    const prepared = prepareRequestList(list);
    expect(filterByChoices(prepared.dated, allChoices, passesNotes)).toBe(prepared.dated);
  });

  it('takes any value of a field from an address, and of fixed values only those', () => {
    expect(parseChoice(clinic, ' A  closed clinic ')).toBe('A closed clinic');
    expect(parseChoice(clinic, null)).toBe('');
    expect(parseChoice(clinic, '  ')).toBe('');
    expect(parseChoice(notes, 'Call again')).toBe('Call again');
    expect(parseChoice(notes, 'again')).toBe('');
  });
});

describe('the options of a filter', () => {
  it('the options of a filter are the values of the records, each once, in order, the missing one last', () => {
    expect(choiceOptions(list, clinic)).toEqual({
      values: ['VetBuddy 9', 'VetBuddy 10', 'VetBuddy Adyar', 'Not given'],
      leftOut: 0,
    });
    expect(choiceOptions([], clinic).values).toEqual([]);
    expect(choiceOptions(list, notes)).toEqual({ values: noteFilters, leftOut: 0 });
  });

  it('stop at the most frequent ones where every record has its own', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      request(String(index), `Clinic ${index}`),
    );
    const frequent = request('x', 'Zzz');
    const { values, leftOut } = choiceOptions([...many, frequent, frequent], clinic);
    expect(values).toHaveLength(mostOptions);
    expect(values.at(-1)).toBe('Zzz');
    expect(leftOut).toBe(5001 - mostOptions);
  });
});
