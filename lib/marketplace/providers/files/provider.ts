/** Storage of uploaded files by key, e.g. `stores/3f9c.webp`. */
export type ObjectStore = {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** The file, or undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
};
