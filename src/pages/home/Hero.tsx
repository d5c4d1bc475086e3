import type { ReactNode } from 'react';
import { Section } from '#src/components/layout/Section.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { Avatar } from '#src/components/pictures/Avatar.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import { HeroScene, type HeroSceneProps } from '#src/sections/hero/HeroScene.tsx';
import styles from '#src/sections/hero/HeroScene.module.css';

export interface HeroProps extends Omit<HeroSceneProps, 'first'> {
  label: string;
  team: { pictures: Picture[]; strong: string; text: string };
  /** Emergency advice. */
  emergency: ReactNode;
}

/** The first screen of /: one still scene on the header's background colour. */
export function Hero({ label, team, emergency, ...scene }: HeroProps) {
  return (
    <Section ground="mint" floor space="none" label={label} className={styles.hero}>
      <div className={styles.scene}>
        <HeroScene {...scene} first>
          <div className={styles.emergency}>{emergency}</div>
          <Team {...team} />
        </HeroScene>
      </div>
    </Section>
  );
}

function Team({ pictures, strong, text }: HeroProps['team']) {
  return (
    <Row gap={5} className={styles.team}>
      <Row>
        {pictures.map((picture, index) => (
          <Avatar key={index} src={picture.src} className={styles.face} />
        ))}
      </Row>
      <p>
        <b>{strong}</b>
        <br />
        <span>{text}</span>
      </p>
    </Row>
  );
}
