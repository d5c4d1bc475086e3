import { useEffect, useRef, type ComponentType } from 'react';
import type { MovingDrawing, Picture } from '#src/domain/contentTypes.ts';
import { idle } from './idle.ts';
import { isMotionWanted, keepMoving } from './keepMoving.ts';
import type { PictureImageProps } from './PictureImage.tsx';

/**
 * The component that shows a drawing as part of the page, so that its parts can move. It takes the place of the `<img>` and
 * looks like it; it is fetched when that is in view. None where the visitor wants less motion or saves data, or the browser
 * can't style it.
 */
export async function loadMovingDrawing(
  src: string,
  moving: NonNullable<Picture['moving']>,
): Promise<ComponentType<PictureImageProps> | undefined> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!isMotionWanted() || connection?.saveData || !canStyle()) return undefined;
  await inView(src);
  // Loads after everything that the visitor's first input fetches.
  await idle(3000);
  const { drawing } = await moving();
  if (!drawing) return undefined;
  adopt(drawing.styles);
  return function Moving(props: PictureImageProps) {
    return <InlineDrawing {...props} drawing={drawing} />;
  };
}

function InlineDrawing({
  picture: { width, height, alt },
  className,
  drawing,
}: PictureImageProps & { drawing: MovingDrawing }) {
  const place = useRef<SVGSVGElement>(null);
  useEffect(() => (place.current ? keepMoving(place.current) : undefined), []);
  return (
    <svg
      ref={place}
      viewBox={drawing.viewBox}
      width={width}
      height={height}
      className={className}
      data-drawing
      role="img"
      aria-label={alt || undefined}
      aria-hidden={!alt || undefined}
      dangerouslySetInnerHTML={{ __html: drawing.markup }}
    />
  );
}

function canStyle(): boolean {
  return 'adoptedStyleSheets' in document && 'replaceSync' in CSSStyleSheet.prototype;
}

const adopted = new Set<string>();

/** Its selectors use the drawing's own ids, so they match nothing else on the page. */
function adopt(styles: string): void {
  if (!styles || adopted.has(styles)) return;
  adopted.add(styles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Resolves when the picture with this source is on the screen. */
function inView(src: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    for (const picture of document.images)
      if (picture.getAttribute('src') === src) observer.observe(picture);
  });
}
