type Event = { type: string; at: Date; data: Record<string, unknown> };

/** The body of an event, the same at every try: its type, when it happened, and what it is about. */
export const bodyOf = ({ type, at, data }: Event): string =>
  JSON.stringify({ type, version: 1, timestamp: at.toISOString(), data });
