import type { ReactNode } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import { ArticleTitle } from '#src/sections/articles/ArticleTitle.tsx';
import type { EmergencyWords } from '#src/domain/emergency.ts';
import styles from './EmergencyBand.module.css';

export interface EmergencyBandProps {
  title: string;
  text: string;
  advice?: EmergencyWords;
  /** In the place of the advice, which the link leads to, with the hours in which it is answered. */
  phone?: { display: string; href: string; hours: string };
  /** A `tel:` link gets a phone icon. */
  link: { href: string; label: ReactNode };
  /** A scene at dusk, 4:3, in the colours `--night` and `--night-ground`. */
  picture: Picture;
  /** The picture at the left, and all of it smaller. */
  turned?: boolean;
}

/** What to do in an emergency, in the night colours from edge to edge. */
export function EmergencyBand({
  title,
  text,
  advice,
  phone,
  link,
  picture,
  turned,
}: EmergencyBandProps) {
  return (
    <Section ground="night" floor space="none" className={styles.section} data-turned={turned}>
      <div className={`wrap ${styles.words}`}>
        <SectionTitle xl={!turned}>
          <ArticleTitle title={title} />
        </SectionTitle>
        <p className="lead">{text}</p>
        <ButtonLink href={link.href} kind="light">
          {link.href.startsWith('tel:') && <Icon icon="Phone" />}
          <span>{link.label}</span>
        </ButtonLink>
        {advice && <EmergencyAdvice advice={advice} className={styles.advice} />}
        {phone && (
          <p className={styles.advice}>
            <SiteLink href={phone.href} className="tall-link">
              <CallLabel number={phone.display} />
            </SiteLink>
            <span>{`, ${phone.hours}`}</span>
          </p>
        )}
      </div>
      <PictureImage picture={picture} className={styles.picture} />
    </Section>
  );
}
