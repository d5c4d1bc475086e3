import type { ReactNode } from 'react';
import { CarouselSection } from '#src/components/carousel/CarouselSection.tsx';
import * as messages from '#src/sections/people/messages.tsx';
import styles from './VetsOnDuty.module.css';

interface VetsOnDutyProps {
  title: string;
  /** VetsOnDutySlides, in one element. */
  children: ReactNode;
}

/** The team in a carousel behind one long drawn window: four in view, two below 1199 px, one below 767 px. */
export function VetsOnDuty(props: VetsOnDutyProps) {
  return (
    <CarouselSection
      {...props}
      xl
      ground="sky"
      previous={messages.previousVet}
      next={messages.nextVet}
      className={styles.window}
    />
  );
}
