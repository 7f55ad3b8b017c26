/** So many pictures of one host are fetched at once; each lies in memory until it is whole. */
const atOnce = 16;

type Turns = <Result>(task: () => Promise<Result>) => Promise<Result>;

const ofHosts = new Map<string, Turns>();

/** The turns of a host: its tasks wait for one another, and for no other host's. */
export function turnsOf(host: string): Turns {
  const turns = ofHosts.get(host) ?? newTurns();
  ofHosts.set(host, turns);
  return turns;
}

function newTurns(): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
