export type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string };

/**
 * Maximum lines of the changed middle for a line diff; a longer one is shown as all old lines out, all new
 * lines in.
 */
const most = 1500;

/** Compares two texts line by line, keeping the longest common subsequence. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end++;
  }
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  return [
    ...old.slice(0, start).map(same),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map(same),
  ];
}

function middle(old: string[], now: string[]): DiffLine[] {
  const removed = (text = ''): DiffLine => ({ kind: 'removed', text });
  const added = (text = ''): DiffLine => ({ kind: 'added', text });
  if (old.length > most || now.length > most) {
    return [...old.map((text) => removed(text)), ...now.map((text) => added(text))];
  }
  // common[i][j]: length of the longest common subsequence of lines from i and j on.
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      common[i * width + j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push({ kind: 'same', text: old[i++] ?? '' });
      j++;
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push(removed(old[i++]));
    } else {
      lines.push(added(now[j++]));
    }
  }
  return lines;
}

/** Returns the changed lines with some context; `null` stands for omitted lines. */
export function changedLines(lines: readonly DiffLine[], around = 1): (DiffLine | null)[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, at) => {
    if (isNear[at]) return [line];
    return at > 0 && !isNear[at - 1] ? [] : [null];
  });
}
