import { type ReactNode, useId } from 'react';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { Grid } from '#src/components/Grid.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './BookingSection.module.css';

export interface BookingSectionContent {
  /** Left out where the page's head says it. */
  title?: string;
  lead: string;
  steps: readonly { title: string; text: string }[];
  urgent: { title: string; text: string; advice: readonly string[] };
  picture?: Picture;
}

interface BookingSectionProps extends BookingSectionContent {
  /** The anchor that 'Book Now' leads to. */
  id?: string;
  headingLevel?: 1 | 2;
  /** The page tells the steps further up: on phones they are not told again. */
  stepsAreAbove?: boolean;
  phone: { display: string; href: string };
  /** The form. */
  children: ReactNode;
}

/** When to call instead, the booking form, and what happens after booking. */
export function BookingSection({
  id,
  headingLevel = 2,
  title,
  lead,
  steps,
  urgent,
  picture,
  stepsAreAbove,
  phone,
  children,
}: BookingSectionProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section id={id} aria-labelledby={title ? titleId : undefined} className={styles.section}>
      {picture && (
        <div className={`wrap ${styles.scene}`}>
          <PictureImage picture={picture} frame="arch" className={styles.picture} />
        </div>
      )}
      <Grid wrap className={styles.inner}>
        {title && (
          <Heading
            id={titleId}
            className={styles.heading}
            tabIndex={headingLevel === 1 ? -1 : undefined}
          >
            {title}
          </Heading>
        )}
        <Urgent {...urgent} phone={phone} />
        <div className={styles.form}>{children}</div>
        <div
          className={styles.side}
          data-picture={picture ? '' : undefined}
          data-repeats={stepsAreAbove || undefined}
        >
          <div className={styles.sticky}>
            <p className={`lead ${styles.next}`}>{lead}</p>
            <Steps steps={steps} />
          </div>
        </div>
      </Grid>
    </section>
  );
}

function Steps({ steps }: Pick<BookingSectionContent, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <div>
            <p className={styles.stepTitle}>{title}</p>
            <p className={styles.stepText}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Urgent({
  title,
  text,
  advice,
  phone,
}: BookingSectionContent['urgent'] & Pick<BookingSectionProps, 'phone'>) {
  return (
    <div className={styles.urgent}>
      <Icon icon="Siren" />
      <div>
        <p className={styles.stepTitle}>{title}</p>
        <p className={styles.urgentText}>{text}</p>
        <SiteLink href={phone.href} className={styles.call}>
          <CallLabel number={phone.display} />
        </SiteLink>
        <EmergencyAdvice advice={advice} className={styles.urgentText} />
      </div>
    </div>
  );
}
