import timers from 'node:timers';
import { promisify } from 'node:util';

/**
 * Below Node 24 immediates of one turn stay linked to each other, and each holds the request that it was made for.
 * With errors of aborted renders, which hold the immediate that they were made in, that becomes a chain of all pages
 * ever rendered: 200 KB each, until memory is full. So each lets go of the one before it, which has run.
 * Imported before Next, which wraps what it finds.
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
