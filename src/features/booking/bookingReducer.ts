import type { BookingDraft, BookingField } from '#src/domain/bookingTypes.ts';
import { emptyDraft, givenAnswers, tidyAnswers } from './draft/bookingDraft.ts';
import { withVetWish } from './draft/readBookingLink.ts';

export interface BookingState {
  /** As typed, even before the list of clinics has loaded. */
  answers: BookingDraft;
  /** The fields that failed the last submit, in the form's order. */
  invalidFields: readonly BookingField[];
  /** The clinic's field is shown; otherwise the clinic is plain text. */
  isChoosing: boolean;
  /** Changed by the user or a link, or sent: only then the answers are saved in the tab. */
  isChanged: boolean;
  /** The form stays open below the last confirmation. */
  isOpen: boolean;
  /** Answers were changed while the booking was on its way. */
  hasLaterChanges: boolean;
}

export const emptyForm: BookingState = {
  answers: emptyDraft,
  invalidFields: [],
  isChoosing: false,
  isChanged: false,
  isOpen: false,
  hasLaterChanges: false,
};

export type BookingEvent =
  | { type: 'typed'; name: BookingField; value: string }
  | { type: 'restored'; answers: Partial<BookingDraft> }
  /** From a link, or typed before hydration; `vet` goes into the comments. */
  | { type: 'filledIn'; answers: Partial<BookingDraft>; vet?: string }
  | { type: 'submitted'; invalidFields: readonly BookingField[] }
  | { type: 'booked'; nextDraft: Partial<BookingDraft> }
  | { type: 'reopened'; owner: Partial<BookingDraft> };

export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        answers: { ...state.answers, [event.name]: event.value },
        isChoosing: state.isChoosing || event.name === 'location',
        isChanged: true,
        isOpen: true,
      };
    case 'restored':
      return withAnswers(state, event.answers);
    case 'filledIn': {
      const { answers, ...form } = withAnswers(state, event.answers);
      const { vet } = event;
      const comments = vet ? withVetWish(answers.comments, vet) : answers.comments;
      return { ...form, answers: { ...answers, comments }, isChanged: true, isOpen: true };
    }
    case 'submitted': {
      const { invalidFields } = event;
      const answers = tidyAnswers(state.answers);
      const isChanged = state.isChanged || invalidFields.length === 0;
      return { ...state, answers, invalidFields, isChanged, hasLaterChanges: false };
    }
    case 'booked': {
      const answers = { ...emptyDraft, ...event.nextDraft };
      const hasLaterChanges = Object.keys(event.nextDraft).length > 0;
      const isChoosing = state.isChoosing && hasLaterChanges;
      return { ...emptyForm, answers, isChoosing, isOpen: hasLaterChanges, hasLaterChanges };
    }
    case 'reopened': {
      const answers = { ...emptyDraft, ...event.owner, ...givenAnswers(state.answers) };
      return { ...state, answers, isOpen: true };
    }
  }
}

/** Empty answers override nothing. */
function withAnswers(state: BookingState, answers: Partial<BookingDraft>): BookingState {
  const given = givenAnswers(answers);
  return {
    ...state,
    answers: { ...state.answers, ...given },
    isChoosing: state.isChoosing && !given.location,
    isOpen: state.isOpen || Object.keys(given).length > 0,
  };
}
