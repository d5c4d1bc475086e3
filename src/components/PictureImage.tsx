import type { Picture } from '#src/domain/contentTypes.ts';

interface PictureImageProps {
  picture: Picture;
  className?: string;
  /** The main picture of the first screen: loaded at once and with priority. Other pictures load lazily. */
  eager?: boolean;
  /** How wide it is shown, for the version of a photograph. Many browsers measure a lazy one themselves. */
  sizes?: string;
}

/** A content picture. Its intrinsic size reserves the space, so that nothing moves when it loads. */
export function PictureImage({
  picture: { src, width, height, alt },
  className,
  eager,
  sizes = '(width < 767px) 100vw, 50vw',
}: PictureImageProps) {
  const { sources, img } = typeof src === 'string' ? { img: { src, w: width, h: height } } : src;
  const shownSizes = sources && (eager ? sizes : `auto, ${sizes}`);
  const image = (
    <img
      sizes={shownSizes}
      src={img.src}
      width={img.w}
      height={img.h}
      alt={alt}
      className={className}
      loading={eager ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={eager ? 'high' : undefined}
    />
  );
  if (!sources) return image;
  return (
    <picture>
      {Object.entries(sources).map(([format, srcset]) => (
        <source key={format} type={`image/${format}`} srcSet={srcset} sizes={shownSizes} />
      ))}
      {image}
    </picture>
  );
}
