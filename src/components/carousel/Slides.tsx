import type { ReactNode } from 'react';
import * as messages from '#src/components/messages.tsx';
import styles from './Carousel.module.css';

interface SlidesProps {
  slides: {
    label: string;
    content: ReactNode;
  }[];
  className?: string;
}

export function Slides({ slides, className = '' }: SlidesProps) {
  return slides.map(({ label, content }, index) => (
    <div
      key={label}
      role="group"
      aria-roledescription={messages.slide}
      aria-label={messages.slideOf(index + 1, slides.length, label)}
      className={`${styles.slide} ${className}`.trimEnd()}
    >
      {content}
    </div>
  ));
}
