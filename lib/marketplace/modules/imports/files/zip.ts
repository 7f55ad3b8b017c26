import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FileRefused, fileLimits } from './limits';

/** An opened ZIP with its files by name; none unpacks to more than its directory states. */
export type Zip = {
  names: string[];
  /** Returns the unpacked size in bytes. */
  sizeOf(name: string): number;
  stream(name: string): Promise<Readable>;
  /**
   * Reads a whole file.
   * @param most maximum bytes; undefined if the file is larger
   */
  bytes(name: string, most: number): Promise<Buffer | undefined>;
  unpack(name: string, to: string): Promise<void>;
  close(): void;
};

/**
 * Opens a ZIP by its directory without unpacking anything. Sums the stated sizes before any file is read; a file
 * that exceeds its stated size is aborted.
 * @throws {FileRefused} import_broken, import_bomb, import_locked (encrypted)
 */
export async function openZip(path: string): Promise<Zip> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => {
    throw new FileRefused('import_broken');
  });
  const entries = await directoryOf(zip).catch((error) => {
    zip.close();
    throw error instanceof FileRefused ? error : new FileRefused('import_broken');
  });
  const entryOf = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new FileRefused('import_broken');
    return entry;
  };
  const stream = async (name: string) =>
    zip.openReadStreamPromise(entryOf(name)).catch(() => {
      throw new FileRefused('import_broken');
    });
  return {
    names: [...entries.keys()],
    sizeOf: (name) => entryOf(name).uncompressedSize,
    stream,
    async bytes(name, most) {
      if (entryOf(name).uncompressedSize > most) return undefined;
      const chunks: Buffer[] = [];
      for await (const chunk of await stream(name)) chunks.push(chunk);
      return Buffer.concat(chunks);
    },
    unpack: async (name, to) => pipeline(await stream(name), createWriteStream(to)),
    close: () => zip.close(),
  };
}

async function directoryOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > fileLimits.entries) throw new FileRefused('import_bomb');
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize } = entry;
    if (fileName.length > fileLimits.path) throw new FileRefused('import_broken');
    if (fileName.endsWith('/')) continue;
    if (entry.isEncrypted()) throw new FileRefused('import_locked');
    unpacked += uncompressedSize;
    const isDense =
      uncompressedSize > 1024 * 1024 && uncompressedSize > compressedSize * fileLimits.ratio;
    if (unpacked > fileLimits.unpacked || isDense) throw new FileRefused('import_bomb');
    entries.set(fileName, entry);
  }
  return entries;
}
