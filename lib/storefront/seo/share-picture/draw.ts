import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { openPicture } from '@/lib/security/picture-decoding';
import { drawText } from './text';

/** The size that Facebook, WhatsApp and X show at full width. */
export const shareSize = { width: 1200, height: 630 };

const { height } = shareSize;
const margin = 64;
const colours = {
  paper: '#fbf8f4',
  ink: '#241c17',
  soft: '#65584d',
  accent: '#f4a62a',
  brand: '#a93a22',
};

export type ShareFacts = {
  title: string;
  /** A line below the title, e.g. category and store. */
  line: string;
  /** The market's name in the card's language. */
  brand: string;
  /** The bytes of the page's picture, if it has one. */
  picture?: Buffer;
};

/**
 * Draws a card for shared links as a JPEG: the picture on the left, and beside it the title, under the market's
 * logo.
 */
export async function drawShareCard({ title, line, brand, picture }: ShareFacts): Promise<Buffer> {
  const photo = picture && (await squareOf(picture));
  const left = (photo ? height : 0) + margin;
  const width = shareSize.width - left - margin;
  const [mark, sign, name, facts] = await Promise.all([
    drawMark(),
    drawText(brand, { colour: colours.brand, size: 44, box: { width: width - 96, height: 72 } }),
    drawText(title, { colour: colours.ink, size: photo ? 60 : 84, box: { width, height: 300 } }),
    drawText(line, { colour: colours.soft, size: 32, box: { width, height: 96 } }),
  ]);
  const overlays: OverlayOptions[] = [
    { input: mark, left, top: margin },
    ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
    ...(sign ? [{ input: sign.input, left: left + 96, top: margin + 36 - sign.height / 2 }] : []),
    ...(name ? [{ input: name.input, left, top: 200 }] : []),
    ...(facts ? [{ input: facts.input, left, top: 200 + (name ? name.height + 32 : 0) }] : []),
    {
      input: stripe(shareSize.width - (photo ? height : 0)),
      left: photo ? height : 0,
      top: height - 16,
    },
  ];
  const whole = overlays.map((overlay) => ({ ...overlay, top: Math.round(overlay.top ?? 0) }));
  return sharp({ create: { ...shareSize, channels: 3, background: colours.paper } })
    .composite(whole)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Crops the picture to a square as high as the card; undefined if the bytes are no picture. */
async function squareOf(picture: Buffer): Promise<Buffer | undefined> {
  return openPicture(picture)
    .then((opened) =>
      opened
        .rotate()
        .resize(height, height, { fit: 'cover' })
        .flatten({ background: '#f6f1ea' })
        .png()
        .toBuffer(),
    )
    .catch(() => undefined);
}

let mark: Promise<Buffer> | undefined;

/** Draws the market's logo, a stall, as in the header and the browser's tab. */
function drawMark(): Promise<Buffer> {
  mark ??= readFile(join(/* turbopackIgnore: true */ process.cwd(), 'app/icon.svg')).then((svg) =>
    sharp(svg, { density: 200 }).resize(72, 72).png().toBuffer(),
  );
  return mark;
}

/** Draws an awning along the lower edge. */
function stripe(width: number): Buffer {
  const half = width / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="16"><rect width="${half}" height="16" fill="${colours.accent}"/><rect x="${half}" width="${half}" height="16" fill="${colours.brand}"/></svg>`,
  );
}
