import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { serverProcess } from '@/lib/process/server-process';

declare module '@/lib/process/server-process' {
  interface ServerProcess {
    /** The queue of uploaded pictures that are to be decoded (lib/security/picture-decoding.ts). */
    decoding?: LimitFunction;
  }
}

/** Width times height of the largest picture that is decoded. */
const mostPixels = 40_000_000;

/** Of a side: rows cost time of their own, and 78 KB can hold forty million rows of one pixel. */
const longestSide = 16_000;

/** Seconds; forty honest megapixels take two. Time in the queue is not counted. */
const patience = 15;

/** Uploads that may wait, each with up to 10 MB in memory. */
const mostWaiting = 16;

/** As many files that say they are PNG, JPEG, WebP or AVIF; no other decoder sees a byte. */
const signatures = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF.{4}WEBP/s, /^.{4}ftyp.{0,20}avi[fs]/s];

/** A file that is no picture, is broken, or has more pixels than are decoded. */
export class Undecodable extends Error {
  constructor(readonly reason: 'type' | 'pixels') {
    super(`undecodable picture: ${reason}`);
  }
}

/** Too many pictures wait to be decoded. */
export class DecodingBusy extends Error {
  readonly retryAfterSeconds = 10;
}

/**
 * Opens a picture from outside by its header; of an animation the first frame. What is drawn of it stops after 15 seconds.
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
 * Draws something of an uploaded picture: one or two at a time in the whole process, so that threads are left for
 * files, passwords and the pages of everybody else.
 * @param isPatient waits however many others do; for work in the background, which sends few at a time
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
