type Call = {
  /** Starts the call; `done` is to be called when it is over. */
  run: (done: () => void) => void;
  isGone: () => boolean;
};

/** Calls that wait; more are refused. */
const mostWaiting = 2000;

/** Milliseconds after which a call counts as waiting for something else than this process. */
const longestTurn = 20;

/**
 * Shares the event loop between pages and API calls. A page is rendered in thousands of short steps, and
 * without this every turn of the loop would first answer all calls that have come in meanwhile, so that a few
 * busy connections stretch a render to many seconds. While a page is rendered, calls are let in one by one,
 * each network address in its turn, and rest for as long as the last one took: half of the time is the page's.
 */
export function createEventLoopShare() {
  let renders = 0;
  let waiting = 0;
  let isCalling = false;
  /** By address, the one whose turn it is first. */
  const queues = new Map<string, Call[]>();

  const nextTurn = () => {
    const call = nextCall();
    isCalling = call !== undefined;
    if (!call) return;
    const start = performance.now();
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      if (renders === 0) return nextTurn();
      setTimeout(nextTurn, Math.min(performance.now() - start, longestTurn));
    };
    const timer = setTimeout(over, longestTurn);
    call.run(over);
  };

  const nextCall = (): Call | undefined => {
    for (const [address, queue] of queues) {
      const call = queue.shift();
      waiting -= 1;
      queues.delete(address);
      if (queue.length) queues.set(address, queue);
      if (call && !call.isGone()) return call;
    }
    return undefined;
  };

  return {
    /** Notes that a page is being rendered, until the function that is answered is called. */
    startRender(): () => void {
      renders += 1;
      let isDone = false;
      return () => {
        if (!isDone) renders -= 1;
        isDone = true;
      };
    },
    /** Runs a call, at once or in its turn; false when too many wait already. */
    enter(address: string, call: Call): boolean {
      if (renders === 0 && !isCalling) {
        call.run(() => {});
        return true;
      }
      if (waiting >= mostWaiting) return false;
      const queue = queues.get(address) ?? [];
      queue.push(call);
      queues.set(address, queue);
      waiting += 1;
      if (!isCalling) nextTurn();
      return true;
    },
  };
}
