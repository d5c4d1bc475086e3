import type { MouseEvent, ReactNode } from 'react';
import type { ClinicsResult } from '#src/api/stores.ts';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { useElapsed } from '#src/components/useElapsed.ts';
import { useOnline } from '#src/components/useOnline.ts';
import { useBooking, useBookingState, useKnownStore } from './bookingContext.ts';
import { isGone } from './bookingState.ts';
import { bookingVariants } from './bookingVariants.ts';
import * as messages from './messages.tsx';
import { focusField } from './useBookingField.ts';
import styles from './BookingForm.module.css';

const words = {
  failed: messages.locationsFailed,
  offline: messages.locationsOffline,
  byPhone: messages.clinicByPhone,
  gone: messages.clinicGone,
} satisfies Record<string, (phone: ReactNode) => ReactNode>;

type Trouble = 'slow' | keyof typeof words;

/** Why no clinic, or not the chosen one, can be booked; undefined where it can. */
export function useLocationTrouble(): Trouble | undefined {
  const { variant, clinics } = useBooking();
  const { store } = useKnownStore();
  const hasGone = useBookingState(isGone);
  const wait = useElapsed(clinics.status === 'loading');
  const isOnline = useOnline();
  switch (clinics.status) {
    case 'ready':
      if (hasGone) return 'gone';
      return store && bookingVariants[variant].typesAt(store).length === 0 ? 'byPhone' : undefined;
    case 'waiting':
      return undefined;
    case 'failed':
      return isOnline ? 'failed' : 'offline';
    case 'loading':
      if (!isOnline) return 'offline';
      return wait === 'slow' ? 'slow' : undefined;
  }
}

/** Beside the label of the list, while it loads. */
export function hintFor(status: ClinicsResult['status'], trouble?: Trouble): string | undefined {
  if (trouble === 'slow') return messages.slowToLoad;
  // Nothing loads without a connection.
  if (trouble) return undefined;
  return status === 'waiting' || status === 'loading' ? messages.loading : undefined;
}

/** Help where the list does not come, or the chosen clinic takes no bookings or is not in it. */
export function LocationHelp({ trouble }: { trouble: Trouble | undefined }) {
  const { clinics } = useBooking();
  const { phone } = useKnownStore();
  // Nothing can be done but wait.
  const isHelpless = trouble === undefined || trouble === 'slow';

  function retry({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    // The button is about to disappear, and with it the focus.
    focusField(form, 'location');
    clinics.refetch();
  }

  return (
    <div role="status" className={styles.wide} data-empty={isHelpless ? '' : undefined}>
      {trouble === 'slow' && <p className="visually-hidden">{messages.locationsAreSlow}</p>}
      {!isHelpless && (
        <Stack gap={4} className={styles.help}>
          <p key={trouble}>
            {words[trouble](
              <SiteLink href={phone.href} translate="no">
                {phone.display}
              </SiteLink>,
            )}
          </p>
          {trouble === 'failed' && <ToolButton onClick={retry}>{messages.tryAgain}</ToolButton>}
        </Stack>
      )}
    </div>
  );
}
