import type { StoredPage } from './stored-page';

/** Where pages lie behind memory: on the disk by default, in Redis for several instances. */
export interface PageShelf {
  /** The page as this build rendered it, else as one before it did whose scripts are still served. */
  read(id: string): Promise<StoredPage | undefined>;
  write(page: StoredPage): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether this build's page is there, without a look into it. */
  has(id: string): Promise<boolean>;
  /** Whether pages that nobody has asked for may be kept. */
  hasRoom(): boolean;
  /**
   * Only where several instances share the shelf: takes the render of a page upon this one, for 15 seconds at most.
   * @returns what ends that, once the page is there; undefined while another instance has it
   */
  claimRender?(id: string): Promise<(() => Promise<void>) | undefined>;
  /** Ids of pages that only builds before this one have rendered, what was visited most first. */
  ofBuildsBefore(): AsyncIterable<string>;
}

/** In tests, and where a process keeps pages in memory alone. */
const nowhere: PageShelf = {
  read: async () => undefined,
  write: async () => {},
  remove: async () => {},
  has: async () => false,
  hasRoom: () => false,
  async *ofBuildsBefore() {},
};

let current = nowhere;

export const shelf = (): PageShelf => current;

/** Puts pages there from now on; without an argument in memory alone. */
export function putShelf(of: PageShelf = nowhere): void {
  current = of;
}
