/** Pictures of one host fetched at a time; each is held in memory until it is complete. */
const maxConcurrent = 16;

type Limited = <Result>(task: () => Promise<Result>) => Promise<Result>;

const byHost = new Map<string, Limited>();

/** Runs at most 16 tasks of a host at a time; further ones wait, but not for other hosts. */
export function limitedPerHost(host: string): Limited {
  const limited = byHost.get(host) ?? limitConcurrency();
  byHost.set(host, limited);
  return limited;
}

function limitConcurrency(): Limited {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < maxConcurrent) running += 1;
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
