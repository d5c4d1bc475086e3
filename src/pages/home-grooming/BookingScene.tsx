import type { ReactNode } from 'react';
import { Section } from '#src/components/layout/Section.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './BookingScene.module.css';

export interface BookingSceneProps {
  title: string;
  /** On the floor, left of the form; on small screens below it. */
  left: Picture;
  right: Picture;
  top: Picture;
  /** No heading, because the page has its own. */
  sign: { title: string; text: string };
  children: ReactNode;
}

export function BookingScene({ title, left, right, top, sign, children }: BookingSceneProps) {
  return (
    <Section as="div" ground="mint" floor space="none" className={styles.scene}>
      <h1 className="visually-hidden">{title}</h1>
      <div className={`wrap ${styles.room}`}>
        <PictureImage picture={left} className={styles.left} />
        <div className={styles.form}>
          <Row gap={4} align="end" justify="between" className={styles.above}>
            <p className={styles.sign}>
              <b>{sign.title}</b> <span>{sign.text}</span>
            </p>
            <PictureImage picture={top} eager className={styles.top} />
          </Row>
          {children}
        </div>
        <PictureImage picture={right} className={styles.right} />
      </div>
    </Section>
  );
}
