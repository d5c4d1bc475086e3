import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import * as contact from '#content/pages/contact.ts';
import { EmergencySection } from '#src/business/emergency/EmergencySection.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { Cluster, Stack } from '#src/components/layout/Stack.tsx';
import { MailLink } from '#src/components/MailLink.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { MessageForm } from '#src/features/enquiry/MessageForm.tsx';
import { BookingHelp } from '#src/pages/shared/BookingHelp.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { FormSheet } from '#src/sections/contact/FormSheet.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { ClinicAddressList } from './ClinicAddressList.tsx';
import styles from './ContactPage.module.css';

export function ContactPage() {
  const { head, heading, picture, facts, emailLabel, formHeading, form } = contact;
  return (
    <>
      <PageMeta {...head} />
      <PageHead
        className={styles.head}
        scenery={
          <div className={styles.picture}>
            <PictureImage picture={picture} eager />
          </div>
        }
      >
        <div className={styles.text}>
          <h1>
            <span>{heading}</span> <PhoneNumber {...brand.phone} />
          </h1>
          <Stack as="dl" gap={3} className={styles.facts}>
            {facts.map(({ label, value }) => (
              <Cluster key={label} align="baseline">
                <dt className="small">{label}</dt>
                <dd>{value}</dd>
              </Cluster>
            ))}
            <Cluster align="baseline">
              <dt className="small">{emailLabel}</dt>
              <dd>
                <MailLink address={brand.email} />
              </dd>
            </Cluster>
          </Stack>
          <div className={styles.later}>
            <BookingHelp />
          </div>
        </div>
      </PageHead>
      <EmergencySection />
      <Section as="div" ground="page">
        <Grid wrap gap={10} className={styles.grid}>
          <div data-columns="1-6">
            <ClinicAddressList clinics={clinics.slice(0, 4)} />
          </div>
          <div data-columns="8-12">
            <FormSheet heading={formHeading}>
              <MessageForm {...form} phone={brand.phone} email={brand.email} />
            </FormSheet>
          </div>
        </Grid>
      </Section>
    </>
  );
}
