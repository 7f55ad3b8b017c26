/** Runs tasks one after another, in the order of the calls; a failed one does not stop the next. */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result.catch(() => {});
    return result;
  };
}
