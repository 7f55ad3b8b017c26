/** Milliseconds of processor for which the size of an input makes no difference. */
const slack = 300;

const processorTime = (work: () => void) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * Whether the work on four times as much of a text takes about four times as long, and not sixteen times: of processor
 * time, so that a busy machine changes little.
 * @param length of the larger text, in UTF-16 units
 */
export function isLinear(part: string, length: number, work: (text: string) => void): boolean {
  const large = part.repeat(length / part.length);
  const small = large.slice(0, length / 4);
  const [less, more] = [small, large].map((text) => processorTime(() => work(`a${text}a`)));
  return (more ?? 0) < 8 * (less ?? 0) + slack;
}
