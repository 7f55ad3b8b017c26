import { fillPlaceholders } from 'drizzle-orm';
import type { Database } from '../connection';

/** A statement as it was sent. */
export type Sent = { text: string; values: unknown[] };

type Session = Database['_']['session'];

/** Wraps a database to record the statements sent by this handle and in its transactions. */
export function recorded(db: Database): { db: Database; take: () => Sent[] } {
  const sent: Sent[] = [];
  const wrap = (handle: Database): Database => {
    const { session } = handle._;
    const noting: Session = Object.create(session, {
      prepareQuery: {
        value: (...of: Parameters<Session['prepareQuery']>) => {
          const [query] = of;
          const prepared = session.prepareQuery(...of);
          const execute = prepared.execute.bind(prepared);
          return Object.assign(prepared, {
            execute: (given: Record<string, unknown> = {}) => {
              sent.push({ text: query.sql, values: fillPlaceholders(query.params, given) });
              return execute(given);
            },
          });
        },
      },
      transaction: {
        value: (work: (tx: Database) => Promise<unknown>, config?: object) =>
          session.transaction((tx) => work(wrap(tx as Database)), config),
      },
    });
    return Object.create(handle, {
      session: { value: noting },
      _: { value: { ...handle._, session: noting } },
    });
  };
  return { db: wrap(db), take: () => sent.splice(0) };
}
