import { observeStatement } from '@/lib/metrics/marketplace';

type Client = { query(...parts: unknown[]): unknown };

/** Makes a database client or pool note how long each statement takes; answers the same client. */
export function timed<Of extends Client>(client: Of): Of {
  const query = client.query.bind(client);
  const measured = (...parts: unknown[]) => {
    const since = performance.now();
    const answer = query(...parts);
    if (isPromise(answer)) {
      const observe = () => observeStatement(textOf(parts[0]), since);
      answer.then(observe, observe);
    }
    return answer;
  };
  return Object.assign(client, { query: measured });
}

const isPromise = (answer: unknown): answer is Promise<unknown> =>
  typeof answer === 'object' && answer !== null && 'then' in answer;

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : '';
}
