/** The minimum bytes of a body that must arrive in each interval, unless the body ends. */
export type Pace = { bytes: number; milliseconds: number };

/** 800 bytes a second, a third of the speed of the slowest phone network (2G). */
const leastPace: Pace = { bytes: 16 * 1024, milliseconds: 20_000 };

type PacedBody = {
  /** Returns the bytes received so far. */
  received: () => number;
  /** True if received data waits to be read: the sender is then told to wait. */
  isUnread: () => boolean;
  /** Ends the body. */
  end: () => void;
};

type Watched = PacedBody & { since: number; before: number };

/**
 * Ends slow bodies: a client that sends nearly all of a body and then waits would hold its memory until the
 * request times out.
 * @param now milliseconds of a monotonic clock
 */
export function createBodyPace(now: () => number, pace: Pace = leastPace) {
  const bodies = new Set<Watched>();
  return {
    /** Watches a body; call the returned function to stop. */
    watch(body: PacedBody): () => void {
      const watched = { ...body, since: now(), before: 0 };
      bodies.add(watched);
      return () => {
        bodies.delete(watched);
      };
    },
    /** Checks each body whose interval is over; call at regular times. */
    check(): void {
      const moment = now();
      for (const body of bodies) {
        if (moment - body.since < pace.milliseconds) continue;
        const received = body.received();
        if (received - body.before >= pace.bytes || body.isUnread()) {
          body.since = moment;
          body.before = received;
        } else {
          bodies.delete(body);
          body.end();
        }
      }
    },
  };
}

export type BodyPace = ReturnType<typeof createBodyPace>;
