import { join } from 'node:path';
import sharp from 'sharp';
import { normalised } from '@/lib/text/normalised';

/**
 * Draws text as a picture, shaped by HarfBuzz (in sharp's libvips), so that Devanagari is right. The fonts are
 * this project's own files: the machine's fonts make no difference.
 */

const family = 'Noto Sans Devanagari SemiBold';
const fonts = ['latin', 'latin-ext', 'devanagari'].map((subset) =>
  join(
    /* turbopackIgnore: true */ process.cwd(),
    `lib/storefront/seo/share-picture/fonts/noto-sans-devanagari-600-${subset}.ttf`,
  ),
);

/** Characters that the fonts lack: other scripts, emoji, controls. */
const undrawable =
  /[^\u0020-\u007e\u00a0-\u024f\u0900-\u097f\u200c-\u200d\u2010-\u2027\u20b9\u2122]+/g;

export type Box = { width: number; height: number };
export type DrawnText = Box & { input: Buffer };

type Style = { colour: string; size: number; box: Box };

let loaded: Promise<unknown> | undefined;

/**
 * Draws a wrapped text into a box. Text that does not fit is scaled down to half its size, then shortened.
 * Undefined if nothing of the text can be drawn.
 */
export async function drawText(text: string, style: Style): Promise<DrawnText | undefined> {
  const drawable = normalised(text, 1000).replace(undrawable, ' ').replace(/\s+/g, ' ').trim();
  if (!drawable) return undefined;
  loaded ??= loadFonts();
  await loaded;
  const sizes = [1, 0.85, 0.7, 0.6, 0.5].map((part) => Math.round(style.size * part));
  for (const size of sizes) {
    const drawn = await render(drawable, { ...style, size });
    if (fits(drawn, style.box)) return drawn;
  }
  return shortened(drawable, { ...style, size: sizes.at(-1) as number });
}

/** Shortens to as many words as fit, or letters of a single word, and an ellipsis. */
async function shortened(text: string, style: Style): Promise<DrawnText | undefined> {
  const letters = [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text)];
  for (let count = Math.min(letters.length - 1, 160); count > 0; count -= 8) {
    const cut = letters
      .slice(0, count)
      .map(({ segment }) => segment)
      .join('');
    const drawn = await render(`${cut.replace(/\s+\S*$/, '')}…`, style);
    if (fits(drawn, style.box)) return drawn;
  }
  return undefined;
}

const fits = (drawn: Box, box: Box) => drawn.width <= box.width && drawn.height <= box.height;

async function render(text: string, { colour, size, box }: Style): Promise<DrawnText> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      // The comma ends the name, or pango would read its last word as a weight.
      font: `${family}, ${size}`,
      width: box.width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Loads the font files; a file stays known to the process once a text has been drawn with it. */
async function loadFonts(): Promise<void> {
  for (const fontfile of fonts) {
    await sharp({ text: { text: 'a', font: family, fontfile } }).toBuffer();
  }
}

const escapeMarkup = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] as string);
