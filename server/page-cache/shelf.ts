import type { StoredPage } from './stored-page';

/** The storage of pages behind memory: the disk by default, Redis for several instances. */
export interface PageShelf {
  /** Returns the page rendered by this build, otherwise by an earlier build whose scripts are still served. */
  read(id: string): Promise<StoredPage | undefined>;
  write(page: StoredPage): Promise<void>;
  remove(id: string): Promise<void>;
  /** Checks that this build's page exists, without reading it. */
  has(id: string): Promise<boolean>;
  /** True if pages that nobody has requested may be stored. */
  hasRoom(): boolean;
  /**
   * Claims the render of a page for this instance, for 15 seconds at most; only on a shelf shared by instances.
   * @returns a function that ends the claim after the page is stored; undefined while another instance holds it
   */
  claimRender?(id: string): Promise<(() => Promise<void>) | undefined>;
  /** Yields ids of pages that only earlier builds have rendered, the most visited first. */
  ofBuildsBefore(): AsyncIterable<string>;
}

/** The shelf of tests, and of processes that keep pages in memory alone. */
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

/** Sets the shelf; without an argument pages stay in memory alone. */
export function putShelf(of: PageShelf = nowhere): void {
  current = of;
}
