import type { ReactNode } from 'react';
import { Cluster, Stack } from '#src/components/layout/Stack.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './NoVisits.module.css';

interface NoVisitsProps {
  picture: Picture;
  children: ReactNode;
}

export function NoVisits({ picture, children }: NoVisitsProps) {
  return (
    <Cluster gap={8} className={styles.box}>
      <PictureImage picture={{ ...picture, alt: '' }} className={styles.picture} />
      <Stack gap={2} className={`soft ${styles.text}`}>
        <h2 className={`ink ${styles.heading}`}>No visits found.</h2>
        {children}
      </Stack>
    </Cluster>
  );
}
