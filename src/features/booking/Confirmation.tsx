import { type ReactNode, useId, type Ref } from 'react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster, Row } from '#src/components/Stack.tsx';
import { formatTime, timeZoneWords } from '#src/domain/clock.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import { ConfirmationActions, type ConfirmationActionsProps } from './ConfirmationActions.tsx';
import { dayOf, type LastBooking } from './lastBooking.ts';
import styles from './Confirmation.module.css';

/** What the confirmation says about the clinic. */
export interface ConfirmationText extends Omit<ConfirmationActionsProps, 'booking' | 'onClose'> {
  /** The logo, which shows on paper alone. */
  logo: Picture;
  /** The clinic's, open. */
  door: Picture;
  /** Waiting at the door, by the type of pet. */
  pictures: Readonly<Record<string, Picture>>;
  /** The level of its heading: one below the heading above the form. */
  headingLevel: 2 | 3;
}

export interface ConfirmationProps extends ConfirmationText, ConfirmationActionsProps {
  /** The confirmation itself, so that it can take the focus after a booking. */
  ref?: Ref<HTMLElement>;
}

/** Names: no browser translates them. */
const asGiven = new Set(['Who', 'Where']);

/** The booking that was made, to print, add to a calendar or share. It stays for as long as the tab is open. */
export function Confirmation({ ref, ...props }: ConfirmationProps) {
  const { booking, next, phone, logo, door, pictures, timeZone, headingLevel } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const picture = pictures[booking.petType];
  const rows: [string, ReactNode][] = [
    ...(booking.name ? [['Who', booking.name] as [string, string]] : []),
    ['Where', booking.clinic],
    ['What', booking.appointmentType],
    ...(booking.petType ? [['For', booking.petType] as [string, string]] : []),
    ['When', <When key="when" booking={booking} />],
    ['Clock', `The clinic’s time (${timeZoneWords(timeZone)})`],
  ];
  return (
    <section ref={ref} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <p className={styles.letterhead}>
        <PictureImage picture={logo} eager />
      </p>
      <Cluster gap={4} align="end" justify="between">
        <Heading id={titleId} className={`h3 ${styles.title}`}>
          What you asked for
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
      <p className={styles.next}>
        <span>{`${next} Something changed? Call`}</span>{' '}
        <SiteLink href={phone.href} translate="no">
          {phone.display}
        </SiteLink>
        .
      </p>
      <ConfirmationActions {...props} />
    </section>
  );
}

function When({ booking }: { booking: LastBooking }) {
  return (
    <>
      <span className={styles.whole}>{`${dayOf(booking)},`}</span>{' '}
      <span className={styles.whole}>{formatTime(booking.time)}</span>
    </>
  );
}
