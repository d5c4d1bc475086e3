import { useState } from 'react';
import type { ClinicsResult } from '#src/api/stores.ts';
import { SelectField } from '#src/components/SelectField.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Stack } from '#src/components/Stack.tsx';
import { useOnline } from '#src/components/useOnline.ts';
import { useElapsed } from '#src/components/useElapsed.ts';
import { ToolButton } from '#src/components/ToolButton.tsx';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

interface LocationFieldProps extends Pick<BookingFormState, 'field' | 'focusField'> {
  clinics: ClinicsResult;
  phone: { display: string; href: string };
}

/** The clinics to choose from, and help where their list does not come. */
export function LocationField({ field, focusField, clinics, phone }: LocationFieldProps) {
  const { status } = clinics;
  const [attempt, setAttempt] = useState(0);
  const trouble = useTrouble(status, attempt);

  function retry() {
    // The button is about to disappear, and with it the focus.
    focusField('location');
    setAttempt(attempt + 1);
    clinics.refetch();
  }

  return (
    <>
      <SelectField
        {...field('location')}
        label="Location"
        // Shown beside the label, because a note below the field would move the form under the visitor's finger.
        hint={hintFor(status, trouble)}
        wide
      >
        <option value="">Select Location</option>
        {clinics.clinics.map(({ id, name }) => (
          <option key={id} value={String(id)} translate="no">
            {name}
          </option>
        ))}
      </SelectField>
      <div role="status" className={styles.wide} data-empty={isHelpless(trouble) ? '' : undefined}>
        {trouble === 'slow' && (
          <p className="visually-hidden">
            Our locations are slow to load. Fill in the rest meanwhile.
          </p>
        )}
        {!isHelpless(trouble) && (
          <Stack gap={4} className={styles.help}>
            <p>
              <span>{words[trouble]}</span>{' '}
              <SiteLink href={phone.href} translate="no">
                {phone.display}
              </SiteLink>
              .
            </p>
            {trouble !== 'offline' && <ToolButton onClick={retry}>Try again</ToolButton>}
          </Stack>
        )}
      </div>
    </>
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
  if (trouble === 'slow') return 'slow to load, fill in the rest';
  return status === 'waiting' || status === 'loading' ? 'loading…' : undefined;
}

/** Each ends in front of the phone number. */
const words = {
  failed: 'We could not load our locations, so this form can’t be sent yet. Try again, or call',
  offline:
    'You are offline. Our locations load by themselves when you are back online; what you type stays here. You can also call',
  lost: 'Our locations have still not loaded, so this form can’t be sent yet. Try again, or call',
};

/** Why the list of clinics is missing; undefined if it is there. */
function useTrouble(status: ClinicsResult['status'], attempt: number): Trouble | undefined {
  const wait = useElapsed(status === 'loading', attempt);
  const isOnline = useOnline();
  if (status === 'ready' || status === 'waiting') return undefined;
  if (!isOnline) return 'offline';
  if (status === 'failed') return 'failed';
  return wait === 'slow' || wait === 'lost' ? wait : undefined;
}
