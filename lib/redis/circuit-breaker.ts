/** The call was not made, or nobody waits for it any longer. */
export class Unavailable extends Error {
  name = 'Unavailable';
}

/** Times in milliseconds. */
type Settings = {
  /** Whether the service answers, and what must be caught up with before it is believed again. */
  probe: () => Promise<unknown>;
  /** How long a call waits for its answer. */
  limit?: number;
  probeLimit?: number;
  /** Between two probes. */
  pause?: number;
  onOpen?: (reason: string) => void;
  onClose?: () => void;
};

/**
 * A circuit breaker around a service that may hang. While it is open calls fail at once; it begins open, and
 * opens when a call takes longer than its limit. Only the probe closes it, which runs beside the calls.
 */
export class CircuitBreaker {
  #isClosed = false;
  /** A probe that began before the last opening proves nothing. */
  #openings = 0;
  #probedAt = Number.NEGATIVE_INFINITY;
  #probing: Promise<void> | undefined;
  #settings;

  constructor(settings: Settings) {
    this.#settings = { limit: 500, probeLimit: 5000, pause: 2000, ...settings };
  }

  /**
   * The answer of a call, or what it was refused with.
   * @throws {Unavailable} at once while open, else past the limit
   */
  async run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
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

  open(reason: string): void {
    this.#openings++;
    if (!this.#isClosed) return;
    this.#isClosed = false;
    this.#probedAt = performance.now();
    this.#settings.onOpen?.(reason);
  }

  /** Probes, unless a probe is running already. Never rejects. */
  probe(): Promise<void> {
    this.#probing ??= this.#probe().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async #probe(): Promise<void> {
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

async function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Unavailable(`It did not answer in ${milliseconds} ms.`));
    // An answer that came while this process was busy is read before the immediate.
    timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
