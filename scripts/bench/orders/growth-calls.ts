import { sql } from 'drizzle-orm';
import { createHost } from '@/lib/marketplace/app/app';
import { knownOf, signIn } from '@/lib/marketplace/app/testing/reads/known';
import { connection, type Database, rowsOf } from '@/lib/marketplace/kernel/db/connection';
import { requestLimits } from '@/lib/marketplace/kernel/db/pool';
import { defaultSettings } from '@/lib/marketplace/kernel/settings/registry';
import { openSettings } from '@/lib/marketplace/kernel/settings/snapshot';
import { keepMarketDays } from '@/lib/marketplace/modules/operator-desk';
import { openSearch } from '@/lib/marketplace/modules/search';
import { wideLimits } from '@/lib/marketplace/modules/settings/testing/wide-limits';
import { closeTaxMonths, keepTaxDays } from '@/lib/marketplace/modules/settlement';
import { monthOf, monthsAfter } from '@/lib/time/india';
import { type Call, type Figures, send, time } from '../timed-calls';

/** Shipments of the store that is asked: each market has one with nearly as many, so its own data does not grow. */
const shipments = 340;
const warmUps = 5;
const times = 20;

/** Times what grew with the whole market, for one store of a fixed size and for operators; prints JSON. */
async function measure() {
  const { db, kind, close } = await connection(requestLimits);
  await finishJobs(db);
  const operator = 'bench-operator-token-0123456789abcdef';
  process.env.OPERATOR_TOKEN = operator;
  const mailer = { name: 'none', send: async () => {} };
  const search = openSearch(db);
  const settings = openSettings(db, undefined, { ...defaultSettings, limits: wideLimits });
  const host = createHost({ db, databaseKind: kind, mailer }, search, settings);
  const store = await storeOfSize(db);
  const { seller } = await signIn(db, { ...(await knownOf(db)), vendorId: store.vendorId });
  const calls: Record<string, Figures> = {};
  for (const [name, call] of Object.entries(callsOf(store, { seller, operator }))) {
    for (let at = 0; at < warmUps; at++) {
      const { isOk, body } = await send(host, call);
      if (!isOk) throw new Error(`${call.path}: ${Buffer.from(body).toString().slice(0, 300)}`);
    }
    calls[name] = await time(host, new Array<Call>(times).fill(call));
  }
  console.log(JSON.stringify({ shipments: store.shipments, calls }));
  await search.close();
  await close();
}

/** Writes the sums of past days and months, as jobs do in a market that is open for a while. */
async function finishJobs(db: Database) {
  const now = new Date();
  await keepMarketDays(db, now);
  while ((await keepTaxDays(db, now)) > 0);
  while ((await closeTaxMonths(db, now)) > 0);
}

type Store = { vendorId: number; shipments: number; sku: string; order: string };

async function storeOfSize(db: Database): Promise<Store> {
  const [store] = await rowsOf<Store>(
    db,
    sql`select s.vendor_id::float8 as "vendorId", n as shipments,
        (select sku from products where store_id = s.id order by id limit 1) as sku,
        (select o.number from orders o join shipments x on x.order_id = o.id where x.store_id = s.id
          order by x.id limit 1) as order
      from (select store_id, count(*)::int as n from shipments group by 1) each join stores s on s.id = store_id
      where s.application_number like 'FILL-%' order by abs(n - ${shipments}) limit 1`,
  );
  if (!store) throw new Error('the market has no filled stores');
  return store;
}

function callsOf(
  { sku, order }: Store,
  { seller, operator }: Record<'seller' | 'operator', string>,
) {
  const month = monthOf(new Date());
  const ofSeller = (path: string) => ({ path: `/api/seller/${path}`, token: seller });
  const ofOperators = (path: string) => ({ path: `/api/operator/${path}`, token: operator });
  return {
    'balance of a seller': ofSeller('balance'),
    'dashboard of a seller': ofSeller('dashboard'),
    'shipments of a seller, by a name': ofSeller('shipments?search=Asha'),
    'shipments of a seller, by a SKU': ofSeller(`shipments?search=${sku}`),
    'shipments of a seller, by an order': ofSeller(`shipments?search=${order}`),
    'shipments of a seller, nothing found': ofSeller('shipments?search=qqqq'),
    'movements of a seller, by a word': ofSeller('stock-movements?search=silk'),
    'movements of a seller, by a SKU': ofSeller(`stock-movements?search=${sku}`),
    'movements of a seller, nothing found': ofSeller('stock-movements?search=qqqq'),
    "operators' Today": ofOperators('today'),
    'tax of this month': ofOperators(`tax-figures?month=${month}`),
    'tax of the last month': ofOperators(`tax-figures?month=${monthsAfter(month, -1)}`),
    'tax of a year ago': ofOperators(`tax-figures?month=${monthsAfter(month, -12)}`),
  };
}

await measure();
