import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  draftPageOf,
  handOverDraft,
  loadDraft,
  saveDraft,
  useChosenClinic,
} from '#src/features/booking/shared/bookingStorage.ts';

it('answers from another page replace those of the draft, and its comments are added', () => {
  saveDraft('full', { name: 'Old', petType: 'Cat', comments: 'He coughs.' }, '11');
  handOverDraft('full', { name: 'Kavya Menon', email: '', comments: 'At night.' });
  const comments = 'He coughs.\nAt night.';
  expect(loadDraft('full')).toEqual({ name: 'Kavya Menon', petType: 'Cat', comments });
  expect(loadDraft('simple')).toEqual({});
});

it('a comment that another page hands over twice is there once', () => {
  handOverDraft('full', { comments: 'He coughs.\nAt night.' });
  for (const comments of ['He coughs.\nAt night.', 'He limps.', 'He limps.', 'He'])
    handOverDraft('full', { comments });
  expect(loadDraft('full').comments).toBe('He coughs.\nAt night.\nHe limps.\nHe');
});

it('a draft keeps on which clinic’s page its clinic was chosen', () => {
  saveDraft('full', { location: '7' }, '11');
  expect(draftPageOf('full')).toBe('11');
  handOverDraft('full', { name: 'Kavya Menon' });
  expect(draftPageOf('full')).toBe('11');
  saveDraft('full', { name: 'Kavya Menon' }, '11');
  expect(draftPageOf('full')).toBeUndefined();
});

it('a clinic chosen for grooming counts as the owner’s, until one is chosen in the full form', () => {
  const { result, rerender } = renderHook(useChosenClinic);
  expect(result.current).toBe('');
  saveDraft('simple', { location: '7' }, undefined);
  rerender();
  expect(result.current).toBe('7');
  saveDraft('full', { location: '11' }, undefined);
  rerender();
  expect(result.current).toBe('11');
});

it('an empty draft leaves nothing in the tab', () => {
  saveDraft('full', { name: '' }, '11');
  expect(sessionStorage.getItem('bookingDraft:full')).toBeNull();
});

it('a tab in which something else is stored has no draft', () => {
  for (const kept of ['not json', '[1]', 'null', '7', '{"name":7,"evil":"x"}']) {
    sessionStorage.setItem('bookingDraft:full', kept);
    expect(loadDraft('full')).toEqual({});
  }
});
