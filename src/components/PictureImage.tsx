import type { Picture } from '#src/domain/contentTypes.ts';

interface PictureImageProps {
  picture: Picture;
  className?: string;
  /** The main picture of the first screen: loaded at once and with priority. Other pictures load lazily. */
  eager?: boolean;
  /** The shape of a photograph where a drawing stands without a frame. */
  frame?: 'round' | 'arch';
  /** How wide it is shown, for the version of a photograph. Many browsers measure a lazy one themselves. */
  sizes?: string;
}

/**
 * A content picture. Its intrinsic size reserves the space, so that nothing moves when it loads. A photograph is marked with
 * `data-photo`: it covers its frame (styles/base.css).
 */
export function PictureImage({
  picture: { src, width, height, alt, focus },
  className,
  eager,
  frame,
  sizes = '(width < 767px) 100vw, 50vw',
}: PictureImageProps) {
  const photo = typeof src === 'string' ? undefined : src;
  const img = photo ? photo.img : { src: src as string, w: width, h: height };
  const point = photo?.focus ?? focus;
  const shownSizes = photo && (eager ? sizes : `auto, ${sizes}`);
  const image = (
    <img
      sizes={shownSizes}
      src={img.src}
      width={img.w}
      height={img.h}
      alt={alt && (photo?.alt ?? alt)}
      className={className}
      data-photo={photo && !photo.cutOut ? (frame ?? '') : undefined}
      data-x={point && tens(point.x)}
      data-y={point && tens(point.y)}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
  if (!photo) return image;
  return (
    <picture>
      {Object.entries(photo.sources).map(([format, srcset]) => (
        <source key={format} type={`image/${format}`} srcSet={srcset} sizes={shownSizes} />
      ))}
      {image}
    </picture>
  );
}

/** The style sheet has a rule for every ten per cent; the policy of the pages allows no style of their own. */
function tens(percent: number) {
  return Math.round(percent / 10) * 10;
}
