'use client';

import { useTranslations } from 'next-intl';
import { useRecentlyViewed } from '@/components/product/recently-viewed/use-recently-viewed';
import { Link } from '@/components/shell/navigation/link';
import { Section } from '@/components/ui/layout';
import { Picture } from '@/components/ui/picture';
import { Scroller } from '@/components/ui/scroller';
import { cardOf } from '@/lib/storefront/catalog/product';
import { clearViewed, type ViewedProduct } from '@/lib/storefront/catalog/recently-viewed.client';
import { ProductCard } from '../card/product-card';
import { rowClass } from '../card/row-class';

/** What this device has looked at before, at today's prices. */
export default function RecentlyViewed({ except }: { except?: ViewedProduct | undefined }) {
  const t = useTranslations('viewed');
  const products = useRecentlyViewed(except);
  if (!products.length) return null;
  return (
    <Section
      id="viewed"
      title={t('title')}
      aside={
        <button
          type="button"
          onClick={clearViewed}
          className="min-h-11 text-[0.9375rem] font-semibold text-brand hover:underline"
        >
          {t('clear')}
        </button>
      }
    >
      <Scroller labels={{ back: t('back'), on: t('on') }} className={rowClass}>
        {products.map(({ viewed, present }) => (
          <li key={viewed.id}>
            {present ? <ProductCard product={cardOf(present)} /> : <Remembered product={viewed} />}
          </li>
        ))}
      </Scroller>
    </Section>
  );
}

/** As long as nobody knows what it costs now, it is shown without a price, in the room of a card. */
function Remembered({ product: { slug, name, image } }: { product: ViewedProduct }) {
  return (
    <article className="product-card min-h-80">
      <Picture src={image} alt="" sizes="200px" />
      <div>
        <h3>
          <Link href={`/product/${slug}`}>{name}</Link>
        </h3>
      </div>
    </article>
  );
}
