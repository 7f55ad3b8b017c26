import { randomUUID } from 'node:crypto';
import { Catalogue } from './catalogue';
import type { IndexReader } from './cluster/index-reader';
import type { ClusterState } from './cluster/state';
import type { ListingDocument } from './listing-document';

/** Milliseconds after which all words are read again: how many products have each changes with the products. */
const mostAge = 600_000;
/** Feeds whose new words are told: what an instance missed of older ones it finds in the next reading. */
const mostTold = 200;
const mostTries = 5;

/** The catalogue's words, which every instance keeps for itself. */
export class LiveWords {
  catalogue: Catalogue | undefined;
  #readAt = 0;
  #version: string | undefined;

  constructor(
    readonly reader: IndexReader,
    readonly state: ClusterState,
  ) {}

  async read(): Promise<void> {
    this.#readAt = performance.now();
    const version = (await this.state.get('words'))?.version;
    this.catalogue = await Catalogue.read(this.reader);
    this.#version = version;
  }

  /** Learns what this instance has fed, and tells the others of new words. */
  async learn(fed: readonly ListingDocument[]): Promise<void> {
    const fresh = this.catalogue?.learn(fed) ?? {};
    if (Object.keys(fresh).length === 0) return;
    for (let tries = 0; tries < mostTries; tries++) {
      const before = await this.state.get('words');
      const told = [...(before?.fresh ?? []), fresh].slice(-mostTold);
      if (await this.state.replace('words', { version: randomUUID(), fresh: told }, before)) return;
    }
  }

  /** Learns what others have fed, and reads all words again at times; answers whether it did the latter. */
  async follow(): Promise<boolean> {
    if (performance.now() - this.#readAt > mostAge) {
      await this.read();
      return true;
    }
    const told = await this.state.get('words');
    if (!told || told.version === this.#version) return false;
    for (const fresh of told.fresh) this.catalogue?.take(fresh);
    this.#version = told.version;
    return false;
  }
}
