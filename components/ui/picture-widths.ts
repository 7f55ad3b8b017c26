/** The widths in pixels in which the site serves pictures; next.config.ts allows no others. */
export const pictureWidths = [48, 96, 128, 192, 256, 384, 480, 640, 828, 1080, 1600, 2048] as const;

/** The smallest useful file for a picture that fills a small phone, in pixels. */
const phone = 480;

/**
 * Returns the useful widths for a picture that is at most `widest` CSS pixels wide: large enough for double
 * density, without widths too small for any such phone.
 */
export function widthsFor(widest: number): number[] {
  const enough = pictureWidths.find((width) => width >= widest * 2) ?? 2048;
  return pictureWidths.filter((width) => width >= Math.min(widest, phone) && width <= enough);
}
