/** Data that other tabs show too and revalidate when it changes here. */
export type Shared = 'cart' | 'wishlist';

let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('haat');
  return channel;
}

/** Tells the other tabs to revalidate it. */
export function tellOtherTabs(what: Shared): void {
  open()?.postMessage(what);
}

/** Calls `changed` when another tab says so; returns the unsubscribe function. */
export function followOtherTabs(changed: (what: Shared) => void): () => void {
  const channel = open();
  const hear = ({ data }: MessageEvent<Shared>) => changed(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
