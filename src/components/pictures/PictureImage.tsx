import type { Picture } from '#src/domain/contentTypes.ts';

interface PictureImageProps {
  picture: Picture;
  className?: string;
  /** The main picture of the first screen: loaded at once and with priority. Other pictures load lazily. */
  eager?: boolean;
}

/** A content picture. Its intrinsic size reserves the space, so that nothing moves when it loads. */
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

/** The style sheet has a rule for every ten per cent; the policy of the pages allows no style of their own. */
function tens(percent: number) {
  return Math.round(percent / 10) * 10;
}
