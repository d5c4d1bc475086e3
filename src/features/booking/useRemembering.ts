import { useState } from 'react';
import { forgetMark } from './forgetMark.ts';
import {
  type Details,
  forgetDetails,
  keepDetails,
  loadDetails,
  useRememberedDetails,
} from './rememberedDetails.ts';

/**
 * Whether the details of the next booking are kept: at first where those of an earlier one are. `isOwners`: who types is who
 * books; what the desk enters for others is neither filled in from a browser's own details nor kept or forgotten with them.
 */
export function useRemembering(isOwners: boolean) {
  const remembered = useRememberedDetails();
  const canRemember = isOwners && remembered.canRemember;
  const details = isOwners ? remembered.details : undefined;
  const [choice, setChoice] = useState<boolean>();
  const [known, setKnown] = useState(details);

  if (details !== known) {
    setKnown(details);
    // Kept or forgotten, here or in another tab: the box follows.
    setChoice(undefined);
  }

  const isTicked = choice ?? details !== undefined;

  /** What to do with the details once the booking is accepted, as the form stood when it was sent. */
  function whenBooked(sent: Details): () => void {
    const mark = forgetMark();
    return () => {
      if (!isOwners) return;
      const wasForgottenMeanwhile =
        forgetMark() !== mark || (details !== undefined && !loadDetails());
      if (isTicked && !wasForgottenMeanwhile) keepDetails(sent);
      else forgetDetails();
    };
  }

  return { details, canRemember, isTicked, tick: setChoice, whenBooked };
}
