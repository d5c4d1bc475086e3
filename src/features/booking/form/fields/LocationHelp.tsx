import type { MouseEvent, ReactNode } from 'react';
import { Stack } from '#src/components/layout/Stack.tsx';
import * as common from '#src/components/messages.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { StoresStatus } from '#src/domain/clinicDirectory.ts';
import { focusField, useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';
import * as messages from '#src/features/booking/form/messages.tsx';
import { useIsSlow } from '#src/features/booking/form/useIsSlow.ts';
import { useOnline } from '#src/platform/useOnline.ts';
import styles from '#src/features/booking/form/BookingCard.module.css';

const helpMessages = {
  failed: messages.locationsFailed,
  offline: messages.locationsOffline,
  byPhone: messages.clinicByPhone,
  gone: messages.clinicGone,
} satisfies Record<string, (phone: ReactNode) => ReactNode>;

type Help = 'slow' | keyof typeof helpMessages;

export function useLocationHelp(): Help | undefined {
  const { stores, store, types, state } = useBookingFormValue();
  const isSlow = useIsSlow(stores.status === 'loading');
  const isOnline = useOnline();
  if (state.draft.location && !store && stores.list.length > 0) return 'gone';
  if (store && types.length === 0) return 'byPhone';
  // Nothing loads offline.
  if (!isOnline && ['loading', 'failed'].includes(stores.status)) return 'offline';
  if (stores.status === 'failed') return 'failed';
  return isSlow ? 'slow' : undefined;
}

export function hintFor(status: StoresStatus, help?: Help): string | undefined {
  if (help === 'slow') return messages.slowToLoad;
  if (help || status === 'ready') return undefined;
  return messages.loading;
}

export function LocationHelp({ help }: { help: Help | undefined }) {
  const { stores, clinicPhone } = useBookingFormValue();

  function retry({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    // A button that unmounts must move focus.
    focusField(form, 'location');
    stores.refetch();
  }

  const isBelow = help && help !== 'slow';
  return (
    <div role="status" className={styles.wide} data-empty={isBelow ? undefined : ''}>
      {help === 'slow' && <p className="visually-hidden">{messages.locationsAreSlow}</p>}
      {isBelow && (
        <Stack gap={4} className={styles.help}>
          <p key={help}>{helpMessages[help](<PhoneNumber {...clinicPhone} />)}</p>
          {help === 'failed' && <ToolButton onClick={retry}>{common.tryAgain}</ToolButton>}
        </Stack>
      )}
    </div>
  );
}
