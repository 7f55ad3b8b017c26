/** Returns the numbers of a pagination, `null` for a gap: 1 … 4 5 6 … 20. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter((n) => n >= 1 && n <= last);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const before = sorted[index - 1] ?? n - 1;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [null, n] : [n];
  });
}
