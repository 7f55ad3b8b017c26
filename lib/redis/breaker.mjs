/** The call was not made, or nobody waits for it any longer. */
export class Unavailable extends Error {
  name = 'Unavailable';
}

/**
 * @typedef {object} Settings times in milliseconds
 * @property {() => Promise<unknown>} probe whether the service answers, and what must be caught up with before
 * it is believed again
 * @property {number} [limit] that a call waits for its answer
 * @property {number} [probeLimit]
 * @property {number} [pause] between two probes
 * @property {(reason: string) => void} [onOpen]
 * @property {() => void} [onClose]
 */

/**
 * Guards calls to a service that may hang. While it is open nobody waits; it begins open, and opens when a
 * call takes longer than its limit. Only the probe closes it, which runs behind the calls, not in one of them.
 */
export class Breaker {
  #isClosed = false;
  /** A probe that began before the last opening proves nothing. */
  #openings = 0;
  #probedAt = Number.NEGATIVE_INFINITY;
  /** @type {Promise<void> | undefined} */
  #probing;
  #settings;

  /** @param {Settings} settings */
  constructor(settings) {
    this.#settings = { limit: 500, probeLimit: 5000, pause: 2000, ...settings };
  }

  /**
   * The answer of a call, or what it was refused with.
   * @template Answer
   * @param {() => Promise<Answer>} call
   * @returns {Promise<Answer>}
   * @throws {Unavailable} at once while open, else past the limit
   */
  async run(call) {
    const { limit, pause } = this.#settings;
    if (!this.#isClosed) {
      if (performance.now() - this.#probedAt >= pause) void this.probe();
      throw new Unavailable('It did not answer a moment ago.');
    }
    try {
      return await within(limit, call());
    } catch (error) {
      if (error instanceof Unavailable) this.open(error.message);
      throw error;
    }
  }

  /** @param {string} reason */
  open(reason) {
    this.#openings++;
    if (!this.#isClosed) return;
    this.#isClosed = false;
    this.#probedAt = performance.now();
    this.#settings.onOpen?.(reason);
  }

  /** Probes, unless a probe is running already. Never rejects. */
  probe() {
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async #probe() {
    const { probe, probeLimit, onClose } = this.#settings;
    this.#probedAt = performance.now();
    const openings = this.#openings;
    const passed = await within(probeLimit, probe()).then(
      () => true,
      () => false,
    );
    if (!passed || openings !== this.#openings || this.#isClosed) return;
    this.#isClosed = true;
    onClose?.();
  }
}

/**
 * @template Answer
 * @param {number} milliseconds
 * @param {Promise<Answer>} answer
 * @returns {Promise<Answer>}
 */
async function within(milliseconds, answer) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    const giveUp = () => reject(new Unavailable(`It did not answer in ${milliseconds} ms.`));
    // An answer that came while this process was busy is read before the immediate.
    timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
