'use client';

import { useSyncExternalStore } from 'react';
import { serverTime, subscribeToClock } from './clock';

const listeners = new Set<() => void>();
let now: number | undefined;
let stop: (() => void) | undefined;

function second(): number | undefined {
  const time = serverTime();
  return time === undefined ? undefined : Math.floor(time / 1000) * 1000;
}

function tick() {
  now = second();
  for (const each of listeners) each();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    stop?.();
    stop = undefined;
    now = undefined;
  };
}

function start(): () => void {
  const timer = setInterval(tick, 1000);
  const leave = subscribeToClock(tick);
  return () => {
    clearInterval(timer);
    leave();
  };
}

function current(): number | undefined {
  now ??= second();
  return now;
}

/**
 * Returns the server's time in milliseconds, updated every second by one timer per page; undefined on the
 * server and until the time is known.
 */
export const useNow = () =>
  useSyncExternalStore<number | undefined>(subscribe, current, () => undefined);
