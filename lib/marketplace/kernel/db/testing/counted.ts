import type { Database } from '../connection';

/** Wraps a database to count the statements that are sent by this handle, but not those of separate transactions. */
export function counted(db: Database): { db: Database; sent: () => number } {
  let statements = 0;
  const { session } = db._;
  const counting: typeof session = Object.create(session, {
    prepareQuery: {
      value: (...of: Parameters<typeof session.prepareQuery>) => {
        statements++;
        return session.prepareQuery(...of);
      },
    },
  });
  const handle: Database = Object.create(db, {
    session: { value: counting },
    _: { value: { ...db._, session: counting } },
  });
  return { db: handle, sent: () => statements };
}
