'use client';

import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/layout';
import { Scroller } from '@/components/ui/scroller';
import type { ProductCard as Card } from '@/lib/contract/schemas/catalog';
import { knownServerTime } from '@/lib/storefront/browser/clock';
import { type ListedProduct, normaliseCard } from '@/lib/storefront/catalog/product';
import { ProductCard } from '../card/product-card';
import { rowClass } from '../card/row-class';
import { shownCard } from '../card/short-title';

/** Normalises the cards of an answer at the server's time. */
export async function listed(answer: Promise<Card[]>): Promise<ListedProduct[]> {
  const [cards, now] = await Promise.all([answer, knownServerTime()]);
  return cards.map((card) => normaliseCard(card, now));
}

type Props = { id: string; title: string; products: ListedProduct[] | undefined };

/** A row of products that orders have shown; nothing while there are none. */
export function BoughtRow({ id, title, products }: Props) {
  const t = useTranslations('bought');
  if (!products?.length) return null;
  return (
    <Section id={id} title={title}>
      <Scroller labels={{ back: t('back'), on: t('on') }} className={rowClass}>
        {products.map((product) => (
          <ProductCard key={product.id} product={shownCard(product)} />
        ))}
      </Scroller>
    </Section>
  );
}
