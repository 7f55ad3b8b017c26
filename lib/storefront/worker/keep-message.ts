/** A page's message to the worker: its address, and the files that it loaded before the worker took control. */
export type KeepMessage = { type: 'keep'; page: string; loaded: string[] };
