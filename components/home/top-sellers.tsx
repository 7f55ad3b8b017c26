import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ProductThumb } from '@/components/product/card/product-thumb';
import { Rating } from '@/components/product/rating';
import { Link } from '@/components/shell/navigation/link';
import { SectionLink } from '@/components/shell/navigation/section-link';
import { Section } from '@/components/ui/layout';
import { Picture } from '@/components/ui/picture';
import { placeLine } from '@/lib/i18n/cities/place-line';
import { cardOf, type ListedProduct } from '@/lib/storefront/catalog/product';
import { getTopSellersBeside } from '@/lib/storefront/catalog/shelves.server';

const shown = 4;
const productsEach = 3;

type Seller = Awaited<ReturnType<typeof getTopSellersBeside>>[number];

type Props = { shelves: Record<string, ListedProduct[]>; title?: string | null };

/** The best-selling stores, with their best-selling products that no shelf of the page shows. */
export async function TopSellers({ shelves, title }: Props) {
  const [t, sellers] = await Promise.all([
    getTranslations('home'),
    getTopSellersBeside(shelves, shown, productsEach),
  ]);
  if (sellers.length < 2) return null;
  return (
    <Section
      id="top_sellers"
      title={title ?? t('top_sellers')}
      aside={<SectionLink href="/vendors" />}
    >
      <ul className="grid gap-4 md:grid-cols-2">
        {sellers.map((seller) => (
          <SellerWithProducts
            key={seller.id}
            seller={seller}
            label={t('best_of_store', { store: seller.name })}
          />
        ))}
      </ul>
    </Section>
  );
}

function SellerWithProducts({ seller, label }: { seller: Seller; label: string }) {
  const locale = useLocale();
  const { slug, name, logo, city, state, rating, total_reviews, products } = seller;
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex items-center gap-3">
        <Picture src={logo} alt="" sizes="48px" className="size-12 rounded-control" />
        <div className="min-w-0 flex-1">
          <h3 className="font-bold">
            <Link href={`/store/${slug}`} className="block truncate hover:text-brand">
              {name}
            </Link>
          </h3>
          <p className="truncate text-sm text-ink-soft">{placeLine({ city, state }, locale)}</p>
        </div>
        <Rating rating={rating} total={total_reviews} />
      </div>
      <ul aria-label={label} className="grid grid-cols-3 gap-3">
        {products.map((product) => (
          <ProductThumb key={product.id} product={cardOf(product)} />
        ))}
      </ul>
    </li>
  );
}
