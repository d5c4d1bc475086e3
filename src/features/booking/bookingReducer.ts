import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import type { BookingDraft, BookingField, ClockTime, Store } from '#src/domain/types.ts';
import {
  type Answers,
  bookingFields,
  changedSince,
  emptyDraft,
  filledIn,
} from './draft/bookingDraft.ts';
import { withVetWish } from './draft/followedLink.ts';
import type { BookingSetup } from './rules/bookingSetup.ts';
import { allProblemsOf, type BookingState } from './bookingState.ts';

export type BookingEvent =
  | { type: 'typed'; name: BookingField; value: string }
  | Prefilled
  | { type: 'storesLoaded'; clinics: readonly Store[] }
  | { type: 'submitted'; now: ClockTime; setup: BookingSetup }
  /** The booking was accepted. */
  | { type: 'answered'; sent: BookingDraft }
  /** A booking for another pet begins. */
  | { type: 'again'; owner: Answers };

/** Answers given elsewhere; an empty one replaces nothing. */
interface Prefilled {
  type: 'prefilled';
  answers: Answers;
  /** The draft kept in this tab, the page's clinic, or something that the person did: a link, a choice, typing before hydration. */
  from: 'tab' | 'page' | 'person';
  /** The vet to ask for in the comments; of a kept draft, the one whose wish may be in them already. */
  vet?: string | undefined;
}

export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        answers: { ...state.answers, [event.name]: event.value },
        isChoosing: state.isChoosing || event.name === 'location',
        isChanged: true,
        isUnfolded: true,
      };
    case 'prefilled':
      return prefilled(state, event);
    case 'storesLoaded':
      return { ...state, clinics: event.clinics };
    case 'submitted':
      return submitted(state, event.now, event.setup);
    case 'answered':
      return answered(state, event.sent);
    case 'again':
      return {
        ...state,
        answers: {
          ...emptyDraft,
          ...filledIn({ ...event.owner, location: state.startsAt }),
          ...filledIn(state.answers),
        },
        isUnfolded: true,
      };
  }
}

function prefilled(state: BookingState, { answers, from, vet }: Prefilled): BookingState {
  const filled = filledIn(answers);
  const merged = { ...state.answers, ...filled };
  const isAsked = vet && from === 'person';
  return {
    ...state,
    answers: isAsked
      ? { ...merged, comments: withVetWish(merged.comments, vet, state.wishedVet) }
      : merged,
    isChoosing: state.isChoosing && !filled.location,
    startsAt: (from !== 'tab' && filled.location) || state.startsAt,
    wishedVet: vet ?? state.wishedVet,
    isChanged: state.isChanged || from === 'person',
    isUnfolded: state.isUnfolded || Object.keys(filled).length > 0 || Boolean(isAsked),
  };
}

function submitted(state: BookingState, now: ClockTime, setup: BookingSetup): BookingState {
  const mobileNumber = normaliseMobileNumber(state.answers.mobileNumber);
  const next = { ...state, answers: { ...state.answers, mobileNumber } };
  const problems = allProblemsOf(next, now, setup);
  return { ...next, wrong: bookingFields.filter((name) => problems[name]), hasMore: false };
}

function answered(state: BookingState, sent: BookingDraft): BookingState {
  const rest = changedSince(sent, state.answers);
  const hasMore = Object.keys(filledIn(rest)).length > 0;
  const location = hasMore ? rest.location || state.startsAt : '';
  return {
    ...state,
    answers: { ...rest, location },
    wrong: [],
    isChoosing: state.isChoosing && rest.location !== '',
    wishedVet: rest.comments ? state.wishedVet : undefined,
    isChanged: false,
    isUnfolded: hasMore,
    hasMore,
  };
}
