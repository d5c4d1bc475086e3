import { useId, type SyntheticEvent } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Section } from '#src/components/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { type ListedClinic, bookableTypesAt } from '#src/domain/clinics.ts';
import field from '#src/components/Field.module.css';
import type { EmergencyWords } from '#src/domain/emergency.ts';
import * as messages from './messages.tsx';
import styles from './ClinicStrip.module.css';

export interface ClinicStripProps {
  title: string;
  button: string;
  hoursTitle: string;
  hours: { label: string; value: string }[];
  emergencyTitle: string;
  emergencyAdvice: EmergencyWords;
  phone: { display: string; href: string };
  /** The address of the booking form, where no clinic is chosen. */
  bookingHref: string;
  /** The same form's question for the day; the button adds the chosen clinic (`?store=12`). */
  dayHref: string;
  /** None before it is known what can be booked. */
  clinics: readonly ListedClinic[];
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Called when the visitor is about to use the select, so that the clinics can be fetched. */
  onReach: () => void;
  /** Called with the chosen clinic's id as text, '' for none. */
  onChoose: (id: string) => void;
  /** The chosen clinic's id as text; '' for none. */
  chosen: string;
}

/** A bar between the hero's floor and the clinic list's sky: choose a clinic, see the hours, or call in an emergency. */
export function ClinicStrip(props: ClinicStripProps) {
  const { hoursTitle, hours, emergencyTitle, emergencyAdvice, phone, clinics, chosen } = props;
  const clinic = clinics.find(({ store }) => chosen && String(store?.id) === chosen);
  return (
    <Section ground="sky" space="none" label={messages.locationsAndHours} className={styles.strip}>
      <div className="wrap">
        <div className={styles.card}>
          <Chooser {...props} />
          <div className={`${styles.cell} ${styles.hours}`}>
            <h2>{hoursTitle}</h2>
            <Cluster as="dl" justify="between">
              {hours.map(({ label, value }) => (
                <Cluster key={label} justify="between">
                  <dt className="soft">{label}</dt>
                  <dd className="strong numeric">{value}</dd>
                </Cluster>
              ))}
            </Cluster>
          </div>
          <div className={`${styles.cell} ${styles.emergency}`}>
            <h2>{emergencyTitle}</h2>
            <SiteLink href={phone.href} className={styles.number}>
              {phone.display}
            </SiteLink>
            <EmergencyAdvice advice={emergencyAdvice} city={clinic?.city} />
          </div>
        </div>
      </div>
    </Section>
  );
}

const hints = {
  waiting: messages.selectLocation,
  loading: messages.loadingLocations,
  ready: messages.selectLocation,
  failed: messages.listUnavailable,
};

function Chooser({
  title,
  button,
  bookingHref,
  dayHref,
  clinics,
  status,
  onReach,
  onChoose,
  chosen,
}: ClinicStripProps) {
  const selectId = useId();
  const navigate = useNavigate();
  const byPhone = clinics.filter(({ store }) => bookableTypesAt(store, '').length === 0);
  const bookable = clinics.flatMap((clinic) => (byPhone.includes(clinic) ? [] : clinic.store!));

  function submit(event: SyntheticEvent) {
    if (chosen) return;
    event.preventDefault();
    void navigate(bookingHref);
  }

  return (
    // Fetch the list a moment before it is needed: on hover, on touch or on focus.
    <div
      className={styles.cell}
      onPointerEnter={onReach}
      onTouchStart={onReach}
      onFocusCapture={onReach}
    >
      <h2>
        <label htmlFor={selectId}>{title}</label>
      </h2>
      {/* A booking link is an address: the form opens it, before hydration too. */}
      <Form
        action={dayHref}
        className={styles.find}
        data-layout="cluster"
        data-gap="3"
        data-align="stretch"
        onSubmit={submit}
      >
        <div className={styles.control}>
          <Icon icon="MapPin" className={`${field.icon} ${styles.pin}`} />
          <select
            id={selectId}
            className={field.input}
            name="store"
            value={chosen}
            onChange={(event) => onChoose(event.target.value)}
            aria-busy={status === 'loading' || undefined}
          >
            <option value="">{hints[status]}</option>
            {bookable.map(({ id, name }) => (
              <option key={id} value={String(id)} translate="no">
                {name}
              </option>
            ))}
            {byPhone.map(({ name, store }) => (
              <option key={`${name} ${store?.id}`} disabled>
                {messages.bookByPhone(name)}
              </option>
            ))}
          </select>
          <Icon icon="ChevronDown" className={field.icon} />
        </div>
        <Button type="submit">{button}</Button>
      </Form>
      <p role="status" className={status === 'failed' ? styles.trouble : undefined}>
        {status === 'failed' && messages.listNotLoaded}
      </p>
    </div>
  );
}
