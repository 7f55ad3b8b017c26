import { growth } from '../growth';

/**
 * Large tables: a statement that reads or writes one of them whole takes minutes, and a statement waiting for its
 * lock blocks all later ones.
 */
const large: ReadonlySet<string> = new Set(Object.keys(growth));

/** The first line of a migration whose statements run one by one, outside a transaction (kernel/db/migrate.ts). */
const apart = '-- outside a transaction';

const table = String.raw`(?:if exists |only )*(?:"?public"?\.)?"?(\w+)"?`;
const alter = new RegExp(`^alter table ${table} (.+)$`, 'i');
const createIndex = new RegExp(
  String.raw`^create (?:unique )?index (concurrently )?(?:if not exists )?"?(\w+)"? on ${table}`,
  'i',
);
const dropIndex = /^drop index (concurrently )?(if exists )?"?(\w+)"?/i;
const write = new RegExp(`^(?:update|delete from) ${table}`, 'i');
const validate = /^validate constraint/i;
const addConstraint =
  /^add (?:constraint "?\w+"? )?(check|foreign key|unique|primary key|exclude)\b/i;
const addColumn = /^add column (?:if not exists )?"?\w+"? (.+)$/i;
const setNotNull = /^alter column "?(\w+)"? set not null/i;
const changeType = /^alter column "?\w+"? (?:set data )?type\b/i;
/** Matches a default that is computed once for all rows, so that PostgreSQL does not rewrite the table. */
const constant =
  /\bdefault (?:\(?(?:-?[\d.]+|'(?:[^']|'')*'|true|false|null|now\(\)|current_\w+)(?:::[\w ]+(?:\[\])?)?\)?)(?: |$)/i;

type Migration = { name: string; text: string };

/**
 * Returns the statements of a migration that would lock a large table while it is read or written in full,
 * each with the alternative; none for tables that the migration itself makes.
 * @param before the migrations before it
 */
export function lockingStatements(
  { text }: Migration,
  before: readonly Migration[] = [],
): string[] {
  const isApart = text.startsWith(apart);
  const statements = statementsOf(text);
  const made = new Set(statements.flatMap((each) => nameAfter(/^create table /i, each)));
  const isLarge = (name = '') => large.has(name) && !made.has(name);
  const dropped = new Set<string>();
  const complaints: string[] = [];

  for (const statement of statements) {
    const complain = (what: string) => complaints.push(`${statement.slice(0, 120)}: ${what}`);
    const index = createIndex.exec(statement);
    const drop = dropIndex.exec(statement);
    const altered = alter.exec(statement);
    if (isApart) {
      const isRepeatable = drop?.[1] && drop[2];
      if (isRepeatable) dropped.add(drop[3] ?? '');
      else if (index?.[1]) {
        if (!dropped.has(index[2] ?? '')) {
          complain(
            `a build that was cut off leaves an invalid index: before it DROP INDEX CONCURRENTLY IF EXISTS "${index[2]}"`,
          );
        }
      } else if (!(altered && validate.test(altered[2] ?? ''))) {
        complain(
          `it would run again when a later one fails: ${apart} only indexes CONCURRENTLY and VALIDATE CONSTRAINT`,
        );
      }
      continue;
    }
    if (index?.[1] || drop?.[1])
      complain(`CONCURRENTLY needs a migration that begins with "${apart}"`);
    else if (index && isLarge(index[3])) {
      complain(
        `nobody could write: CREATE INDEX CONCURRENTLY, in a migration that begins with "${apart}"`,
      );
    }
    if (isLarge(write.exec(statement)?.[1])) {
      complain(
        'all its rows stay locked until the end: a job fills them in batches (docs/extending/job.md)',
      );
    }
    if (altered && isLarge(altered[1])) {
      const earlier = [...before.map((each) => each.text), text].join('\n');
      for (const action of actionsOf(altered[2] ?? '')) {
        const what = whatLocks(action, { table: altered[1] ?? '', earlier });
        if (what) complain(what);
      }
    }
  }
  return complaints;
}

function whatLocks(action: string, of: { table: string; earlier: string }): string | undefined {
  const column = addColumn.exec(action)?.[1];
  const notNull = setNotNull.exec(action)?.[1];
  if (changeType.test(action)) {
    return 'it is written anew: add a column, fill it by a job, read it, and drop the old one in a later release';
  }
  if (column !== undefined) return whatLocksColumn(column);
  if (notNull !== undefined && !hasValidCheck(of, notNull)) {
    return (
      `it is read whole: ADD CONSTRAINT … CHECK ("${notNull}" IS NOT NULL) NOT VALID, VALIDATE CONSTRAINT in a ` +
      `migration that begins with "${apart}", and only then SET NOT NULL`
    );
  }
  const kind = addConstraint.exec(action)?.[1]?.toLowerCase();
  if ((kind === 'check' || kind === 'foreign key') && !/\bnot valid$/i.test(action)) {
    return `it is read whole: NOT VALID, and VALIDATE CONSTRAINT in a migration that begins with "${apart}"`;
  }
  if ((kind === 'unique' || kind === 'primary key') && !/\busing index\b/i.test(action)) {
    return 'nobody could write: CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … USING INDEX';
  }
  if (kind === 'exclude') return 'its index cannot be made beside: put it on a new table';
  if (validate.test(action)) {
    return `within a transaction the locks before it stay: in a migration that begins with "${apart}"`;
  }
  return undefined;
}

function whatLocksColumn(definition: string): string | undefined {
  if (/\bgenerated\b|\b(?:big|small)?serial\b/i.test(definition)) {
    return 'it is written anew: add the column empty, and fill it by a job or a trigger';
  }
  if (/\bdefault\b/i.test(definition) && !constant.test(definition)) {
    return 'it is written anew for a default of each row’s own: add it with now() or a constant, then SET DEFAULT';
  }
  if (/\b(?:references|check|unique|primary key)\b/i.test(definition)) {
    return 'its constraint is checked under the lock: add the column first, then the constraint NOT VALID';
  }
  return undefined;
}

/** Returns whether an earlier validated check says that the column is never null: then PostgreSQL reads no rows. */
function hasValidCheck({ table, earlier }: { table: string; earlier: string }, column: string) {
  const added = new RegExp(
    String.raw`alter table "?${table}"? add constraint "?(\w+)"? check \(+(?:"?${table}"?\.)?"?${column}"? is not null\)+ not valid`,
    'i',
  ).exec(earlier.replace(/\s+/g, ' '));
  return added !== null && new RegExp(`validate constraint "?${added[1]}"?`, 'i').test(earlier);
}

/** Splits a text into statements of one line each, without comments and without the bodies of functions. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--.*$/gm, '')
    .split(';')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Splits ALTER TABLE into its actions: by the commas outside of brackets. */
function actionsOf(text: string): string[] {
  const actions = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += sign;
  }
  return actions.map((each) => each.trim());
}

function nameAfter(start: RegExp, statement: string): string[] {
  const match = new RegExp(`${start.source}(?:if not exists )?${table}`, 'i').exec(statement);
  return match?.[1] ? [match[1]] : [];
}

/** Every table in the list, to compare it with the schema. */
export const largeTables: ReadonlySet<string> = large;
