import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import * as appointments from '#content/pages/appointments.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Actions } from '#src/components/layout/Actions.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { CallLabel } from '#src/components/PhoneNumber.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { bookingHref } from '#src/config/paths.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import { AppointmentForm } from '#src/features/enquiry/AppointmentForm.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { useStartBooking } from '#src/pages/shared/useStartBooking.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './AppointmentsPage.module.css';

/** /appointments: a form without a call of its own, on a drawn clipboard. */
export function AppointmentsPage() {
  const startBooking = useStartBooking();
  const { head, heading, lead, bookLabel, picture, waiting, form } = appointments;
  return (
    <>
      <PageMeta {...head} />
      <PageHead floor className={styles.head}>
        <Grid gap={6}>
          <div className={styles.text} data-columns="1-7">
            <h1>{heading}</h1>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            <Actions>
              <ButtonLink href={bookingHref} kind="secondary">
                {bookLabel}
              </ButtonLink>
              <ButtonLink href={brand.phone.href} kind="secondary">
                <Icon icon="Phone" />
                <CallLabel {...brand.phone} />
              </ButtonLink>
            </Actions>
            <PictureImage picture={waiting} className={`desktop-only ${styles.waiting}`} />
          </div>
          <div data-columns="8-12">
            <ClipboardCard picture={picture}>
              <AppointmentForm {...form} phone={brand.phone} onStart={startBooking} />
            </ClipboardCard>
          </div>
        </Grid>
      </PageHead>
    </>
  );
}

interface ClipboardCardProps {
  /** An animal without background, 340 × 300, with paws from 254 px down. */
  picture: Picture;
  children: ReactNode;
}

/** A sheet on a drawn clipboard, held by an animal. */
function ClipboardCard({ picture, children }: ClipboardCardProps) {
  return (
    <div className={styles.holder}>
      <PictureImage picture={picture} eager className={styles.figure} />
      <div className={styles.board}>
        <span className={styles.clip} />
        <div className={styles.paper}>{children}</div>
      </div>
    </div>
  );
}
