import { describe, expect, it, vi } from 'vitest';
import {
  handOverDraft,
  loadDraft,
  loadLastBooking,
  saveDraft,
} from '#src/features/booking/bookingStorage.ts';

describe('answers given elsewhere', () => {
  it('join the draft, and win over what it says', () => {
    handOverDraft('full', { name: 'Old', petType: 'Cat', comments: 'He coughs.' });
    handOverDraft('full', { name: 'Kavya Menon', email: '', comments: 'At night.' });
    expect(loadDraft('full')).toEqual({
      name: 'Kavya Menon',
      petType: 'Cat',
      comments: 'He coughs.\nAt night.',
    });
    expect(loadDraft('simple')).toEqual({});
  });

  it('say the same comment once, also below another', () => {
    handOverDraft('full', { comments: 'He coughs.\nAt night.' });
    handOverDraft('full', { comments: 'He coughs.\nAt night.' });
    expect(loadDraft('full')).toEqual({ comments: 'He coughs.\nAt night.' });
    handOverDraft('full', { comments: 'He limps.' });
    handOverDraft('full', { comments: 'He limps.' });
    handOverDraft('full', { comments: 'He' });
    expect(loadDraft('full').comments).toBe('He coughs.\nAt night.\nHe limps.\nHe');
  });

  it('come along too where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    handOverDraft('full', { name: 'Kavya Menon' });
    expect(loadDraft('full')).toEqual({ name: 'Kavya Menon' });
    saveDraft('full', {});
    expect(loadDraft('full')).toEqual({});
  });
});

it.each(['not json', '[1]', 'null', '7', '{"name":7,"evil":"x","id":"x"}'])(
  'a tab in which %s is stored has no draft and no confirmation',
  (kept) => {
    sessionStorage.setItem('bookingDraft:full', kept);
    sessionStorage.setItem('bookingMade:full', kept);
    expect(loadDraft('full')).toEqual({});
    expect(loadLastBooking('full')).toBeUndefined();
  },
);
