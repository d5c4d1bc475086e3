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
      data-focus={focus}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
}
