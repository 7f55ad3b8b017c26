import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Redraws the app's icons from app/icon.svg. Run it when the logo changes, and commit its output. */
const brand = '#a93a22';
const logo = 'app/icon.svg';

const drawn = (size) => sharp(logo, { density: (72 * size) / 32 }).resize(size, size);
const packed = (image) => image.png({ compressionLevel: 9, palette: true }).toBuffer();

/** Draws the logo up to the edges: systems cut it to their own shape, and the stall lies within the safe circle. */
async function full(size) {
  const mark = await drawn(size).png().toBuffer();
  const square = { width: size, height: size, channels: 3, background: brand };
  return packed(sharp({ create: square }).composite([{ input: mark }]));
}

/** Returns an .ico that contains one PNG. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

for (const size of [192, 512]) {
  await writeFile(`public/icons/icon-${size}.png`, await packed(drawn(size)));
  await writeFile(`public/icons/maskable-${size}.png`, await full(size));
}
await writeFile('app/apple-icon.png', await full(180));
await writeFile('app/favicon.ico', ico(await drawn(32).png().toBuffer(), 32));
