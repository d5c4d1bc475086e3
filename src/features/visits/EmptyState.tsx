import type { ReactNode } from 'react';
import type { Picture } from '#src/domain/contentTypes.ts';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { Cluster, Stack } from '#src/components/layout/Stack.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  picture: Picture;
  heading: string;
  /** The reason, and what to do. */
  children: ReactNode;
}

/** Shown in place of an empty list: a picture, a heading and what to do. */
export function EmptyState({ picture, heading, children }: EmptyStateProps) {
  return (
    <Cluster gap={8} className={`framed ${styles.box}`}>
      <PictureImage picture={{ ...picture, alt: '' }} className={styles.picture} />
      <Stack gap={2} className={`soft ${styles.text}`}>
        <h2 className={`ink ${styles.heading}`}>{heading}</h2>
        {children}
      </Stack>
    </Cluster>
  );
}
