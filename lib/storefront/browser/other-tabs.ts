import { optional } from './optional';

/** Kinds of cached answers that are stale now, or `own` for all answers of the account. */
export type Touched = readonly string[] | 'own';

let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  channel ??= optional(() => new BroadcastChannel('haat'));
  return channel;
}

/** Tells the other tabs which of their cached answers are stale. */
export function tellOtherTabs(touched: Touched): void {
  open()?.postMessage(touched);
}

/** Calls `changed` when another tab reports stale answers; returns the unsubscribe function. */
export function followOtherTabs(changed: (touched: Touched) => void): () => void {
  const channel = open();
  const hear = ({ data }: MessageEvent<unknown>) => {
    // A tab of another build may send a different format.
    if (data === 'own' || Array.isArray(data)) changed(data);
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
