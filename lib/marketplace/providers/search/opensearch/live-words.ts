import { randomUUID } from 'node:crypto';
import { log } from '../../../kernel/log';
import { Catalogue } from './catalogue';
import type { IndexReader } from './cluster/index-reader';
import type { ClusterState } from './cluster/state';
import { type KeptWords, keptWords, readWords } from './kept-words';
import type { ListingDocument } from './listing-document';

/** Milliseconds after which all words are read again: how many products have each changes with the products. */
const mostAge = 600_000;
/** Milliseconds between two looks for words that are newer. */
const pause = 30_000;
/** Feeds whose new words are told: what an instance missed of older ones it finds in the next reading. */
const mostTold = 200;
const mostTries = 5;

/** The catalogue's words, which every instance has for itself: one reads them from the index at times, for all. */
export class LiveWords {
  catalogue: Catalogue | undefined;
  /** When they were read from the index, in milliseconds since 1970. */
  #readAt = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #version: string | undefined;
  #renewing: Promise<void> | undefined;
  #isNew = false;

  constructor(
    readonly reader: IndexReader,
    readonly state: ClusterState,
  ) {}

  /** Takes the words that are kept in the cluster, whatever their age; reads them where none are. */
  async open(): Promise<void> {
    this.#take((await keptWords(this.state)) ?? (await readWords(this.reader, this.state)));
    await this.#hear();
  }

  async close(): Promise<void> {
    await this.#renewing;
  }

  #take({ words, readAt }: KeptWords): void {
    this.catalogue = new Catalogue(words);
    this.#readAt = readAt;
    // What was fed meanwhile may not be among them.
    this.#version = undefined;
    this.#isNew = true;
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

  /**
   * Learns what others have fed. Words that are old are read anew, beside whatever is asked meanwhile, by whoever feeds
   * the index; the others take them from it. Answers whether they were since this was called last.
   */
  async follow(isFeeder: boolean): Promise<boolean> {
    if (Date.now() - this.#readAt > mostAge && performance.now() - this.#lookedAt > pause) {
      this.#lookedAt = performance.now();
      this.#renewing ??= this.#renew(isFeeder).finally(() => {
        this.#renewing = undefined;
      });
    }
    await this.#hear();
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew;
  }

  async #renew(isFeeder: boolean): Promise<void> {
    try {
      const kept = await keptWords(this.state);
      const isOld = !kept || Date.now() - kept.readAt > mostAge;
      if (isOld && isFeeder) this.#take(await readWords(this.reader, this.state));
      else if (kept && kept.readAt > this.#readAt) this.#take(kept);
    } catch (error) {
      log.warn({ error: String(error) }, 'the words of the catalogue could not be read anew');
    }
  }

  async #hear(): Promise<void> {
    const told = await this.state.get('words');
    if (!told || told.version === this.#version) return;
    for (const fresh of told.fresh) this.catalogue?.take(fresh);
    this.#version = told.version;
  }
}
