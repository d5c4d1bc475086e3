import { useEffect, useState, type ComponentType } from 'react';
import { visitorSign } from './hydration.ts';
import { PictureImage, type PictureImageProps } from './PictureImage.tsx';

/**
 * A picture whose drawing moves a little where the visitor wants motion. It is fetched after the first sign of a visitor;
 * until then, and everywhere else, it is the picture as it is.
 */
export function MovingPicture(props: PictureImageProps) {
  const { picture } = props;
  const [Drawing, setDrawing] = useState<ComponentType<PictureImageProps>>();

  useEffect(() => {
    // A photograph may have taken the drawing's place.
    if (!picture.moving || typeof picture.src !== 'string') return;
    visitorSign
      .then(() => import('./movingDrawing.tsx'))
      .then(({ loadMovingDrawing }) => loadMovingDrawing(picture))
      .then((Loaded) => setDrawing(() => Loaded))
      // It stays still.
      .catch(() => undefined);
  }, [picture]);

  return Drawing ? <Drawing {...props} /> : <PictureImage {...props} />;
}
