import sharp from 'sharp';
import { DecodingBusy, decodeUpload, openPicture, Undecodable } from './picture-decoding';
import { pngOfSize } from './testing/png-of-size';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a93a22' } });
const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

it.each([
  ['PNG of one column', () => pngOfSize(1, 40_000_000)],
  ['PNG of one row', () => pngOfSize(40_000_000, 1)],
  ['PNG of too large an area', () => pngOfSize(8000, 8000)],
  ['JPEG of one column', () => plain(1, 65_000).jpeg().toBuffer()],
  ['WebP of one row', () => plain(16_383, 1).webp().toBuffer()],
])('refuses a %s by its header', async (_, make) => {
  await expect(openPicture(await make())).rejects.toMatchObject({ reason: 'pixels' });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

it.each([
  ['a GIF', () => plain(4, 4).gif().toBuffer()],
  ['a TIFF', () => plain(4, 4).tiff().toBuffer()],
  ['an SVG', async () => Buffer.from(svg)],
  ['an SVG that begins as a JPEG', async () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1')],
  ['half a header', async () => pngOfSize(4, 4).subarray(0, 20)],
])('refuses %s', async (_, make) => {
  await expect(openPicture(await make())).rejects.toMatchObject({ reason: 'type' });
});

it('decodes one frame of an animation, however many it has', async () => {
  const frames = 400;
  const raw = { width: 64, height: 64 * frames, channels: 3, pageHeight: 64 } as const;
  const noise = Buffer.alloc(64 * 64 * frames * 3).map((_, at) => (at * at) >> 7);
  const animated = await sharp(noise, { raw }).webp({ quality: 1, effort: 0 }).toBuffer();
  expect((await sharp(animated).metadata()).pages).toBe(frames);
  const { info } = await decodeUpload(blobOf(animated), (picture) =>
    picture.raw().toBuffer({ resolveWithObject: true }),
  );
  expect([info.width, info.height]).toEqual([64, 64]);
});

describe('a rush of uploads', () => {
  let running = 0;
  let mostRunning = 0;
  let mayEnd = () => {};
  let end = Promise.resolve();
  beforeEach(() => {
    [running, mostRunning] = [0, 0];
    end = new Promise((resolve) => {
      mayEnd = resolve;
    });
  });
  const draw = async () => {
    mostRunning = Math.max(mostRunning, ++running);
    await end;
    running--;
    return 'drawn';
  };
  const small = blobOf(pngOfSize(4, 4));

  it('is decoded two at a time at most, and refused beyond the queue', async () => {
    const uploads = Array.from({ length: 40 }, () =>
      decodeUpload(small, draw).catch((error: unknown) => error),
    );
    const refused = await Promise.race(uploads);
    expect(refused).toMatchObject({ retryAfterSeconds: 10 });
    mayEnd();
    const answers = await Promise.all(uploads);
    expect(mostRunning).toBeGreaterThan(0);
    expect(mostRunning).toBeLessThanOrEqual(2);
    const busy = answers.filter((answer) => answer instanceof DecodingBusy);
    expect(busy.length).toBeGreaterThanOrEqual(40 - 16 - 2);
    expect(answers.filter((answer) => answer === 'drawn')).toHaveLength(40 - busy.length);
  });

  it('lets work in the background wait', async () => {
    const uploads = Array.from({ length: 30 }, () =>
      decodeUpload(small, draw, { isPatient: true }),
    );
    mayEnd();
    expect(new Set(await Promise.all(uploads))).toEqual(new Set(['drawn']));
  });

  it('goes on after pictures that cannot be decoded', async () => {
    const broken = blobOf(pngOfSize(400, 400).subarray(0, 60));
    for (let upload = 0; upload < 20; upload++) {
      const failing = decodeUpload(broken, (picture) => picture.webp().toBuffer());
      await expect(failing).rejects.toBeInstanceOf(Undecodable);
    }
    mayEnd();
    expect(await decodeUpload(small, draw)).toBe('drawn');
  });
});
