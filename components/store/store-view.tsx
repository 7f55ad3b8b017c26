import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListStructuredData } from '@/components/listing/list-structured-data';
import { Listing } from '@/components/listing/listing';
import { Rating } from '@/components/product/rating';
import { JsonLd } from '@/components/shell/json-ld';
import { Trail } from '@/components/shell/navigation/trail';
import { BadgeCheck, MapPin } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import type { Store } from '@/lib/api/schemas/catalog';
import { firstText } from '@/lib/i18n/translated';
import { getProducts } from '@/lib/storefront/catalog/queries.server';
import { stateName } from '@/lib/storefront/catalog/states';
import { type ListingQuery, toProductQuery } from '@/lib/storefront/listing/listing';
import { firstOf, productItems, storeData } from '@/lib/storefront/seo/json-ld';
import { SellerFacts } from './seller-facts';
import { StoreHoliday } from './store-holiday';

type Props = { store: Store; query: ListingQuery };

/** A store and its products, plain or as its address asks. */
export async function StoreView({ store, query }: Props) {
  const { name, slug } = store;
  const scope = { path: `/store/${slug}`, store: slug };
  const [t, shell, locale, list] = await Promise.all([
    getTranslations('store'),
    getTranslations('shell'),
    getLocale(),
    getProducts(toProductQuery(query, scope)),
  ]);
  const trail = [
    { name: shell('home'), path: '/' },
    { name: t('all'), path: '/vendors' },
    { name, path: scope.path },
  ];
  return (
    <>
      <div className="flex flex-col gap-3">
        <Trail items={trail} />
        <StoreHeader store={store} />
      </div>
      <Listing scope={scope} query={query} list={list} />
      <JsonLd data={storeData(store, locale)} />
      <ListStructuredData trail={trail} items={productItems(list.products)} start={firstOf(list)} />
    </>
  );
}

/** Who the store is, with everything the E-Commerce Rules want said of a seller. */
function StoreHeader({ store }: { store: Store }) {
  const t = useTranslations('store');
  const locale = useLocale();
  return (
    <header className="overflow-hidden rounded-card border border-line bg-card">
      <Picture
        src={store.banner}
        alt=""
        width={1200}
        height={400}
        sizes="(min-width: 1280px) 1232px, 100vw"
        widest={1232}
        load="first"
        className="aspect-[3/1] max-h-64 w-full object-bottom sm:aspect-[5/1]"
      />
      <div className="flex flex-col gap-4 p-4 pt-0 sm:p-6 sm:pt-0">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <Picture
            src={store.logo}
            alt=""
            sizes="96px"
            load="soon"
            className="relative -mt-10 size-24 rounded-card border-4 border-card"
          />
          <div className="flex min-w-0 flex-col gap-1 pt-2">
            <h1 className="flex items-center gap-2 text-2xl font-bold">
              {store.name}
              <BadgeCheck aria-hidden className="size-5 shrink-0 text-good" />
            </h1>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
              <Rating rating={store.rating} total={store.total_reviews} />
              <span className="flex items-center gap-1">
                <MapPin aria-hidden className="size-4" />
                {store.city}, {stateName(store.state, locale)}
              </span>
              <span>{t('products', { count: store.product_count })}</span>
            </p>
          </div>
        </div>
        <StoreHoliday store={store} />
        <AboutStore store={store} />
        <details className="border-t border-line pt-2">
          <summary className="flex min-h-11 w-fit items-center text-sm font-medium text-brand hover:underline">
            {t('about')}
          </summary>
          <SellerFacts store={store} />
        </details>
      </div>
    </header>
  );
}

/** What a store says of itself, in another language where it has not said it in this one. */
function AboutStore({ store: { about } }: { store: Store }) {
  const locale = useLocale();
  const own = firstText(about ?? {}, locale);
  if (!own) return null;
  return (
    <p lang={own.lang} className="max-w-prose whitespace-pre-line text-pretty">
      {own.text}
    </p>
  );
}
