import type { Picture } from '#src/domain/contentTypes.ts';

interface PictureImageProps {
  picture: Picture;
  className?: string;
  /** The main picture of the first screen: loaded at once and with priority. Other pictures load lazily. */
  eager?: boolean;
}

/** A content picture. Its intrinsic size reserves the space, so that nothing moves when it loads. */
export function PictureImage({ picture, className, eager }: PictureImageProps) {
  return (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      className={className}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
}
