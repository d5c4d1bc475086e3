import { Button } from '#src/components/Button.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { BookingFormState, ClinicsState } from './useBookingForm.ts';
import styles from './BookingForm.module.css';

interface LocationFieldProps extends Pick<BookingFormState, 'field' | 'focusField'> {
  clinics: ClinicsState;
  phone: { display: string; href: string };
}

/** The clinics to choose from, and a way on where their list has not come. */
export function LocationField({ field, focusField, clinics, phone }: LocationFieldProps) {
  const missing = clinics.status !== 'pending' && clinics.clinics.length === 0;

  function retry() {
    // The button is about to go: the field it helps is where the person goes on.
    focusField('location');
    clinics.retry();
  }

  return (
    <>
      <SelectField
        {...field('location')}
        label="Location"
        // Beside the label: below the field it would move the form when the list arrives.
        hint={clinics.status === 'pending' ? 'loading…' : undefined}
        wide
      >
        <option value="">Select Location</option>
        {clinics.clinics.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </SelectField>
      <div role="status" className={styles.wide} data-empty={missing ? undefined : ''}>
        {missing && (
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
