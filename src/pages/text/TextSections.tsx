import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import { vets } from '#content/vets.ts';
import type { NextStep, TextModule } from '#src/business/textModule.ts';
import { ButtonLink } from '#src/components/Button.tsx';
import { Actions } from '#src/components/layout/Actions.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { CallLabel, PhoneWithHours } from '#src/components/PhoneNumber.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { mailMessage } from '#src/domain/contactLinks.ts';
import { pictures, textComponents } from '#src/pages/shared/textComponents.tsx';
import { useLoaded } from '#src/platform/shownPage.ts';
import { Prose } from '#src/sections/articles/Prose.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './TextSections.module.css';

export function TextSections() {
  const { default: Text, frontmatter } = useLoaded<() => Promise<TextModule>>();
  const { title, shortTitle = title, lists, next } = frontmatter;
  const { picture, width = 480, height = 360, alt = '' } = frontmatter;
  return (
    <>
      <PageHead current={shortTitle}>
        <h1>{title}</h1>
      </PageHead>
      {/* Without the booking bar if the text asks for a call. */}
      <Section
        as="div"
        ground="page"
        space="close"
        data-hides-booking-bar={next === 'call' || undefined}
      >
        <Grid wrap align="start">
          <div data-columns={picture && '1-7'}>
            <Prose Text={Text} components={textComponents}>
              {lists === 'registrations' && <Registrations />}
            </Prose>
            {next && <Next step={next} />}
          </div>
          {picture && (
            <div className={`sticky ${styles.picture}`} data-columns="8-12">
              <PictureImage picture={{ src: pictures[picture]!, width, height, alt }} eager />
            </div>
          )}
        </Grid>
      </Section>
    </>
  );
}

function Registrations() {
  return (
    <ul>
      {vets
        .filter(({ registration }) => registration)
        .map(({ id, name, registration }) => (
          <li key={id}>
            <SiteLink href={paths.vet(id)}>{name}</SiteLink>
            <span>{`: ${registration}`}</span>
          </li>
        ))}
    </ul>
  );
}

function Next({ step }: { step: NextStep }) {
  if (step === 'call')
    return (
      <Actions className={styles.next}>
        <ButtonLink href={brand.phone.href}>
          <CallLabel {...brand.phone} />
        </ButtonLink>
      </Actions>
    );
  return (
    <Actions className={styles.next}>
      <ButtonLink href={'mail' in step ? mailOf(step) : step.href}>{step.label}</ButtonLink>
      <PhoneWithHours {...brand.phone} hours={hoursInWords.phone} />
    </Actions>
  );
}

function mailOf({ mail, asks }: Extract<NextStep, { mail: string }>) {
  const body = asks.map((question) => `${question}: `).join('\n');
  return mailMessage({ to: brand.email, subject: mail, body })!.href;
}
