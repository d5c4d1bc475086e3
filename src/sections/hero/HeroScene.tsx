import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { PhoneWithHours, type PhoneWithHoursProps } from '#src/components/PhoneNumber.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './HeroScene.module.css';

/** The section of a first screen, on the header's background colour. */
export function HeroSection({ className = '', ...rest }: ComponentProps<typeof Section>) {
  const look = `${styles.hero} ${className}`.trimEnd();
  return <Section {...rest} ground="mint" floor space="none" className={look} />;
}

export interface HeroSceneProps {
  title: string;
  lead: string;
  picture: Picture;
  booking: Link;
  phone: PhoneWithHoursProps;
  /** Whether its title is the page's h1. */
  first: boolean;
  children?: ReactNode;
}

/** Text beside a picture. The button's link covers the picture too: one link, read out once. */
export function HeroScene({
  title,
  lead,
  picture,
  booking,
  phone,
  first,
  children,
}: HeroSceneProps) {
  return (
    <div className={styles.scene}>
      <div className={`wrap ${styles.slide}`}>
        <div className={styles.text}>
          {first ? <h1>{title}</h1> : <h2 className="xl">{title}</h2>}
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <Cluster gap={4} className={styles.actions} data-hides-booking-bar={first || undefined}>
            <ButtonLink href={booking.href} className={styles.book}>
              {booking.label}
            </ButtonLink>
            <PhoneWithHours {...phone} />
          </Cluster>
          {children}
        </div>
        <PictureImage picture={picture} className={styles.art} eager={first} />
      </div>
    </div>
  );
}
