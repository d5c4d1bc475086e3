import type { Picture } from '#src/domain/contentTypes.ts';

interface PictureImageProps {
  picture: Picture;
  className?: string;
  eager?: boolean;
}

export function PictureImage({
  picture: { src, width, height, alt, focus },
  className,
  eager,
}: PictureImageProps) {
  return (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      data-x={focus && tens(focus.x)}
      data-y={focus && tens(focus.y)}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
}

/** A step of styles/base.css: the content security policy allows no inline style. */
function tens(percent: number) {
  return Math.round(Math.min(80, Math.max(20, percent)) / 10) * 10;
}
