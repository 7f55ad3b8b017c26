import { eq, inArray, sql } from 'drizzle-orm';
import type { OrderRisk } from '@/lib/contract/schemas/operators/cash-risk';
import type { Locale } from '@/lib/i18n/locales';
import { hasText, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../kernel/db/connection';
import { categories } from '../../kernel/db/schema/catalog';
import {
  cashConfirmations,
  cashRisks,
  cashRiskVersions,
  type RiskReason,
} from '../../kernel/db/schema/learned';
import { translatedText, translationsOfCategory } from '../../kernel/db/translations';

const ofCategory = 'category:';

/** Reasons that add fewer points than this are not shown. */
const leastPoints = 0.05;

/** Returns the risk of a cash order in words, for operators; null for an order that was not scored. */
export async function viewCashRisk(
  db: Database,
  lang: Locale,
  orderId: number,
): Promise<OrderRisk | null> {
  const [row] = await db
    .select({
      risk: cashRisks,
      source: cashRiskVersions.source,
      confirmedBy: cashConfirmations.sentBy,
    })
    .from(cashRisks)
    .innerJoin(cashRiskVersions, eq(cashRiskVersions.id, cashRisks.version))
    .leftJoin(cashConfirmations, eq(cashConfirmations.orderId, cashRisks.orderId))
    .where(eq(cashRisks.orderId, orderId));
  if (!row) return null;
  const { percent, reasons } = row.risk;
  const names = await categoryNames(db, lang, reasons);
  const texts = reasons
    .filter(({ points }) => points >= leastPoints)
    .map((reason) => reasonText(lang, reason, names));
  return {
    percent,
    source: row.source,
    reasons: texts.filter((text) => text !== undefined),
    confirmed_by: row.confirmedBy,
  };
}

async function categoryNames(db: Database, lang: Locale, reasons: readonly RiskReason[]) {
  const slugs = reasons.flatMap(({ feature }) =>
    feature.startsWith(ofCategory) ? [feature.slice(ofCategory.length)] : [],
  );
  if (!slugs.length) return new Map<string, string>();
  const of = translationsOfCategory(sql`${categories.id}`);
  const rows = await db
    .select({
      slug: categories.slug,
      name: translatedText(sql`${categories.name}`, { of, name: 'name', lang }),
    })
    .from(categories)
    .where(inArray(categories.slug, slugs));
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

function reasonText(lang: Locale, { feature, shown }: RiskReason, names: Map<string, string>) {
  if (feature.startsWith(ofCategory)) {
    const name = names.get(feature.slice(ofCategory.length));
    return name && textOf(lang, 'cash_risk.category', { name });
  }
  const key = `cash_risk.${feature}`;
  return hasText(key) ? textOf(lang, key, { count: shown ?? 0 }) : undefined;
}
