import timers from 'node:timers';
import { promisify } from 'node:util';

/**
 * Works around a leak below Node 24: immediates of one turn stay linked to each other, and each holds the
 * request for which it was made. Errors of aborted renders hold their immediate, so this becomes a chain of all
 * pages ever rendered: 200 KB each, until memory is full. Each immediate therefore unlinks its predecessor,
 * which has run. Import this before Next, which wraps the present function.
 */
if (Number(process.versions.node.split('.')[0]) < 24) unlinkImmediates();

function unlinkImmediates() {
  const original = timers.setImmediate;
  const unlinked = (callback, ...args) => {
    const immediate = original(() => {
      const before = immediate._idlePrev;
      if (before) before._idleNext = null;
      immediate._idlePrev = null;
      callback(...args);
    });
    return immediate;
  };
  unlinked[promisify.custom] = original[promisify.custom];
  timers.setImmediate = unlinked;
  globalThis.setImmediate = unlinked;
}
