import type { Operation } from './operations';

/** Whether a call has all words of a search in its method, path, scope, summary or fields. */
export function isFound(operation: Operation, search: string): boolean {
  const { method, path, scope, summary, parameters, body, answer } = operation;
  const fields = [...parameters, ...(body?.fields ?? []), ...(answer?.fields ?? [])];
  const names = fields.map(({ name }) => name);
  const text = [method, path, scope, summary, ...names].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
