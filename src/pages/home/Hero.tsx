import type { ReactNode } from 'react';
import { Row } from '#src/components/layout/Stack.tsx';
import { Avatar } from '#src/components/pictures/Avatar.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import { HeroScene, type HeroSceneProps, HeroSection } from '#src/sections/hero/HeroScene.tsx';
import styles from './Hero.module.css';

export interface HeroProps extends Omit<HeroSceneProps, 'first'> {
  label: string;
  team: { pictures: Picture[]; strong: string; text: string };
  emergency: ReactNode;
}

/** The first screen of /: one still scene on the header's background colour. */
export function Hero({ label, team, emergency, ...scene }: HeroProps) {
  return (
    <HeroSection label={label} className={styles.hero}>
      <HeroScene {...scene} first>
        <div className={styles.emergency}>{emergency}</div>
        <Team {...team} />
      </HeroScene>
    </HeroSection>
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
