type Call = {
  /** Starts the call; `done` must be called at its end. */
  run: (done: () => void) => void;
  isGone: () => boolean;
};

/** Maximum number of waiting calls; more are refused. */
const mostWaiting = 2000;

/** Milliseconds after which a call counts as waiting for something outside this process. */
const longestTurn = 20;

/**
 * Shares the event loop between pages and API calls. A page is rendered in thousands of short steps; without
 * this, every turn of the loop would first answer all waiting calls, and a few busy connections would stretch a
 * render to many seconds. During a render, calls run one at a time, network addresses in turn, with a pause as
 * long as the last call: half of the time is left to the page.
 */
export function createEventLoopShare() {
  let renders = 0;
  let waiting = 0;
  let isCalling = false;
  /** Queues by address; the first is next. */
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
    /** Records a page render, until the returned function is called. */
    startRender(): () => void {
      renders += 1;
      let isDone = false;
      return () => {
        if (!isDone) renders -= 1;
        isDone = true;
      };
    },
    /** Runs a call, at once or in its turn; returns false if too many are waiting. */
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
