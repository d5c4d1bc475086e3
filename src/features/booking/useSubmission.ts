import { useContext, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import type { BookingVariant } from '#src/domain/types.ts';
import {
  dismissOutcome,
  dismissUnanswered,
  type Outcome,
  type Submission,
  useSubmissionState,
  watchSubmissions,
} from './submissions.ts';

interface SubmissionOptions {
  variant: BookingVariant;
  /** Returns whether anything is left in the form. */
  onBooked: (submission: Submission) => boolean;
  /** The outcome is on the screen. */
  onOutcomeShown: (outcome: Outcome) => void;
}

/** The state of the booking that was sent from this form, or from the same form on another page. */
export function useSubmission(options: SubmissionOptions) {
  const { variant } = options;
  const { sending, outcome, refusal, hasMore, unanswered } = useSubmissionState(variant);
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const latest = useRef(options);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(
    () =>
      watchSubmissions(variant, {
        onBooked: (submission) => latest.current.onBooked(submission),
        show(change, result) {
          // Render at once, so that the confirmation can be scrolled to.
          flushSync(change);
          latest.current.onOutcomeShown(result);
        },
        // The router is ahead of the screen while the next page is fetched.
        isLeaving() {
          const next = router && (router.state.navigation.location ?? router.state.location);
          return next !== undefined && next.pathname !== pathname;
        },
      }),
    [variant, router, pathname],
  );

  return {
    isSending: sending !== undefined,
    outcome,
    refusal,
    hasMore,
    unanswered: sending ? undefined : unanswered,
    dismiss: () => dismissOutcome(variant),
    dismissUnanswered: () => dismissUnanswered(variant),
  };
}
