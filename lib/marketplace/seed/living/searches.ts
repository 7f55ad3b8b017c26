import { sql } from 'drizzle-orm';
import { dayOf, daysAfter } from '@/lib/time/india';
import { type Database, rowsOf } from '../../kernel/db/connection';
import { insertMany } from '../../kernel/db/insert-many';
import { searchCounts, unmetSearches } from '../../kernel/db/schema/search';
import { randomOf } from '../random';

/** Searches with the part of a name that they find, and how often they are made in a day. */
const asked = [
  ...[
    ['saree', 'saree', 38],
    ['kurta', 'kurta', 31],
    ['headphones', 'headphone', 26],
  ],
  ...[
    ['pressure cooker', 'cooker', 22],
    ['atta', 'atta', 19],
    ['साड़ी', 'saree', 17],
  ],
  ...[
    ['cricket bat', 'bat', 16],
    ['bedsheet', 'bedsheet', 14],
    ['दीया', 'diya', 12],
  ],
  ...[
    ['ghee', 'ghee', 12],
    ['kajal', 'kajal', 11],
    ['school bag', 'bag', 10],
  ],
  ...[
    ['yoga mat', 'mat', 9],
    ['tea', 'tea', 9],
    ['toys', 'toy', 8],
    ['curtains', 'curtain', 7],
  ],
] as [text: string, finds: string, perDay: number][];

/** Searches for what nobody sells. */
const unmet = [
  ...[
    ['electric scooter', 4],
    ['gold coin', 3],
    ['fresh mangoes', 2],
    ['सिलाई मशीन', 2],
  ],
] as [text: string, perDay: number][];

const days = 30;

/** Counts the products that each search finds by their names. */
const countFinds = (db: Database) =>
  rowsOf<{ text: string; results: number }>(
    db,
    sql`select r.text, count(p.id)::integer as results
      from jsonb_to_recordset(${JSON.stringify(asked.map(([text, part]) => ({ text, part })))}::jsonb)
        as r(text text, part text)
      left join products p on p.name ilike '%' || r.part || '%' group by 1`,
  );

/** Inserts the counts of 30 days of searches. */
export async function insertSearches(db: Database, now: Date): Promise<void> {
  const last = Array.from({ length: days }, (_, ago) => daysAfter(dayOf(now), -ago));
  const countOf = (text: string, day: number, perDay: number) =>
    Math.max(1, Math.round(perDay * (0.6 + 0.8 * randomOf('search', text, day).next())));
  const found = new Map(
    (await countFinds(db)).map(({ text, results }) => [text, results] as const),
  );
  const counted = last.flatMap((day, ago) =>
    asked.map(([text, , perDay]) => {
      const searches = countOf(text, ago, perDay);
      const opened = 0.35 + 0.4 * randomOf('clicks', text, ago).next();
      const results = found.get(text) ?? 0;
      return { day, text, searches, clicks: Math.floor(searches * opened), results };
    }),
  );
  await db.execute(insertMany(searchCounts, counted));
  const missed = last.flatMap((day, ago) =>
    unmet.map(([text, perDay]) => ({ day, key: text, text, searches: countOf(text, ago, perDay) })),
  );
  await db.execute(insertMany(unmetSearches, missed));
}
