import clsx from 'clsx';
import { ImageOff } from '@/components/ui/icons';
import { mediaOrigin } from '@/lib/network/media-origin';
import { widthsFor } from './picture-widths';

type Props = {
  /** A picture of this site, e.g. /media/…; null if there is none. */
  src: string | null;
  alt: string;
  /** A fixed width such as `'48px'`; else a media list, together with `widest`. */
  sizes: string;
  /** The maximum width at which it is shown, in CSS pixels. */
  widest?: number;
  /** Its proportions; square by default. */
  width?: number;
  height?: number;
  /** `first` is the LCP picture; `soon` is above the fold. */
  load?: 'first' | 'soon' | 'lazy';
  /** A small data URI shown until the picture has loaded (lib/storefront/catalog/picture-preview.server). */
  preview?: string;
  className?: string;
};

/**
 * A picture in the sizes that its place needs, from next/image's server. The markup is made here: in a list of
 * products, next/image would write its full range of widths for each, twice.
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
  // A fixed width needs two files, for single and double density.
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
