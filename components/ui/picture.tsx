import clsx from 'clsx';
import { ImageOff } from 'lucide-react';
import { getImageProps } from 'next/image';

type Props = {
  /** A picture of this site, e.g. /media/…; null where there is none. */
  src: string | null;
  alt: string;
  /** CSS pixels or a media list: how wide it is shown. */
  sizes: string;
  /** Its own proportions; square unless said otherwise. */
  width?: number;
  height?: number;
  /** `first` is the one the page is waited for by; `soon` is in sight at once. */
  load?: 'first' | 'soon' | 'lazy';
  className?: string;
};

/** A picture in the sizes that screens need. Plain markup, as next/image makes it, but without its script. */
export function Picture({ src, alt, sizes, load = 'lazy', className, ...own }: Props) {
  const { width = 800, height = 800 } = own;
  if (!src) {
    return (
      <span
        style={{ aspectRatio: `${width} / ${height}` }}
        className={clsx('grid place-items-center bg-picture text-line-strong', className)}
      >
        <ImageOff aria-hidden className="size-1/4 max-h-12 max-w-12" strokeWidth={1.25} />
        {alt && <span className="sr-only">{alt}</span>}
      </span>
    );
  }
  const pixels = /^(\d+)px$/.exec(sizes)?.[1];
  const { props } = getImageProps({
    src,
    alt,
    // Of one fixed width it needs two sizes, for plain and for dense screens, not all of them.
    ...(pixels
      ? { width: Number(pixels), height: Math.round((Number(pixels) * height) / width) }
      : { width, height, sizes }),
    loading: load === 'lazy' ? 'lazy' : 'eager',
    fetchPriority: load === 'first' ? 'high' : undefined,
  });
  // biome-ignore lint/performance/noImgElement: its attributes are next/image's own
  return <img {...props} alt={alt} className={clsx('bg-picture object-cover', className)} />;
}
