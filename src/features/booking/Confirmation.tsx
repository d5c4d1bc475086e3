import { type ReactNode, useId, type Ref } from 'react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster, Row } from '#src/components/Stack.tsx';
import * as word from '#src/config/placeWords.ts';
import { formatTime, timeZoneWords } from '#src/domain/clock.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import { ConfirmationActions, type ConfirmationActionsProps } from './ConfirmationActions.tsx';
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

export interface ConfirmationProps extends ConfirmationText, ConfirmationActionsProps {
  /** The level of its heading: one below the heading above the form. */
  headingLevel: 2 | 3;
  /** The confirmation itself, so that it can take the focus after a booking. */
  ref?: Ref<HTMLElement>;
}

/** Names: no browser translates them. */
const asGiven = new Set(['Who', 'Where', 'Phone']);

/** The booking that was made, to print, add to a calendar or share. It stays for as long as the tab is open. */
export function Confirmation({ ref, ...props }: ConfirmationProps) {
  const { booking, area, before, phone, logo, door, pictures, timeZone, headingLevel } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const picture = pictures[booking.petType];
  const rows: [string, ReactNode][] = [
    ...(booking.name ? [['Who', booking.name] as [string, string]] : []),
    ['Where', booking.clinic],
    ['What', booking.appointmentType],
    ...(booking.petType ? [['For', booking.petType] as [string, string]] : []),
    ['When', <When key="when" booking={booking} />],
    ['Clock', `The ${word.place}’s time (${timeZoneWords(timeZone)})`],
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
          <span className="h3">Not fixed yet:</span> <Answer booking={booking} area={area} />
        </Heading>
        <Row align="end" className={`screen-only ${styles.scene}`}>
          <PictureImage picture={door} frame="arch" className={styles.door} />
          {picture && <PictureImage picture={picture} frame="round" className={styles.picture} />}
        </Row>
      </Cluster>
      <dl className={styles.rows} data-lines="inner">
        {rows.map(([name, value]) => (
          <Cluster key={name} gap={3} align="baseline" data-row={name}>
            <dt>{name}</dt>
            <dd translate={asGiven.has(name) ? 'no' : undefined}>{value}</dd>
          </Cluster>
        ))}
      </dl>
      {before.length > 0 && (
        <div className={styles.before}>
          <p>
            <b>Before the visit</b>
          </p>
          <ul>
            {before.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <ConfirmationActions {...props} />
    </section>
  );
}

/** Who answers the owner, where and how soon: the booking is no more than asked for until then. */
function Answer({ booking, area }: Pick<ConfirmationProps, 'booking' | 'area'>) {
  const { mobileNumber, email, callsBack } = booking;
  return (
    <>
      <span translate="no">{area}</span>{' '}
      <span>{mobileNumber ? 'calls you on' : 'writes to you at'}</span>{' '}
      {/* The comma goes on no line of its own. */}
      <span className={mobileNumber ? styles.whole : undefined}>
        <span translate="no">{mobileNumber ? inTwoGroups(mobileNumber) : email}</span>,
      </span>{' '}
      <span>{callsBack}</span>
    </>
  );
}

/** A number as it is read: '98765 43210', '07911 123456'. */
function inTwoGroups(number: string): string {
  const half = Math.floor(number.length / 2);
  return `${number.slice(0, half)} ${number.slice(half)}`;
}

function When({ booking }: { booking: LastBooking }) {
  return (
    <>
      <span className={styles.whole}>{`${dayOf(booking)},`}</span>{' '}
      <span className={styles.whole}>{formatTime(booking.time)}</span>
    </>
  );
}
