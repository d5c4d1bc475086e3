import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore } from '#src/components/createStore.ts';
import { filledIn } from './bookingDraft.ts';
import { draftKey, loadFromTab } from './tabStorage.ts';

const chosen = createStore('');

/** The id of the clinic in the draft that this tab keeps; '' for none. */
export const setChosenClinic = chosen.set;

/** The id of the clinic that was chosen in this tab's booking form; '' where none is, and while prerendering. */
export function useChosenClinic(): string {
  const { key } = useLocation();
  useEffect(() => chosen.set(filledIn(loadFromTab(draftKey('full'))).location ?? ''), [key]);
  return chosen.useValue();
}
