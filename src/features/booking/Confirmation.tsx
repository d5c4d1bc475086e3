import { type ReactNode, useId, type Ref } from 'react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster, Row } from '#src/components/Stack.tsx';
import { formatTime } from '#src/domain/clock.ts';
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

type Row = keyof typeof messages.rowNames;

/** Names: no browser translates them. */
const asGiven: ReadonlySet<Row> = new Set<Row>(['Who', 'Where', 'Phone']);

/** The booking that was made, with what happens next. It stays for as long as the tab is open. */
export function Confirmation({ ref, ...props }: ConfirmationProps) {
  const { booking, area, before, phone, door, pictures, headingLevel } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const picture = pictures[booking.petType];
  const rows: [Row, ReactNode][] = [
    ['Who', booking.name],
    ['Where', booking.clinic],
    ['What', typeName(booking.appointmentType)],
    ['For', petName(booking.petType)],
    ['When', <When key="when" booking={booking} />],
    [
      'Phone',
      <SiteLink key="phone" href={phone.href}>
        {phone.display}
      </SiteLink>,
    ],
  ];
  return (
    <section ref={ref} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <Cluster gap={4} align="end" justify="between">
        <Heading id={titleId} className={`breaks ${styles.title}`}>
          {messages.callsYou(
            <span translate="no">{area}</span>,
            <span className="nowrap" translate="no">
              {inTwoGroups(booking.mobileNumber)}
            </span>,
          )}
        </Heading>
        <Row align="end" className={styles.scene}>
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
      {before.length > 0 && (
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
      <ConfirmationActions {...props} />
    </section>
  );
}

/** A number as it is read: '98765 43210'. */
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
