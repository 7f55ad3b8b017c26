/**
 * Where files lie. Keys are made by the market, random, and never given to another file, so a file may be copied from
 * one provider to another at any time and is still found by its key.
 */
export interface FileProvider {
  /** Lower case, never changed. */
  readonly name: string;
  /** Pictures that anybody may see, in WebP: `stores/3f9c….webp`. */
  readonly pictures: KeptFiles;
  /** Files that no address serves: `imports/3f9c…`. */
  readonly privateFiles: KeptFiles;
}

export type FileKind = 'pictures' | 'privateFiles';

/**
 * Files of one kind, by key. Each call ends in time.
 * @throws {ProviderError} when it could not be done; that there is no such file is no error
 * @throws {Error} for a key that is none of its kind (`refuseKey`)
 */
export type KeptFiles = {
  /** Keeps bytes, or a copy of the file at a path of this machine. */
  keep(key: string, content: Buffer | { path: string }): Promise<void>;
  /** The whole file; undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Does something with the file, which lies on this machine until then; undefined when there is none. */
  use<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result | undefined>;
  /** For good; also where there is none. */
  remove(key: string): Promise<void>;
};

/** Safe as a path and in an address: one folder and one file. */
const keys: Record<FileKind, RegExp> = {
  pictures: /^[a-z0-9]+\/[a-z0-9-]+\.webp$/,
  privateFiles: /^(?:imports|tickets)\/[a-f0-9-]{36}$/,
};

export const isKey = (kind: FileKind, key: string): boolean => keys[kind].test(key);

/** Every adapter asks this before it does anything. */
export function refuseKey(kind: FileKind, key: string): void {
  if (!isKey(kind, key)) throw new Error(`no key of ${kind}`);
}
