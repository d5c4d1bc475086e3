import { useId } from 'react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './SolutionCards.module.css';

export interface SolutionCardsProps {
  title: string;
  /** Three. Each card's `ground` equals the colour of its picture's edge. */
  cards: {
    /** What an owner might say, in quotation marks. */
    need: string;
    answer: string;
    link: Link;
    picture: Picture;
    ground: 'wash-2' | 'mint' | 'mint-2';
    focus?: 'left' | 'right';
  }[];
}

/** What owners need, in their own words, each with an answer and a link. */
export function SolutionCards({ title, cards }: SolutionCardsProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <ul className={styles.row}>
          {cards.map(({ need, answer, link, picture, ground, focus }) => (
            <li key={need} className={styles.card} data-ground={ground}>
              <div className={styles.picture} data-focus={focus}>
                <PictureImage picture={picture} />
              </div>
              <div className={styles.words}>
                <h3>{need}</h3>
                <p>{answer}</p>
                <SiteLink href={link.href} className={styles.link}>
                  {link.label}
                </SiteLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
