import { type ReactNode, useId, type Ref } from 'react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster, Row } from '#src/components/Stack.tsx';
import { useClinicNow } from '#src/components/useClinicNow.ts';
import { formatTime, minutesBetween, timeZoneWords } from '#src/domain/clock.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import { petName, typeName } from '#src/domain/visitNames.ts';
import { ConfirmationActions, type ConfirmationActionsProps } from './ConfirmationActions.tsx';
import * as messages from './confirmationMessages.tsx';
import { dayOf, type LastBooking } from './lastBooking.ts';
import styles from './Confirmation.module.css';

/** What the confirmation shows besides the booking. */
export interface ConfirmationText {
  /** The brand's name. */
  provider: string;
  /** The logo, which shows on paper alone. */
  logo: Picture;
  /** The clinic's, open. */
  door: Picture;
  /** Waiting at the door, by the type of pet. */
  pictures: Readonly<Record<string, Picture>>;
}

export interface ConfirmationProps
  extends ConfirmationText, Omit<ConfirmationActionsProps, 'isPast'> {
  /** How soon the clinic calls or writes, as a sentence ends. */
  callsBack: string;
  /** The level of its heading: one below the heading above the form. */
  headingLevel: 2 | 3;
  /** The confirmation itself, so that it can take the focus after a booking. */
  ref?: Ref<HTMLElement>;
}

type Row = keyof typeof messages.rowNames;

/** Names: no browser translates them. */
const asGiven: ReadonlySet<Row> = new Set<Row>(['Who', 'Where', 'Phone']);

/** The booking that was made, to print, add to a calendar or share. It stays for as long as the tab is open. */
export function Confirmation({ ref, ...props }: ConfirmationProps) {
  const { booking, area, callsBack, before, phone, logo, door, pictures, timeZone, headingLevel } =
    props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const picture = pictures[booking.petType];
  const now = useClinicNow(timeZone);
  const isPast = now !== undefined && minutesBetween(now, booking) <= 0;
  const rows: [Row, ReactNode][] = [
    ...(booking.name ? [['Who', booking.name] as [Row, string]] : []),
    ['Where', booking.clinic],
    ['What', typeName(booking.appointmentType)],
    ...(booking.petType ? [['For', petName(booking.petType)] as [Row, string]] : []),
    ['When', <When key="when" booking={booking} />],
    ['Clock', messages.clinicsTime(timeZoneWords(timeZone))],
    [
      'Phone',
      <SiteLink key="phone" href={phone.href}>
        {phone.display}
      </SiteLink>,
    ],
  ];
  return (
    <section ref={ref} tabIndex={-1} className={styles.panel} aria-labelledby={titleId} data-paper>
      <PictureImage picture={logo} eager className={styles.letterhead} />
      <Cluster gap={4} align="end" justify="between">
        <Heading id={titleId} className={`breaks ${styles.title}`}>
          <span className="h3">{isPast ? messages.timeHasPassed : messages.notFixedYet}</span>{' '}
          <span key={String(isPast)}>
            {isPast ? (
              <IfUnanswered booking={booking} phone={phone} />
            ) : (
              <Answer booking={booking} area={area} callsBack={callsBack} />
            )}
          </span>
        </Heading>
        <Row align="end" className={`screen-only ${styles.scene}`}>
          <PictureImage picture={door} className={styles.door} />
          {picture && <PictureImage picture={picture} className={styles.picture} />}
        </Row>
      </Cluster>
      <dl className={styles.rows} data-lines="inner">
        {rows.map(([name, value]) => (
          <Cluster key={name} gap={3} align="baseline" data-row={name}>
            <dt>{messages.rowNames[name]}</dt>
            <dd translate={asGiven.has(name) ? 'no' : undefined}>{value}</dd>
          </Cluster>
        ))}
      </dl>
      {before.length > 0 && !isPast && (
        <div className={styles.before}>
          <p>
            <b>{messages.beforeTheVisit}</b>
          </p>
          <ul>
            {before.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <ConfirmationActions {...props} isPast={isPast} />
    </section>
  );
}

/** Who answers the owner, where and how soon: the booking is no more than asked for until then. */
function Answer({
  booking,
  area,
  callsBack,
}: Pick<ConfirmationProps, 'booking' | 'area' | 'callsBack'>) {
  const { mobileNumber, email } = booking;
  const clinic = <span translate="no">{area}</span>;
  const howSoon = <span>{callsBack}</span>;
  return mobileNumber
    ? messages.callsYou(
        clinic,
        <span className="nowrap" translate="no">
          {inTwoGroups(mobileNumber)}
        </span>,
        howSoon,
      )
    : messages.writesToYou(clinic, <span translate="no">{email}</span>, howSoon);
}

/** What to do where the time has come and nobody has answered: whether somebody has, the site doesn't know. */
function IfUnanswered({ booking, phone }: Pick<ConfirmationProps, 'booking' | 'phone'>) {
  const number = (
    <SiteLink href={phone.href} className="nowrap" translate="no">
      {phone.display}
    </SiteLink>
  );
  return booking.mobileNumber ? messages.ifNobodyCalled(number) : messages.ifNobodyWrote(number);
}

/** A number as it is read: '98765 43210', '07911 123456'. */
function inTwoGroups(number: string): string {
  const half = Math.floor(number.length / 2);
  return `${number.slice(0, half)} ${number.slice(half)}`;
}

function When({ booking }: { booking: LastBooking }) {
  return (
    <>
      <span className={styles.whole}>{messages.dayBeforeTime(dayOf(booking))}</span>{' '}
      <span className={styles.whole}>{formatTime(booking.time)}</span>
    </>
  );
}
