type Options = {
  /** Milliseconds after which a reader that takes nothing is given up. */
  patience?: number;
  /** Called once, whether the text was read, given up or broken off. */
  onEnd?: () => void;
};

/** Sends text in parts; asks for the next one only when the reader has taken the one before. */
export function streamOf(
  parts: AsyncGenerator<string>,
  { patience, onEnd }: Options = {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let hasEnded = false;
  let waiting: NodeJS.Timeout | undefined;
  async function end() {
    clearTimeout(waiting);
    if (hasEnded) return;
    hasEnded = true;
    onEnd?.();
    await parts.return(undefined);
  }
  return new ReadableStream({
    start(controller) {
      wait(controller);
    },
    async pull(controller) {
      clearTimeout(waiting);
      try {
        const { value, done } = await parts.next();
        if (hasEnded) return;
        if (done) {
          controller.close();
          return await end();
        }
        controller.enqueue(encoder.encode(value));
        wait(controller);
      } catch (error) {
        await end();
        throw error;
      }
    },
    cancel: end,
  });

  function wait(controller: ReadableStreamDefaultController): void {
    if (patience === undefined) return;
    waiting = setTimeout(() => {
      controller.error(new Error('the reader takes nothing'));
      void end();
    }, patience).unref();
  }
}
