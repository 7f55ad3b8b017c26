import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { serverProcess } from '@/lib/process/server-process';

declare module '@/lib/process/server-process' {
  interface ServerProcess {
    /** The queue of uploaded pictures to be decoded (lib/security/picture-decoding.ts). */
    decoding?: LimitFunction;
  }
}

/** Maximum width times height of a decoded picture. */
const mostPixels = 40_000_000;

/** Maximum length of a side: each row costs time, and 78 KB can hold forty million rows of one pixel. */
const longestSide = 16_000;

/** Time limit in seconds, without time in the queue; forty ordinary megapixels take two. */
const patience = 15;

/** Maximum uploads that may wait, each with up to 10 MB in memory. */
const mostWaiting = 16;

/** Signatures of PNG, JPEG, WebP and AVIF files; no other decoder sees a byte. */
const signatures = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s, /^.{4}ftyp.{0,20}avi[fs]/s];

/** Thrown for a file that is not a picture, is broken, or has too many pixels. */
export class Undecodable extends Error {
  constructor(readonly reason: 'type' | 'pixels') {
    super(`undecodable picture: ${reason}`);
  }
}

/** Thrown if too many pictures wait to be decoded. */
export class DecodingBusy extends Error {
  readonly retryAfterSeconds = 10;
}

/**
 * Opens an untrusted picture, checked by its header; of an animation the first frame. Drawing stops after 15
 * seconds.
 * @throws {Undecodable}
 */
export async function openPicture(bytes: Buffer): Promise<Sharp> {
  const head = bytes.toString('latin1', 0, 64);
  if (!signatures.some((signature) => signature.test(head))) throw new Undecodable('type');
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
  const { width, height } = await picture.metadata().catch(() => {
    throw new Undecodable('type');
  });
  const isSmallEnough = Math.max(width, height) <= longestSide && width * height <= mostPixels;
  if (!isSmallEnough) throw new Undecodable('pixels');
  return picture.timeout({ seconds: patience });
}

/**
 * Processes an uploaded picture, one or two at a time in the whole process, which leaves threads for files,
 * passwords and pages.
 * @param isPatient waits in any case, however long the queue; for background jobs, which send few at a time
 * @throws {Undecodable}
 * @throws {DecodingBusy}
 */
export async function decodeUpload<Drawn>(
  file: Blob,
  draw: (picture: Sharp) => Promise<Drawn>,
  { isPatient = false } = {},
): Promise<Drawn> {
  serverProcess.decoding ??= pLimit(availableParallelism() > 2 ? 2 : 1);
  const { decoding } = serverProcess;
  if (!isPatient && decoding.pendingCount >= mostWaiting) throw new DecodingBusy();
  return decoding(async () => {
    const picture = await openPicture(Buffer.from(await file.arrayBuffer()));
    return draw(picture).catch(() => {
      throw new Undecodable('type');
    });
  });
}
