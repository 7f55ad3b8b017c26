import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { ListStructuredData } from '@/components/listing/list-structured-data';
import { Listing } from '@/components/listing/listing';
import { Rating } from '@/components/product/rating';
import { SellerFacts } from '@/components/product/seller/seller-facts';
import { StoreHoliday } from '@/components/product/seller/store-holiday';
import { JsonLd } from '@/components/shell/json-ld';
import { Trail } from '@/components/shell/navigation/trail';
import { BadgeCheck, MapPin } from '@/components/ui/icons';
import { Section } from '@/components/ui/layout';
import { Picture } from '@/components/ui/picture';
import type { Store } from '@/lib/contract/schemas/catalog';
import { placeLine } from '@/lib/i18n/cities/place-line';
import { firstText } from '@/lib/i18n/translated';
import { getProducts } from '@/lib/storefront/catalog/queries.server';
import { type ListingQuery, toProductQuery } from '@/lib/storefront/listing/listing';
import { firstOf, productItems, storeData } from '@/lib/storefront/seo/json-ld';

type Props = { store: Store; query: ListingQuery };

/** A store and its products, filtered by the query of its address. */
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
      <div className="flex flex-col gap-2">
        <div className="flex min-h-10 items-center max-sm:hidden lg:pr-104">
          <Trail items={trail} />
        </div>
        <StoreHeader store={store} />
      </div>
      <Listing scope={scope} query={query} list={list} />
      <AboutStore store={store} />
      <JsonLd data={storeData(store, locale)} />
      <ListStructuredData trail={trail} items={productItems(list.products)} start={firstOf(list)} />
    </>
  );
}

/** The store's name and facts; its address for `AboutStore`, which stands below the products. */
function StoreHeader({ store }: { store: Store }) {
  const t = useTranslations('store');
  const locale = useLocale();
  return (
    <header className="flex flex-col gap-2">
      <div className="relative flex items-center gap-3 overflow-hidden rounded-card border border-line bg-card p-2">
        <Picture
          src={store.banner}
          alt=""
          width={1200}
          height={400}
          sizes="(min-width: 640px) 40vw, 1px"
          widest={640}
          className="absolute inset-y-0 right-0 h-full w-2/5 mask-[linear-gradient(90deg,#0000,#000_50%)] max-md:hidden"
        />
        <Picture
          src={store.logo}
          alt=""
          sizes="48px"
          load="soon"
          className="size-12 rounded-control"
        />
        <div className="min-w-0 flex-1 md:max-w-[58%]">
          <h1 className="flex items-center gap-1.5 text-lg leading-6 font-bold sm:text-xl lang-hi:leading-7">
            <bdi className="line-clamp-2">{store.name}</bdi>
            <BadgeCheck aria-hidden className="size-5 shrink-0 text-good" />
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <Rating rating={store.rating} total={store.total_reviews} />
            <span className="flex items-center gap-1 max-sm:hidden">
              <MapPin aria-hidden className="size-4" />
              {placeLine({ city: store.city, state: store.state }, locale)}
            </span>
            <span>{t('products', { count: store.product_count })}</span>
            <a href="#seller" className="text-button">
              {t('about')}
            </a>
          </p>
        </div>
      </div>
      <StoreHoliday store={store} />
    </header>
  );
}

/** The store's description, and everything that the E-Commerce Rules require of a seller. */
function AboutStore({ store }: { store: Store }) {
  const t = useTranslations('store');
  const locale = useLocale();
  const own = firstText(store.about ?? {}, locale);
  return (
    <Section id="seller" title={t('about')} className="mt-6 scroll-mt-24">
      {own && (
        <p dir="auto" lang={own.lang} className="max-w-prose whitespace-pre-line text-pretty">
          {own.text}
        </p>
      )}
      <SellerFacts store={store} />
    </Section>
  );
}
