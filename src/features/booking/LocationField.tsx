import { type ReactNode, useId } from 'react';
import type { ClinicsResult } from '#src/api/stores.ts';
import { Icon } from '#src/components/Icon.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Row, Stack } from '#src/components/Stack.tsx';
import { useOnline } from '#src/components/useOnline.ts';
import { useElapsed } from '#src/components/useElapsed.ts';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { appointmentTypesFor } from '#src/domain/appointmentTypes.ts';
import type { Store } from '#src/domain/types.ts';
import * as messages from './messages.tsx';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

interface LocationFieldProps extends Pick<
  BookingFormState,
  | 'field'
  | 'focusField'
  | 'knownClinic'
  | 'changeLocation'
  | 'draft'
  | 'types'
  | 'isGone'
  | 'variant'
  | 'phone'
> {
  clinics: ClinicsResult;
}

/**
 * The clinics to choose from, and help where their list does not come, or the chosen one takes no bookings or is not in it. A
 * clinic that is known already is said in the field's place, so that nothing moves.
 */
export function LocationField({ clinics, ...state }: LocationFieldProps) {
  const { field, focusField, knownClinic, draft, types, isGone, variant, phone } = state;
  const { status } = clinics;
  const wait = useTrouble(status);
  const isByPhone = draft.location !== '' && types.length === 0;
  const refused = isByPhone ? 'byPhone' : undefined;
  const trouble = wait ?? (isGone ? 'gone' : refused);
  const byPhone = clinics.clinics.filter(
    (clinic) => appointmentTypesFor(clinic, variant).length === 0,
  );
  const bookable = clinics.clinics.filter((clinic) => !byPhone.includes(clinic));

  function retry() {
    // The button is about to disappear, and with it the focus.
    focusField('location');
    clinics.refetch();
  }

  return (
    <>
      <div className={styles.where}>
        <div inert={Boolean(knownClinic)}>
          <SelectField
            {...field('location')}
            label={messages.location}
            // Shown beside the label, because a note below the field would move the form under the visitor's finger.
            hint={hintFor(status, wait)}
          >
            <option value="">{messages.selectLocation}</option>
            {bookable.map((clinic) => (
              <ClinicOption key={clinic.id} {...clinic} />
            ))}
            {byPhone.length > 0 && (
              <optgroup label={messages.byPhoneOnly}>
                {byPhone.map((clinic) => (
                  <ClinicOption key={clinic.id} {...clinic} />
                ))}
              </optgroup>
            )}
          </SelectField>
        </div>
        {knownClinic && <KnownClinic {...state} {...knownClinic} />}
      </div>
      <div role="status" className={styles.wide} data-empty={isHelpless(trouble) ? '' : undefined}>
        {trouble === 'slow' && <p className="visually-hidden">{messages.locationsAreSlow}</p>}
        {!isHelpless(trouble) && (
          <Stack gap={4} className={styles.help}>
            <p key={trouble}>
              {words[trouble](
                <SiteLink href={phone.href} translate="no">
                  {phone.display}
                </SiteLink>,
              )}
            </p>
            {!['offline', 'byPhone', 'gone'].includes(trouble) && (
              <ToolButton onClick={retry}>{messages.tryAgain}</ToolButton>
            )}
          </Stack>
        )}
      </div>
    </>
  );
}

function ClinicOption({ id, name }: Store) {
  return (
    <option value={String(id)} translate="no">
      {name}
    </option>
  );
}

interface KnownClinicProps extends Pick<LocationFieldProps, 'changeLocation'> {
  name: string;
  address: string | undefined;
}

function KnownClinic({ name, address, changeLocation }: KnownClinicProps) {
  const id = useId();
  return (
    <Row gap={3} className={styles.known}>
      <Icon icon="MapPin" />
      <div>
        <p id={id}>{messages.atClinic(<b translate="no">{name}</b>)}</p>
        {address && (
          <p className="caption" translate="no">
            {address}
          </p>
        )}
      </div>
      <button
        type="button"
        className={`text-button ${styles.change}`}
        aria-describedby={id}
        onClick={changeLocation}
      >
        {messages.changeClinic}
      </button>
    </Row>
  );
}

type Trouble = 'slow' | keyof typeof words;

/** Whether nothing can be done but wait. */
function isHelpless(trouble: Trouble | undefined): trouble is 'slow' | undefined {
  return trouble === undefined || trouble === 'slow';
}

function hintFor(
  status: ClinicsResult['status'],
  trouble: Trouble | undefined,
): string | undefined {
  if (trouble === 'slow') return messages.slowToLoad;
  // Nothing loads without a connection.
  if (trouble) return undefined;
  return status === 'waiting' || status === 'loading' ? messages.loading : undefined;
}

const words = {
  failed: messages.locationsFailed,
  offline: messages.locationsOffline,
  byPhone: messages.clinicByPhone,
  gone: messages.clinicGone,
} satisfies Record<string, (phone: ReactNode) => ReactNode>;

/** Why the list of clinics is missing; undefined if it is there. */
function useTrouble(status: ClinicsResult['status']): Trouble | undefined {
  const wait = useElapsed(status === 'loading');
  const isOnline = useOnline();
  if (status === 'ready' || status === 'waiting') return undefined;
  if (!isOnline) return 'offline';
  if (status === 'failed') return 'failed';
  return wait === 'slow' ? 'slow' : undefined;
}
