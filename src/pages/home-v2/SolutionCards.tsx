import { Card, CardLink } from '#src/components/Card.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './SolutionCards.module.css';

export interface SolutionCardsProps {
  title: string;
  lead: string;
  /** Three. Each card's `ground` equals the colour of its picture's edge. */
  cards: {
    /** A quotation of an owner. */
    need: string;
    answer: string;
    link: Link;
    picture: Picture;
    ground: 'wash-2' | 'mint' | 'mint-2';
  }[];
}

/** Owners' needs as quotations, each with an answer and a link. */
export function SolutionCards({ title, lead, cards }: SolutionCardsProps) {
  return (
    <Section ground="page">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div data-reveal>
          <ul className={styles.row}>
            {cards.map(({ need, answer, link, picture, ground }) => (
              <Card key={need} className={styles.card} data-ground={ground}>
                <CroppedPicture picture={picture} className={styles.picture} />
                <div className={styles.text}>
                  <h3 className="subtitle">{need}</h3>
                  <p className="not-phone">{answer}</p>
                  <CardLink href={link.href} className={`strong ${styles.link}`}>
                    {link.label}
                  </CardLink>
                </div>
              </Card>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
