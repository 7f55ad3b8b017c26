import clsx from 'clsx';
import { ImageOff } from '@/components/ui/icons';
import { mediaOrigin } from '@/lib/paths/media-origin';
import { widthsFor } from './picture-widths';

type Props = {
  /** A picture of this site, e.g. /media/…; null where there is none. */
  src: string | null;
  alt: string;
  /** Of one width everywhere: `'48px'`. Else a media list, and `widest` with it. */
  sizes: string;
  /** The most CSS pixels it is ever shown wide. */
  widest?: number;
  /** Its own proportions; square unless said otherwise. */
  width?: number;
  height?: number;
  /** `first` is the LCP picture; `soon` is above the fold. */
  load?: 'first' | 'soon' | 'lazy';
  /** A small data URI shown until the picture has loaded (lib/storefront/catalog/picture-preview.server). */
  preview?: string;
  className?: string;
};

/**
 * A picture in the sizes that its place needs, from next/image's server. Its markup is made here: a list
 * of products would carry next/image's full range of widths for each, twice.
 */
export function Picture(props: Props) {
  const { src, alt, sizes, widest, load = 'lazy', preview, className } = props;
  const { width = 800, height = 800 } = props;
  if (!src) {
    return (
      <span
        style={{ aspectRatio: `${width} / ${height}` }}
        className={clsx('picture grid place-items-center text-line-strong', className)}
      >
        <ImageOff aria-hidden className="size-1/4 max-h-12 max-w-12" strokeWidth={1.25} />
        {alt && <span className="sr-only">{alt}</span>}
      </span>
    );
  }
  const pixels = Number(/^(\d+)px$/.exec(sizes)?.[1]) || undefined;
  const media = mediaOrigin();
  const address = (of: number) =>
    `${media}/_next/image?url=${encodeURIComponent(src)}&w=${of}&q=75`;
  const widths = widthsFor(pixels ?? widest ?? width);
  // Of one fixed width it needs two files, for plain and for dense screens.
  const files = pixels ? [atLeast(widths, pixels), atLeast(widths, pixels * 2)] : widths;
  const srcSet = files.map((of, i) => `${address(of)} ${pixels ? `${i + 1}x` : `${of}w`}`);
  return (
    // biome-ignore lint/performance/noImgElement: its files are next/image's own
    <img
      alt={alt}
      width={pixels ?? width}
      height={pixels ? Math.round((pixels * height) / width) : height}
      loading={load === 'lazy' ? 'lazy' : undefined}
      fetchPriority={load === 'first' ? 'high' : undefined}
      decoding="async"
      sizes={pixels ? undefined : sizes}
      srcSet={srcSet.join(', ')}
      src={address(files.at(-1) ?? width)}
      style={preview ? { backgroundImage: `url(${preview})` } : undefined}
      className={clsx('picture', className)}
    />
  );
}

const atLeast = (widths: number[], wanted: number) =>
  widths.find((width) => width >= wanted) ?? (widths.at(-1) as number);
