import { type MouseEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { TextButton } from '#src/components/Button.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster, Row } from '#src/components/layout/Stack.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { type Store, streetAndCity } from '#src/domain/clinicDirectory.ts';
import {
  focusField,
  useBookingFormValue,
  useBookingField,
} from '#src/features/booking/form/BookingFormContext.tsx';
import * as messages from '#src/features/booking/form/messages.tsx';
import { bookingVariants } from '#src/features/booking/form/rules/bookingVariants.ts';
import { hintFor, LocationHelp, useLocationHelp } from './LocationHelp.tsx';
import styles from '#src/features/booking/form/BookingCard.module.css';

export function LocationField() {
  const { stores, store, state } = useBookingFormValue();
  const help = useLocationHelp();
  const isChosen = store !== undefined && !state.isChoosing;
  return (
    <>
      <div className={styles.where}>
        <div inert={isChosen}>
          <SelectField
            {...useBookingField('location')}
            label={messages.location}
            // Beside the label: a note below would move the form.
            hint={hintFor(stores.status, help)}
          >
            <option value="">{messages.selectLocation}</option>
            <ClinicOptions />
          </SelectField>
        </div>
        {isChosen && <ChosenClinic store={store} />}
        <ClinicsByPhone />
      </div>
      <LocationHelp help={help} />
    </>
  );
}

function ClinicOptions() {
  const { variant, stores } = useBookingFormValue();
  const takesBookings = (store: Store) => bookingVariants[variant].typesAt(store).length > 0;
  const byPhone = stores.list.filter((store) => !takesBookings(store));
  return (
    <>
      {stores.list.filter(takesBookings).map(clinicOption)}
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

/** The chosen clinic as text, and a button to change it. */
function ChosenClinic({ store }: { store: Store }) {
  const { clinic, dispatch, pageStoreId } = useBookingFormValue();
  const id = useId();

  function change({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => dispatch({ type: 'typed', name: 'location', value: store.id }));
    // The field replaces the pressed button.
    focusField(form, 'location');
  }

  return (
    <Row gap={3} className={styles.chosen}>
      <Icon icon="MapPin" />
      <div>
        <p id={id}>{messages.atClinic(<b translate="no">{clinic?.area ?? store.name}</b>)}</p>
        {/* A clinic's own page shows its address already. */}
        {clinic && store.id !== pageStoreId && (
          <p className="caption" translate="no">
            {streetAndCity(clinic)}
          </p>
        )}
      </div>
      <TextButton className={styles.change} aria-describedby={id} onClick={change}>
        {messages.changeClinic}
      </TextButton>
    </Row>
  );
}

/** The clinics that the stores list lacks. Shown beside a chosen clinic too: a line that disappears would move the page below. */
function ClinicsByPhone() {
  const { variant, content, pageStoreId } = useBookingFormValue();
  const clinics = content.clinics.filter(
    (clinic) => clinic.storeId === undefined && bookingVariants[variant].isFor(clinic),
  );
  if (pageStoreId || clinics.length === 0) return null;
  return (
    <Cluster as="p" gap={2} className={`small ${styles.byPhone}`}>
      <span>{messages.byPhone}</span>
      {clinics.map(({ area, phone }) => (
        <span key={area} translate="no">
          {area} <PhoneNumber {...phone} />
        </span>
      ))}
    </Cluster>
  );
}
