import { eq, type SQL, sql } from 'drizzle-orm';
import { type Connection, connection, rowsOf } from '@/lib/marketplace/kernel/db/connection';
import { migrate } from '@/lib/marketplace/kernel/db/migrate';
import { noLimits } from '@/lib/marketplace/kernel/db/pool';
import { stores } from '@/lib/marketplace/kernel/db/schema/stores';
import { isSeeded, seed } from '@/lib/marketplace/seed/seed';
import { applicationNumber } from '@/lib/marketplace/seed/store-rows';
import { progressBar } from '../lib/progress.mjs';

const skusEach = 4;
/** Listings of one transaction. */
const batch = 500;

/** Fills the demo vendor's store to so many SKUs, four per listing, with texts in both languages and pictures. */
async function fill(wanted: number) {
  const opened = await connection(noLimits);
  try {
    await migrate(opened);
    if (!(await isSeeded(opened))) {
      const bar = progressBar('Filling the demo market');
      await seed(opened, { onProgress: bar.update });
      bar.end();
    }
    const { db } = opened;
    const [store] = await db
      .select({ id: stores.id })
      .from(stores)
      .where(eq(stores.applicationNumber, applicationNumber(0)));
    const storeId = store?.id ?? 0;
    const bar = progressBar(`Making a store of ${wanted} SKUs`);
    for (;;) {
      const have = await countSkus(opened, storeId);
      bar.update(have, wanted);
      const listings = Math.min(batch, Math.ceil((wanted - have) / skusEach));
      if (listings <= 0) break;
      const from = await nextNumber(opened, storeId);
      await db.transaction(async (tx) => {
        for (const statement of statements(storeId, from, listings)) await tx.execute(statement);
      });
    }
    await db.execute(sql`analyze`);
    bar.end();
  } finally {
    await opened.close();
  }
}

async function countSkus({ db }: Connection, storeId: number): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from products where store_id = ${storeId} and not is_removed`,
  );
  return row?.n ?? 0;
}

/** Returns the number of the next listing. */
async function nextNumber({ db }: Connection, storeId: number): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from listings where store_id = ${storeId} and code like 'BENCH-%'`,
  );
  return row?.n ?? 0;
}

const words = sql.raw(
  `array['Cotton','Silk','Linen','Printed','Woven','Festive','Daily','Summer','Banarasi','Handloom']`,
);
const wordsHi = sql.raw(
  `array['सूती','रेशमी','लिनन','छपा','बुना','त्योहारी','रोज़ाना','गर्मी का','बनारसी','हथकरघा']`,
);
const colours = sql.raw(`array['Red','Navy','White','Green']`);

function statements(storeId: number, from: number, count: number): SQL[] {
  const codes = sql`code between 'BENCH-' || lpad(${from}::text, 7, '0')
    and 'BENCH-' || lpad(${from + count - 1}::text, 7, '0')`;
  return [
    sql`insert into listings (store_id, code, status, title, translations, search_text, category_id,
        published_at, created_at, updated_at)
      select ${storeId}, code, status, title,
        case when hindi = '' then '{}' else jsonb_build_object('hi', jsonb_build_object('title', hindi)) end,
        lower(concat_ws(' ', title, hindi, code, code || '-1', code || '-2', code || '-3', code || '-4')),
        category_id, at, at, at
      from (
        select 'BENCH-' || lpad(n::text, 7, '0') as code,
          case when n % 23 = 0 then 'paused' else 'live' end as status,
          (${words})[1 + n % 10] || ' ' || (${words})[1 + (n / 10) % 10] || ' Kurta ' || n as title,
          case when n % 17 = 0 then '' else (${wordsHi})[1 + n % 10] || ' कुर्ता ' || n end as hindi,
          (select id from categories where parent_id is not null order by id offset n % 40 limit 1) as category_id,
          now() - n * interval '2 minutes' as at
        from generate_series(${from}::int, ${from + count - 1}::int) n
      ) made`,
    sql`insert into products (store_id, listing_id, category_id, slug, name, description, mrp, price,
        stock, colour, size, product_code, sku, hsn, gst_rate, is_active, created_at, updated_at)
      select l.store_id, l.id, l.category_id, lower(l.code) || '-' || k,
        l.title || ' (' || (${colours})[k] || ', M)', 'Soft, light and easy to wash.',
        149900, 79900 + k * 1000, case when l.id % 11 = 0 then 0 else (l.id * k) % 90 end,
        (${colours})[k], 'M', l.code, l.code || '-' || k, '6109', 5, l.status = 'live',
        l.created_at, l.updated_at
      from listings l, generate_series(1, ${skusEach}) k
      where l.store_id = ${storeId} and ${codes}`,
    sql`insert into product_translations (product_id, locale, name, description)
      select p.id, 'hi', l.translations->'hi'->>'title' || ' (' || p.colour || ', M)', 'मुलायम, हल्का और धोने में आसान।'
      from products p join listings l on l.id = p.listing_id
      where l.store_id = ${storeId} and l.translations ? 'hi' and ${codes}`,
    sql`insert into product_media (product_id, position, url)
      select p.id, k, (select url from product_media order by product_id, position offset (p.id % 200) limit 1)
      from products p join listings l on l.id = p.listing_id, generate_series(1, 3) k
      where l.store_id = ${storeId} and ${codes}`,
  ];
}

await fill(Number(process.argv[2]));
