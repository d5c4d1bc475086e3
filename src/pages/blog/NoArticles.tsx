import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Actions } from '#src/components/layout/Actions.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import * as common from '#src/components/messages.tsx';
import * as messages from '#src/sections/articles/messages.tsx';
import styles from './NoArticles.module.css';

interface NoArticlesProps {
  heading: string;
  text: string;
  picture: Picture;
  bookingHref: string;
  phone: { display: string; href: string };
  /** Where to go in an emergency. */
  emergency: ReactNode;
  all: { label: string; href: string };
}

/** Shown when a search or filter finds nothing; offers the phone number, the booking form and help in an emergency. */
export function NoArticles(props: NoArticlesProps) {
  const { heading, text, picture, bookingHref, phone, emergency, all } = props;
  return (
    <Section ground="page" space="close">
      <Grid wrap gap={8} align="end">
        <div className={styles.words} data-columns="1-7">
          <SectionTitle className="breaks">{heading}</SectionTitle>
          <p className="lead">{text}</p>
          <Actions className="above-8">
            <ButtonLink href={phone.href}>
              <Icon icon="Phone" />
              <CallLabel number={phone.display} />
            </ButtonLink>
            <ButtonLink href={bookingHref} kind="secondary">
              {common.bookVisit}
            </ButtonLink>
          </Actions>
          <h3>{messages.inEmergency}</h3>
          <div>{emergency}</div>
          <p>
            <Link to={all.href} className="tall-link">
              {all.label}
            </Link>
          </p>
        </div>
        <div data-columns="8-12">
          <PictureImage picture={picture} className={styles.picture} />
        </div>
      </Grid>
    </Section>
  );
}
