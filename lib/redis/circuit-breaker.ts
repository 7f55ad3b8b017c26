/** Thrown if the call was not made, or took too long. */
export class Unavailable extends Error {
  name = 'Unavailable';
}

/** Times in milliseconds. */
type Settings = {
  /** Checks that the service answers, and does the work needed before the breaker closes. */
  probe: () => Promise<unknown>;
  /** Maximum duration of a call. */
  limit?: number;
  probeLimit?: number;
  /** Pause between two probes. */
  pause?: number;
  onOpen?: (reason: string) => void;
  onClose?: () => void;
};

/**
 * A circuit breaker around a service that may hang. Calls fail at once while it is open; it begins open, and
 * opens if a call exceeds its limit. Only the probe, which runs beside the calls, closes it.
 */
export class CircuitBreaker {
  #isClosed = false;
  /** Counts openings: a probe that began before the last opening proves nothing. */
  #openings = 0;
  #probedAt = Number.NEGATIVE_INFINITY;
  #probing: Promise<void> | undefined;
  #settings;

  constructor(settings: Settings) {
    this.#settings = { limit: 500, probeLimit: 5000, pause: 2000, ...settings };
  }

  /**
   * Runs a call and returns its answer, or rejects with its error.
   * @throws {Unavailable} at once while open, otherwise past the limit
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
    // `setImmediate` lets an answer that arrived while this process was busy be read first.
    timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
