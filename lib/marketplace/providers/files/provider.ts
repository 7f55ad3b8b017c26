/**
 * A store of files. Keys are made by the market, random, and never reused for another file, so a file may be
 * copied from one provider to another at any time and is still found by its key.
 */
export interface FileProvider {
  /** The name, in lower case, never changed. */
  readonly name: string;
  /** Public pictures, in WebP: `stores/3f9c….webp`. */
  readonly pictures: KeptFiles;
  /** Files without a public address: `imports/3f9c…`. */
  readonly privateFiles: KeptFiles;
}

export type FileKind = 'pictures' | 'privateFiles';

/**
 * Files of one kind, by key. Each call ends in time.
 * @throws {ProviderError} when it could not be done; a missing file is no error
 * @throws {Error} for a key of another kind (`refuseKey`)
 */
export type KeptFiles = {
  /** Stores bytes, or a copy of the file at a path of this machine. */
  keep(key: string, content: Buffer | { path: string }): Promise<void>;
  /** Returns the whole file; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Runs work on the file, which is on this machine until the work ends; undefined when there is none. */
  use<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result | undefined>;
  /** Removes a file for good; a missing file is no error. */
  remove(key: string): Promise<void>;
};

/** Keys that are safe as a path and in an address: one folder and one file. */
const keys: Record<FileKind, RegExp> = {
  pictures: /^[a-z0-9]+\/[a-z0-9-]+\.webp$/,
  privateFiles: /^(?:imports|tickets)\/[a-f0-9-]{36}$/,
};

export const isKey = (kind: FileKind, key: string): boolean => keys[kind].test(key);

/** Throws for an invalid key; every adapter calls this first. */
export function refuseKey(kind: FileKind, key: string): void {
  if (!isKey(kind, key)) throw new Error(`no key of ${kind}`);
}
