/**
 * Debounces requests by `wait` milliseconds and keeps only the newest: older ones are aborted, and their
 * answers dropped. Failures are ignored.
 */
export function latestOnly<Question, Answer>(
  ask: (question: Question, signal: AbortSignal) => Promise<Answer>,
  wait: number,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aborter: AbortController | undefined;
  function stop(): void {
    clearTimeout(timer);
    aborter?.abort();
  }
  function next(question: Question, got: (answer: Answer) => void): void {
    stop();
    aborter = new AbortController();
    const { signal } = aborter;
    timer = setTimeout(() => {
      ask(question, signal).then(
        (answer) => {
          if (!signal.aborted) got(answer);
        },
        () => {},
      );
    }, wait);
  }
  return { next, stop };
}
