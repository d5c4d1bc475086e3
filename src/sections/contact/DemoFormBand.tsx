import { Phone } from 'lucide';
import type { ComponentProps } from 'react';
import { Actions } from '#src/components/Actions.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import type { DemoForm } from './DemoForm.tsx';
import styles from './DemoFormBand.module.css';
import { DemoSheet } from './DemoSheet.tsx';

interface DemoFormBandProps extends ComponentProps<typeof DemoForm> {
  heading: string;
  lead: string;
  /** A person beside the form: a picture without a background, cropped at the bottom. */
  figure?: Picture;
}

/** A heading with links, and beside it a form without behaviour. */
export function DemoFormBand({ heading, lead, figure, ...form }: DemoFormBandProps) {
  return (
    <Section ground="mint">
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <SectionTitle>{heading}</SectionTitle>
          <p className="lead">{lead}</p>
          <Actions className={styles.links}>
            <ButtonLink href={form.bookingHref}>Book a visit</ButtonLink>
            <ButtonLink href={form.phone.href} kind="secondary">
              <Icon icon={Phone} />
              Call {form.phone.display}
            </ButtonLink>
          </Actions>
          {figure && <PictureImage picture={figure} className={styles.figure} />}
        </div>
        <DemoSheet {...form} />
      </div>
    </Section>
  );
}
