import { Slides } from '#src/components/carousel/Slides.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './Brands.module.css';

export interface BrandSlidesProps {
  brands: { name: string; picture: Picture }[];
}

/** Children of Brands. */
export function BrandSlides({ brands }: BrandSlidesProps) {
  return (
    <Slides
      className={styles.slide}
      slides={brands.map(({ name, picture }) => ({
        label: name,
        content: <PictureImage picture={picture} className={styles.brand} />,
      }))}
    />
  );
}
