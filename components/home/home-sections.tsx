import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ProductRow } from '@/components/product/card/product-row';
import { ProductShelf } from '@/components/product/card/product-shelf';
import { LazyRecentlyViewed } from '@/components/product/recently-viewed/lazy-recently-viewed';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { SectionLink } from '@/components/shell/navigation/section-link';
import { StoreGrid } from '@/components/store/store-grid';
import { BadgeCheck, Banknote, ReceiptText, RotateCcw } from '@/components/ui/icons';
import { Section } from '@/components/ui/layout';
import type { HomeSectionName } from '@/lib/contract/schemas/home/sections';
import type { HomeContent } from '@/lib/storefront/catalog/home.server';
import type { ListedProduct } from '@/lib/storefront/catalog/product';
import { getCategories, getStores } from '@/lib/storefront/catalog/queries.server';
import { getShelves, type ShelfLook, type Shelves } from '@/lib/storefront/catalog/shelves.server';
import type { ShownSection } from '@/lib/storefront/listing/listing';
import { CategoryRow } from './category-row';
import { headOf } from './head';
import { Hero } from './hero';
import { Promotions } from './promotions';
import { TopSellers } from './top-sellers';

const looks: Record<ShownSection, ShelfLook> = {
  flash_deal: 'row',
  featured: 'grid',
  top_rated: 'row',
  best_selling: 'row',
  latest: 'grid',
};

const isShelf = (name: HomeSectionName): name is ShownSection => name in looks;

/** The sections of the home page in their order; each product appears once. */
export async function HomeSections({ home }: { home: HomeContent }) {
  const names = home.sections.map(({ name }) => name);
  const wanted = Object.fromEntries(names.filter(isShelf).map((name) => [name, looks[name]]));
  const isPicked = names.includes('picks');
  const shelves = await getShelves(wanted, { beside: isPicked ? home.picks : [] });
  const { top, shelf, rest } = headOf(names, (name) => isShelf(name) && shelves[name].length > 0);
  const show = (name: HomeSectionName, first = false) => (
    <HomeSection key={name} name={name} home={home} shelves={shelves} first={first} />
  );
  return (
    <>
      {top.length > 0 && (
        <Head shelf={shelf && show(shelf, true)}>{top.map((name) => show(name, true))}</Head>
      )}
      {rest.map((name) => show(name))}
    </>
  );
}

/** The first screen, low enough that whole cards of its shelf are in sight. */
function Head({ children, shelf }: { children: ReactNode; shelf?: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-3 sm:gap-4">
      {children}
      {shelf && <div className="mt-2 max-sm:[&_.scroller]:auto-cols-[40vw]">{shelf}</div>}
    </div>
  );
}

type SectionProps = {
  name: HomeSectionName;
  home: HomeContent;
  shelves: Shelves;
  first: boolean;
};

function HomeSection({ name, home, shelves, first }: SectionProps) {
  const title = home.sections.find((one) => one.name === name)?.title ?? null;
  if (isShelf(name)) {
    return (
      <ProductShelf
        section={name}
        title={title}
        look={looks[name]}
        products={shelves[name]}
        first={first}
      />
    );
  }
  switch (name) {
    case 'categories':
      return <Categories />;
    case 'banners':
      return <Hero banners={home.banners} first={first} />;
    case 'picks':
      return <Picks products={home.picks} title={title} />;
    case 'promotions':
      return <Promotions banners={home.promotions} />;
    case 'top_sellers':
      return <TopSellers shelves={{ ...shelves, picks: home.picks }} title={title} />;
    case 'stores':
      return <TrustedStores title={title} />;
    case 'promises':
      return <TrustStrip />;
    case 'recently_viewed':
      return (
        <ClientMessages also={['viewed']}>
          <LazyRecentlyViewed />
        </ClientMessages>
      );
  }
}

async function Categories() {
  const [t, common, categories] = await Promise.all([
    getTranslations('home'),
    getTranslations('common'),
    getCategories(),
  ]);
  if (!categories.length) return null;
  return (
    <CategoryRow
      label={t('categories')}
      labels={{ back: common('back'), on: common('on') }}
      categories={categories.map(({ slug, name, image }) => ({ slug, name, image }))}
    />
  );
}

/** The listings that operators picked. */
async function Picks({ products, title }: { products: ListedProduct[]; title: string | null }) {
  if (!products.length) return null;
  const t = await getTranslations('home');
  return (
    <Section id="picks" className="deferred-layout" title={title ?? t('picks')}>
      <ProductRow products={products} />
    </Section>
  );
}

const shown = 4;

/** The best rated stores. */
async function TrustedStores({ title }: { title?: string | null }) {
  const [t, stores] = await Promise.all([getTranslations('home'), getStores(shown, 1, 'rating')]);
  if (stores.length < shown) return null;
  return (
    <Section
      className="deferred-layout"
      id="stores"
      title={title ?? t('stores')}
      aside={<SectionLink href="/vendors" />}
    >
      <StoreGrid stores={stores} />
    </Section>
  );
}

const promises = [
  ['sellers', BadgeCheck],
  ['cod', Banknote],
  ['returns', RotateCcw],
  ['invoice', ReceiptText],
] as const;

/** Reasons to trust the shop. */
async function TrustStrip() {
  const t = await getTranslations('home');
  return (
    <ul className="grid gap-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2 lg:grid-cols-4">
      {promises.map(([name, Icon]) => (
        <li key={name} className="flex items-start gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
            <Icon aria-hidden className="size-5" />
          </span>
          <span className="flex flex-col">
            <span className="font-semibold">{t(`trust.${name}.title`)}</span>
            <span className="text-sm text-ink-soft">{t(`trust.${name}.text`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
