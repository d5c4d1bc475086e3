import type { Picture } from '#src/domain/contentTypes.ts';

interface PictureImageProps {
  picture: Picture;
  className?: string;
  /** The picture that the first screen is about: fetched at once and first. Others wait until they are near. */
  first?: boolean;
}

/** A content picture with its intrinsic size, so that nothing moves when it arrives. */
export function PictureImage({ picture, className, first }: PictureImageProps) {
  return (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      className={className}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
