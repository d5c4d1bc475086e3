import type { ClinicsResult } from '#src/api/stores.ts';
import { Button } from '#src/components/Button.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { BookingFormState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

interface LocationFieldProps extends Pick<BookingFormState, 'field' | 'focusField'> {
  clinics: ClinicsResult;
  phone: { display: string; href: string };
}

/** The clinics to choose from, and help where their list did not load. */
export function LocationField({ field, focusField, clinics, phone }: LocationFieldProps) {
  const { status } = clinics;

  function retry() {
    // The button is about to disappear, and with it the focus.
    focusField('location');
    clinics.retry();
  }

  return (
    <>
      <SelectField
        {...field('location')}
        label="Location"
        // Beside the label: below the field it would move the form when the list arrives.
        hint={status === 'waiting' || status === 'loading' ? 'loading…' : undefined}
        wide
      >
        <option value="">Select Location</option>
        {clinics.clinics.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </SelectField>
      <div role="status" className={styles.wide} data-empty={status === 'failed' ? undefined : ''}>
        {status === 'failed' && (
          <div className={styles.help}>
            <p>
              We could not load our locations, so this form can’t be sent yet. Try again, or call{' '}
              <SiteLink href={phone.href}>{phone.display}</SiteLink>.
            </p>
            <Button kind="secondary" size="compact" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
