import { describe, expect, it, vi } from 'vitest';
import {
  handOverDraft,
  loadDraft,
  originOf,
  saveDraft,
  takeHandOver,
} from '#src/features/booking/draft/bookingStorage.ts';

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

describe('where a draft comes from', () => {
  it('is said once by the page that filled it in, and by no other change', () => {
    saveDraft('full', { name: 'Kavya Menon' });
    expect(takeHandOver('full')).toBe(false);
    handOverDraft('full', { comments: 'He limps.' });
    expect(takeHandOver('simple')).toBe(false);
    expect(takeHandOver('full')).toBe(true);
    expect(takeHandOver('full')).toBe(false);
    expect(loadDraft('full')).toEqual({ name: 'Kavya Menon', comments: 'He limps.' });
  });

  it('stays with it through later changes and answers given elsewhere', () => {
    const origin = { pageClinic: 'indiranagar', wishedVet: 'Dr Ananya Rao' };
    saveDraft('full', { location: '7', comments: 'With Dr Ananya Rao, please.' }, origin);
    saveDraft('full', { location: '7', comments: 'With Dr Ananya Rao, please. He limps.' });
    handOverDraft('full', { name: 'Kavya Menon' });
    expect(takeHandOver('full')).toBe(true);
    expect(originOf('full')).toEqual(origin);
    expect(originOf('simple')).toEqual({});
  });

  it('goes with the answer that it is about', () => {
    const origin = { pageClinic: 'indiranagar', wishedVet: 'Dr Ananya Rao' };
    saveDraft('full', { name: 'Kavya Menon', comments: 'He limps.' }, origin);
    expect(originOf('full')).toEqual({ wishedVet: 'Dr Ananya Rao' });
    saveDraft('full', { name: 'Kavya Menon', location: '7' }, origin);
    expect(originOf('full')).toEqual({ pageClinic: 'indiranagar' });
  });

  it('keeps nothing where nothing is filled in', () => {
    saveDraft('full', { name: '' });
    expect(sessionStorage.getItem('bookingDraft:full')).toBeNull();
  });
});

it.each(['not json', '[1]', 'null', '7', '{"name":7,"evil":"x","id":"x"}'])(
  'a tab in which %s is stored has no draft',
  (kept) => {
    sessionStorage.setItem('bookingDraft:full', kept);
    expect(loadDraft('full')).toEqual({});
  },
);
