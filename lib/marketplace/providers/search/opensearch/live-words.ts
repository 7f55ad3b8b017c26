import { randomUUID } from 'node:crypto';
import { log } from '@/lib/log/log';
import { Catalogue, type FreshWords } from './catalogue';
import type { IndexReader } from './cluster/index-reader';
import type { ClusterState } from './cluster/state';
import { type KeptWords, keptWords, readWords } from './kept-words';
import type { ListingDocument } from './listing-document';

/** Milliseconds after which all words are read again: the numbers of their products change with the products. */
const mostAge = 600_000;
/** Milliseconds between two checks for newer words. */
const pause = 30_000;
/**
 * The number of feeds whose new words are shared: an instance that missed older ones gets them with the next
 * reading.
 */
const mostTold = 200;
const mostTries = 5;

/**
 * The catalogue's words, of which every instance has a copy: one instance reads them from the index at times,
 * for all.
 */
export class LiveWords {
  catalogue: Catalogue | undefined;
  /** The time at which they were read from the index, in milliseconds since 1970. */
  #readAt = 0;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #version: string | undefined;
  #renewing: Promise<void> | undefined;
  #isNew = false;
  /** New words that the others have not been told of: the cluster was away, or others told theirs at that moment. */
  readonly #untold: FreshWords[] = [];

  constructor(
    readonly reader: IndexReader,
    readonly state: ClusterState,
  ) {}

  /** Takes the words that are kept in the cluster, whatever their age; reads them if there are none. */
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
    // Changes fed meanwhile may be missing from these words.
    this.#version = undefined;
    this.#isNew = true;
  }

  /** Learns the words that this instance has fed, and tells the others of new ones. */
  async learn(fed: readonly ListingDocument[]): Promise<void> {
    const fresh = this.catalogue?.learn(fed) ?? {};
    if (Object.keys(fresh).length > 0) this.#untold.push(fresh);
    await this.#tell();
  }

  /** Tells the others of new words; what fails is told with the next ones, or when this instance listens. */
  async #tell(): Promise<void> {
    for (let tries = 0; tries < mostTries && this.#untold.length > 0; tries++) {
      const before = await this.state.get('words');
      const untold = [...this.#untold];
      const told = [...(before?.fresh ?? []), ...untold].slice(-mostTold);
      const words = { version: randomUUID(), fresh: told };
      if (await this.state.replace('words', words, before)) this.#untold.splice(0, untold.length);
    }
  }

  /**
   * Learns the words that others have fed. Old words are read anew in the background, by the feeder of the
   * index; the others take them from it. Returns whether they were since the last call.
   */
  async follow(isFeeder: boolean): Promise<boolean> {
    if (Date.now() - this.#readAt > mostAge && performance.now() - this.#lookedAt > pause) {
      this.#lookedAt = performance.now();
      this.#renewing ??= this.#renew(isFeeder).finally(() => {
        this.#renewing = undefined;
      });
    }
    await this.#tell();
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
