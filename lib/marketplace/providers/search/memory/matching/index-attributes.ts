import type { Vocabulary } from '../vocabulary';

/** Words that say nothing of a kind by themselves. */
const ofMany = new Set(['kit', 'set', 'machine', 'holder', 'stand', 'accessory', 'care']);

/**
 * Indexes attributes, `name:value` one a line. Of a kind in several words, as coffee mug, the last is the kind and so
 * is the whole; the others only tell it apart.
 */
export function indexAttributes(lines: string, doc: number, vocabulary: Vocabulary): void {
  for (const line of lines.split('\n')) {
    const at = line.indexOf(':');
    const value = line.slice(at + 1);
    if (line.slice(0, at) !== 'kind') {
      vocabulary.index(value, doc, 'attribute');
      continue;
    }
    const words = value.split(' ');
    const last = words.pop() ?? '';
    vocabulary.index(last, doc, ofMany.has(last) ? 'attribute' : 'kind');
    if (words.length === 0) continue;
    vocabulary.index([...words, last].join(''), doc, 'kind');
    vocabulary.index(words.join(' '), doc, 'attribute');
  }
}
