import { randomUUID } from 'node:crypto';
import type { ClusterState } from './state';

/** Milliseconds for which one instance feeds before another may take over. */
const time = 5000;

/** A lease that decides which instance feeds: its holder, as long as it renews it. */
export class Lease {
  isHeld = false;
  readonly #owner = randomUUID();

  /** @param now a clock that instances share, in milliseconds since 1970 */
  constructor(
    readonly state: ClusterState,
    readonly now: () => number,
  ) {}

  /** Takes the lease if it is free, and renews its own. */
  async renew(): Promise<void> {
    const before = await this.state.get('lease');
    const isOthers = before && before.owner !== this.#owner && before.until > this.now();
    if (isOthers) {
      this.isHeld = false;
      return;
    }
    const lease = { owner: this.#owner, until: this.now() + time };
    this.isHeld = await this.state.replace('lease', lease, before);
  }

  async release(): Promise<void> {
    if (!this.isHeld) return;
    const before = await this.state.get('lease');
    if (before?.owner === this.#owner) await this.state.remove('lease');
  }
}
