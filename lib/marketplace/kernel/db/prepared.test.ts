import { sql } from 'drizzle-orm';
import { type Connection, rowsOf } from './connection';
import { prepared } from './prepared';
import { testDatabases } from './testing/databases';

type Values = { text: string | null; texts: (string | null)[]; number: number; flag: boolean };
type Row = { [Name in keyof Values]: Values[Name] };

const echo = prepared<Values, Row>('echo_of_values', () => {
  const value = (name: keyof Values, type: string) =>
    sql`'${sql.raw(name)}', ${sql.placeholder(name)}::${sql.raw(type)}`;
  return sql<Row>`select json_build_object(${value('text', 'text')}, ${value('texts', 'text[]')},
    ${value('number', 'int')}, ${value('flag', 'boolean')})`;
});

const values: Values = { text: 'plain', texts: ['one'], number: 7, flag: true };

describe.each(testDatabases)('a prepared statement on $name', ({ open }) => {
  let opened: Connection;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it.each<Partial<Values>>([
    {},
    { text: `it's \\'; drop table products; -- "quoted" \\ $1` },
    { text: null, number: -3, flag: false },
    { text: 'हाट\n\t', texts: [] },
    { texts: [`'`, `"`, `\\`, `a,b`, `{}`, ``, `null`, null, ` इत्र `] },
  ])('takes %j as it is', async (changed) => {
    const asked = { ...values, ...changed };
    expect(await echo(opened.db, asked)).toEqual([asked]);
  });

  it('refuses what no text of PostgreSQL can hold', async () => {
    await expect(echo(opened.db, { ...values, text: 'a\0b' })).rejects.toThrow();
    expect(await echo(opened.db, values)).toEqual([values]);
  });

  it('runs in a transaction, also after one that was rolled back', async () => {
    const first = prepared<{ n: number }, number>(
      'first_in_a_transaction',
      () => sql`select to_json(${sql.placeholder('n')}::int)`,
    );
    const rolledBack = opened.db.transaction(async (tx) => {
      expect(await first(tx, { n: 1 })).toEqual([1]);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await opened.db.transaction((tx) => first(tx, { n: 2 }))).toEqual([2]);
    expect(await first(opened.db, { n: 3 })).toEqual([3]);
  });

  it('may be asked for by several at once', async () => {
    const many = prepared<{ n: number }, number>(
      'several_at_once',
      () => sql`select to_json(${sql.placeholder('n')}::int)`,
    );
    const numbers = [1, 2, 3, 4, 5];
    const answers = await Promise.all([
      ...numbers.map((n) => many(opened.db, { n })),
      opened.db.transaction((tx) => many(tx, { n: 6 })),
    ]);
    expect(answers.flat()).toEqual([...numbers, 6]);
  });

  it('is parsed once', async () => {
    const statement = sql`select name from pg_prepared_statements where name like 'echo_of_values%'`;
    if (opened.kind === 'embedded') expect(await rowsOf(opened.db, statement)).toHaveLength(1);
  });
});
