import { type MouseEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { TextButton } from '#src/components/Button.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster, Row } from '#src/components/layout/Stack.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Store } from '#src/domain/types.ts';
import { focusField, useBooking, useBookingField } from '#src/features/booking/BookingContext.tsx';
import * as messages from '#src/features/booking/messages.tsx';
import { bookingVariants } from '#src/features/booking/rules/bookingVariants.ts';
import { hintFor, LocationHelp, useLocationHelp } from './LocationHelp.tsx';
import styles from '#src/features/booking/BookingForm.module.css';

export function LocationField() {
  const { clinics, clinic, state } = useBooking();
  const help = useLocationHelp();
  const isKnown = clinic !== undefined && !state.isChoosing;
  return (
    <>
      <div className={styles.where}>
        <div inert={isKnown}>
          <SelectField
            {...useBookingField('location')}
            label={messages.location}
            // Beside the label: a note below would move the form.
            hint={hintFor(clinics.status, help)}
          >
            <option value="">{messages.selectLocation}</option>
            <ClinicOptions />
          </SelectField>
        </div>
        {isKnown && <KnownClinic clinic={clinic} />}
        <ClinicsByPhone />
      </div>
      <LocationHelp help={help} />
    </>
  );
}

function ClinicOptions() {
  const { variant, clinics } = useBooking();
  const takesBookings = (clinic: Store) => bookingVariants[variant].typesAt(clinic).length > 0;
  const byPhone = clinics.list.filter((clinic) => !takesBookings(clinic));
  return (
    <>
      {clinics.list.filter(takesBookings).map(clinicOption)}
      {byPhone.length > 0 && (
        <optgroup label={messages.byPhoneOnly}>{byPhone.map(clinicOption)}</optgroup>
      )}
    </>
  );
}

function clinicOption({ id, name }: Store) {
  return (
    <option key={id} value={id} translate="no">
      {name}
    </option>
  );
}

/** The known clinic, and a button to change it. */
function KnownClinic({ clinic }: { clinic: Store }) {
  const { setup, dispatch, pageClinic } = useBooking();
  const { area = clinic.name, address } = setup.clinic ?? {};
  const id = useId();

  function change({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => dispatch({ type: 'typed', name: 'location', value: clinic.id }));
    // The field replaces the pressed button.
    focusField(form, 'location');
  }

  return (
    <Row gap={3} className={styles.known}>
      <Icon icon="MapPin" />
      <div>
        <p id={id}>{messages.atClinic(<b translate="no">{area}</b>)}</p>
        {/* A clinic's own page shows its address already. */}
        {address && clinic.id !== pageClinic && (
          <p className="caption" translate="no">
            {address}
          </p>
        )}
      </div>
      <TextButton className={styles.change} aria-describedby={id} onClick={change}>
        {messages.changeClinic}
      </TextButton>
    </Row>
  );
}

/** Clinics missing from the list; they stay with a choice, so that the page below stays where it is. */
function ClinicsByPhone() {
  const { variant, setup, pageClinic } = useBooking();
  const clinics = setup.clinics.filter(
    (clinic) => clinic.storeId === undefined && bookingVariants[variant].isFor(clinic),
  );
  if (pageClinic || clinics.length === 0) return null;
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
