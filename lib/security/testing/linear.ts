/** Milliseconds of processor time below which input size is ignored. */
const slack = 300;

const processorTime = (work: () => void) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * Checks that a text four times as long takes about four times as long, not sixteen times. It measures
 * processor time, which a busy machine hardly changes.
 * @param length of the larger text, in UTF-16 units
 */
export function isLinear(part: string, length: number, work: (text: string) => void): boolean {
  const large = part.repeat(length / part.length);
  const small = large.slice(0, length / 4);
  const [less, more] = [small, large].map((text) => processorTime(() => work(`a${text}a`)));
  return (more ?? 0) < 8 * (less ?? 0) + slack;
}
