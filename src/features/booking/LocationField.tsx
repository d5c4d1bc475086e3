import { SelectField } from '#src/components/SelectField.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Store } from '#src/domain/types.ts';
import { useBooking, useBookingState, useKnownStore } from './bookingContext.ts';
import { bookingVariants } from './bookingVariants.ts';
import { KnownClinic } from './KnownClinic.tsx';
import { hintFor, LocationHelp, useLocationTrouble } from './LocationHelp.tsx';
import * as messages from './messages.tsx';
import { useBookingField } from './useBookingField.ts';
import styles from './BookingForm.module.css';

/** The clinics to choose from. One that is known already is said in the field's place, so that nothing moves. */
export function LocationField() {
  const { clinics } = useBooking();
  const { store } = useKnownStore();
  const isChoosing = useBookingState((state) => state.isChoosing);
  const trouble = useLocationTrouble();
  const isKnown = store !== undefined && !isChoosing;
  return (
    <>
      <div className={styles.where}>
        <div inert={isKnown}>
          <SelectField
            {...useBookingField('location')}
            label={messages.location}
            // Shown beside the label, because a note below the field would move the form under the visitor's finger.
            hint={hintFor(clinics.status, trouble)}
          >
            <option value="">{messages.selectLocation}</option>
            <ClinicOptions />
          </SelectField>
        </div>
        {isKnown && <KnownClinic />}
        <ClinicsByPhone />
      </div>
      <LocationHelp trouble={trouble} />
    </>
  );
}

function ClinicOptions() {
  const { variant, clinics } = useBooking();
  const takesBookings = (store: Store) => bookingVariants[variant].typesAt(store).length > 0;
  const byPhone = clinics.clinics.filter((store) => !takesBookings(store));
  return (
    <>
      {clinics.clinics.filter(takesBookings).map((store) => (
        <ClinicOption key={store.id} {...store} />
      ))}
      {byPhone.length > 0 && (
        <optgroup label={messages.byPhoneOnly}>
          {byPhone.map((store) => (
            <ClinicOption key={store.id} {...store} />
          ))}
        </optgroup>
      )}
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

/** The clinics that the list of stores doesn't have, until another is chosen. */
function ClinicsByPhone() {
  const { variant, setup } = useBooking();
  const isChosen = useBookingState(({ answers }) => answers.location !== '');
  const clinics = setup.clinics.filter(
    (clinic) => clinic.storeId === undefined && bookingVariants[variant].isFor(clinic),
  );
  if (isChosen || clinics.length === 0) return null;
  return (
    <Cluster as="p" gap={2} className={`small ${styles.byPhone}`}>
      <span>{messages.byPhone}</span>
      {clinics.map(({ area, phone }) => (
        <span key={area} className="nowrap" translate="no">
          {area} <SiteLink href={phone.href}>{phone.display}</SiteLink>
        </span>
      ))}
    </Cluster>
  );
}
