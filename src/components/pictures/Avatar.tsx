import { PictureImage } from './PictureImage.tsx';
import styles from './Avatar.module.css';

export function Avatar({ src, className = '' }: { src: string; className?: string }) {
  return (
    <span className={`${styles.avatar} ${className}`.trimEnd()}>
      <PictureImage picture={{ src, width: 96, height: 96, alt: '' }} />
    </span>
  );
}
