import { type MouseEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#src/components/Icon.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster, Row } from '#src/components/layout/Stack.tsx';
import type { Store } from '#src/domain/types.ts';
import {
  focusField,
  useBooking,
  useBookingField,
  useBookingState,
  useKnownStore,
} from '#src/features/booking/BookingContext.tsx';
import { bookingVariants } from '#src/features/booking/rules/bookingVariants.ts';
import { hintFor, LocationHelp, useLocationTrouble } from './LocationHelp.tsx';
import * as messages from '#src/features/booking/messages.tsx';
import styles from '#src/features/booking/BookingForm.module.css';

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
      {clinics.clinics.filter(takesBookings).map(clinicOption)}
      {byPhone.length > 0 && (
        <optgroup label={messages.byPhoneOnly}>{byPhone.map(clinicOption)}</optgroup>
      )}
    </>
  );
}

function clinicOption({ id, name }: Store) {
  return (
    <option key={id} value={String(id)} translate="no">
      {name}
    </option>
  );
}

/** The clinic that is known already, and a way to choose another. */
function KnownClinic() {
  const { dispatch, pageClinic } = useBooking();
  const { store, profile } = useKnownStore();
  const id = useId();
  const location = String(store?.id);

  function change({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => dispatch({ type: 'typed', name: 'location', value: location }));
    // The field takes the place of the pressed button.
    focusField(form, 'location');
  }

  return (
    <Row gap={3} className={styles.known}>
      <Icon icon="MapPin" />
      <div>
        <p id={id}>{messages.atClinic(<b translate="no">{profile?.area ?? store?.name}</b>)}</p>
        {/* A clinic's own page has said its address. */}
        {profile?.address && location !== pageClinic && (
          <p className="caption" translate="no">
            {profile.address}
          </p>
        )}
      </div>
      <button
        type="button"
        className={`text-button ${styles.change}`}
        aria-describedby={id}
        onClick={change}
      >
        {messages.changeClinic}
      </button>
    </Row>
  );
}

/** The clinics that the list of stores doesn't have, until another is chosen. A clinic's own page chooses it from the start. */
function ClinicsByPhone() {
  const { variant, setup, pageClinic } = useBooking();
  const isChosen = useBookingState(({ answers }) => answers.location !== '');
  const clinics = setup.clinics.filter(
    (clinic) => clinic.storeId === undefined && bookingVariants[variant].isFor(clinic),
  );
  if (pageClinic || isChosen || clinics.length === 0) return null;
  return (
    <Cluster as="p" gap={2} className={`small ${styles.byPhone}`}>
      <span>{messages.byPhone}</span>
      {clinics.map(({ area, phone }) => (
        <span key={area} translate="no">
          {area} <SiteLink href={phone.href}>{phone.display}</SiteLink>
        </span>
      ))}
    </Cluster>
  );
}
