/** The widths in pixels in which the site serves its pictures; next.config.ts allows no others. */
export const pictureWidths = [48, 96, 128, 192, 256, 384, 480, 640, 828, 1080, 1600, 2048] as const;

/** No smaller file is needed of what fills a small phone, in pixels. */
const phone = 480;

/**
 * The widths worth offering for a picture that is shown at most `widest` CSS pixels wide: enough for a
 * screen of twice the density, and none that a phone of that density would not take either.
 */
export function widthsFor(widest: number): number[] {
  const enough = pictureWidths.find((width) => width >= widest * 2) ?? 2048;
  return pictureWidths.filter((width) => width >= Math.min(widest, phone) && width <= enough);
}
