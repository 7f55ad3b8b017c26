'use client';

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let now: number | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

const second = () => Math.floor(Date.now() / 1000) * 1000;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = second();
    for (const each of listeners) each();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    clearInterval(timer);
    timer = undefined;
    now = undefined;
  };
}

function current(): number {
  now ??= second();
  return now;
}

/** The time in milliseconds, second by second, one clock for the whole page; undefined on the server. */
export const useNow = () =>
  useSyncExternalStore<number | undefined>(subscribe, current, () => undefined);
