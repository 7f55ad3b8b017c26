import { and, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { RefusedSku } from '@/lib/contract/schemas/promotions/deals';
import { type Locale, languages, perLanguage } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { timeZone } from '@/lib/time/india';
import type { Database } from '../../../kernel/db/connection';
import { flashDeals } from '../../../kernel/db/schema/catalog';
import { priceHistory } from '../../../kernel/db/schema/price-history';
import { rupees } from '../../../kernel/money/rupees';
import { dishonest, fullPriceTimes, type Period } from './honest';
import type { DealLine } from './lines';

const minute = 60_000;

const formatsIn = perLanguage(formatsOf);

function formatsOf(lang: Locale) {
  const { tag } = languages[lang];
  return {
    day: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }),
    clock: new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', hourCycle: 'h23', timeZone }),
    money: new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'INR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
  };
}

/**
 * Formats a minute in India: 25 November 2026, 18:30. `up` rounds to the next minute, so that the named time
 * is late enough.
 */
function moment(lang: Locale, at: Date | number, rounding: 'down' | 'up' = 'down'): string {
  const time = Number(at) / minute;
  const rounded = (rounding === 'up' ? Math.ceil(time) : Math.floor(time)) * minute;
  const { day, clock } = formatsIn(lang);
  return `${day.format(rounded)}, ${clock.format(rounded)}`;
}

/** Formats rupees: ₹1,299. */
const price = (lang: Locale, rupees: number) => formatsIn(lang).money.format(rupees);

/** Returns SKUs that cannot be in a deal with the reasons in the language; empty if all can. */
export async function refusedSkus(
  tx: Database,
  lines: DealLine[],
  period: Period,
  lang: Locale,
): Promise<RefusedSku[]> {
  const ids = lines.map(({ productId }) => productId);
  const others = await overlapping(tx, ids, period);
  const times = await fullPriceTimes(tx, ids);
  const since = await presentSince(tx, ids);
  return lines.flatMap(({ productId, sku, regular, price: wanted }) => {
    const refuse = (message: string) => [{ product_id: productId, sku, message }];
    if (wanted >= regular) {
      return refuse(textOf(lang, 'api.deal_not_below', { price: price(lang, rupees(regular)) }));
    }
    const other = others.get(productId);
    if (other) {
      const [from, to] = [moment(lang, other.startsAt), moment(lang, other.endsAt)];
      return refuse(textOf(lang, 'api.deal_overlaps', { from, to }));
    }
    const instead = dishonest(times.get(productId) ?? [], period);
    if (!instead) return [];
    const facts = {
      price: price(lang, rupees(regular)),
      since: moment(lang, since.get(productId) ?? period.startsAt),
    };
    return refuse(
      instead.kind === 'last'
        ? textOf(lang, 'api.deal_too_long', { ...facts, until: moment(lang, instead.until) })
        : textOf(lang, 'api.deal_not_honest', { ...facts, from: moment(lang, instead.from, 'up') }),
    );
  });
}

async function overlapping(tx: Database, ids: number[], { startsAt, endsAt }: Period) {
  const rows = await tx
    .select()
    .from(flashDeals)
    .where(
      and(
        inArray(flashDeals.productId, ids),
        lt(flashDeals.startsAt, endsAt),
        gt(flashDeals.endsAt, startsAt),
      ),
    );
  return new Map(rows.map((row) => [row.productId, row]));
}

async function presentSince(tx: Database, ids: number[]): Promise<Map<number, Date>> {
  const rows = await tx
    .select({ id: priceHistory.productId, from: priceHistory.validFrom })
    .from(priceHistory)
    .where(and(inArray(priceHistory.productId, ids), isNull(priceHistory.validTo)));
  return new Map(rows.map(({ id, from }) => [id, from]));
}
