/** Returns a generator of numbers in [0, 1) that are the same in every run (mulberry32). */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a copy in random order (Fisher and Yates). */
export function shuffled(values, seed = 1) {
  const copy = [...values];
  const next = random(seed);
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [copy[i], copy[j]] = [copy[j], copy[i]];
  }
  return copy;
}

/** Returns a function that gives the values in turn, then undefined. */
export function once(values) {
  let next = 0;
  return () => values[next++];
}

/** Returns a function that gives random values endlessly. */
export function again(values, seed = 1) {
  const next = random(seed);
  return () => values[Math.floor(next() * values.length)];
}
