import { and, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { RefusedSku } from '@/lib/api/schemas/promotions/deals';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { flashDeals } from '../../../kernel/db/schema/catalog';
import { priceHistory } from '../../../kernel/db/schema/price-history';
import { rupees } from '../../../kernel/money/rupees';
import { moment, price } from './facts';
import { dishonest, fullPriceTimes, type Period } from './honest';
import type { DealLine } from './lines';

/** Why SKUs cannot be in a deal, in words of the language with the facts; empty where all can. */
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
