import {
  closeSync,
  fdatasyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { laterPosition } from '@/lib/caching/read-after';
import { markTag, type TagMark } from './tags';

type Line = [tag: string, mark: TagMark];

/** Maximum size in bytes; a larger file is rewritten at the start. */
const longestFile = 4 * 1024 * 1024;
/** Maximum age of a page. */
const longest = 30 * 24 * 3_600_000;

/**
 * Opens the file of tag marks, one per line, so that a page cached before a change is not taken for fresh after
 * a restart. A mark is on the disk before the notification of the change is answered.
 */
export function openMarksFile(path: string): { add: (marks: Line[]) => void } {
  const marks = latest(linesOf(path));
  for (const [tag, mark] of marks) markTag(tag, mark);
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > longestFile) {
    // Each mark is written once, without marks older than any page.
    writeFileSync(`${path}.new`, textOf([...marks]));
    renameSync(`${path}.new`, path);
  }
  return {
    add(lines) {
      if (!lines.length) return;
      // Opened for each write: another instance with the same folder may have replaced the file by a shorter
      // one.
      const file = openSync(path, 'a');
      try {
        // The line break ends a line torn by a power cut.
        writeSync(file, `\n${textOf(lines)}`);
        fdatasyncSync(file);
      } finally {
        closeSync(file);
      }
    },
  };
}

const textOf = (lines: Line[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

function linesOf(path: string): Line[] {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line): Line[] => {
    try {
      const [tag, mark] = JSON.parse(line);
      return typeof tag === 'string' && mark ? [[tag, mark]] : [];
    } catch {
      // The last line may be torn: its change was not acknowledged and is sent again.
      return [];
    }
  });
}

function latest(lines: Line[]): Map<string, TagMark> {
  const marks = new Map<string, TagMark>();
  for (const [tag, { stale = 0, expired = 0, readAfter }] of lines) {
    if (Math.max(stale, expired) < Date.now() - longest) continue;
    const known = marks.get(tag);
    const mark = {
      stale: Math.max(stale, known?.stale ?? 0) || undefined,
      expired: Math.max(expired, known?.expired ?? 0) || undefined,
      readAfter: laterPosition(readAfter, known?.readAfter),
    };
    marks.set(tag, mark);
  }
  return marks;
}
