/** What is left of `milliseconds`, in whole days, hours, minutes and seconds; never below zero. */
export function partsOf(milliseconds: number) {
  const left = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
