import type { BookingAnswers, BookingField } from '#src/domain/bookingTypes.ts';
import {
  emptyAnswers,
  givenAnswers,
  tidyAnswers,
} from '#src/features/booking/shared/bookingAnswers.ts';
import { type LinkField, withVetWish } from './draft/readBookingLink.ts';

export interface BookingState {
  /** The answers as typed, even before the list of clinics has loaded. */
  draft: BookingAnswers;
  /** The fields that failed the last submit, in the form's order. */
  invalidFields: readonly BookingField[];
  /** The clinic's field is shown; otherwise the clinic is plain text. */
  isChoosing: boolean;
  /** Changed by the user or a link, or sent: only then the draft is saved in the tab. */
  isChanged: boolean;
  /** The form stays open below the last confirmation. */
  isOpen: boolean;
  /** Answers were changed while the booking was on its way. */
  hasLaterChanges: boolean;
  /** The fields of a booking link whose values are not on offer, until they are filled in, or the booking is made. */
  notOffered: readonly LinkField[];
}

export const emptyForm: BookingState = {
  draft: emptyAnswers,
  invalidFields: [],
  isChoosing: false,
  isChanged: false,
  isOpen: false,
  hasLaterChanges: false,
  notOffered: [],
};

export type BookingEvent =
  | { type: 'typed'; name: BookingField; value: string }
  | { type: 'restored'; draft: Partial<BookingAnswers> }
  /** By later pages of this tab. */
  | { type: 'replaced'; draft: Partial<BookingAnswers> }
  /** From a link, or typed before hydration; `vet` goes into the comments. */
  | {
      type: 'filledIn';
      answers: Partial<BookingAnswers>;
      vet?: string;
      notOffered?: readonly LinkField[];
    }
  | { type: 'submitted'; invalidFields: readonly BookingField[] }
  | { type: 'booked'; nextDraft: Partial<BookingAnswers> }
  | { type: 'reopened'; owner: Partial<BookingAnswers> };

export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        draft: { ...state.draft, [event.name]: event.value },
        isChoosing: state.isChoosing || event.name === 'location',
        isChanged: true,
        isOpen: true,
        notOffered: state.notOffered.filter((name) => name !== event.name),
      };
    case 'restored':
      return withAnswers(state, event.draft);
    case 'replaced':
      return withAnswers(emptyForm, event.draft);
    case 'filledIn': {
      const { draft, ...form } = withAnswers(state, event.answers);
      const { vet, notOffered = state.notOffered } = event;
      const comments = vet ? withVetWish(draft.comments, vet) : draft.comments;
      return { ...form, draft: { ...draft, comments }, isChanged: true, isOpen: true, notOffered };
    }
    case 'submitted': {
      const { invalidFields } = event;
      const draft = tidyAnswers(state.draft);
      const isChanged = state.isChanged || invalidFields.length === 0;
      return { ...state, draft, invalidFields, isChanged, hasLaterChanges: false };
    }
    case 'booked': {
      const draft = { ...emptyAnswers, ...event.nextDraft };
      const hasLaterChanges = Object.keys(event.nextDraft).length > 0;
      const isChoosing = state.isChoosing && hasLaterChanges;
      return { ...emptyForm, draft, isChoosing, isOpen: hasLaterChanges, hasLaterChanges };
    }
    case 'reopened': {
      const draft = { ...emptyAnswers, ...event.owner, ...givenAnswers(state.draft) };
      return { ...state, draft, isOpen: true };
    }
  }
}

/** Empty answers override nothing. */
function withAnswers(state: BookingState, answers: Partial<BookingAnswers>): BookingState {
  const given = givenAnswers(answers);
  return {
    ...state,
    draft: { ...state.draft, ...given },
    isChoosing: state.isChoosing && !given.location,
    isOpen: state.isOpen || Object.keys(given).length > 0,
  };
}
