type Options = {
  /** Timeout in milliseconds for a reader that takes nothing. */
  patience?: number;
  /** Called once, whether the text was read, timed out or was aborted. */
  onEnd?: () => void;
};

/** Streams text in parts; requests the next part only after the reader has taken the previous one. */
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
