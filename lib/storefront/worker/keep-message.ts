/** What a page tells the worker: where it is, and what it has loaded that the worker did not see. */
export type KeepMessage = { type: 'keep'; page: string; loaded: string[] };
