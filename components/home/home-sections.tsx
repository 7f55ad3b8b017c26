import type { ReactNode } from 'react';
import { LazyRecentlyViewed } from '@/components/product/recently-viewed/lazy-recently-viewed';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import type { HomeSectionName } from '@/lib/api/schemas/home/sections';
import type { HomeContent } from '@/lib/storefront/catalog/home.server';
import { getShelves, type ShelfLook, type Shelves } from '@/lib/storefront/catalog/shelves.server';
import type { ShownSection } from '@/lib/storefront/listing/listing';
import { CategoryRow } from './category-row';
import { headOf } from './head';
import { Hero } from './hero';
import { Picks } from './picks';
import { ProductShelf } from './product-shelf';
import { Promotions } from './promotions';
import { TopSellers } from './top-sellers';
import { TrustStrip } from './trust-strip';
import { TrustedStores } from './trusted-stores';

const looks: Record<ShownSection, ShelfLook> = {
  flash_deal: 'row',
  featured: 'grid',
  top_rated: 'row',
  best_selling: 'row',
  latest: 'grid',
};

const isShelf = (name: HomeSectionName): name is ShownSection => name in looks;

/** The sections of the home page in their order, which shows each product once. */
export async function HomeSections({ home }: { home: HomeContent }) {
  const names = home.sections.map(({ name }) => name);
  const wanted = Object.fromEntries(names.filter(isShelf).map((name) => [name, looks[name]]));
  const isPicked = names.includes('picks');
  const shelves = await getShelves(wanted, { beside: isPicked ? home.picks : [] });
  const { top, aside, rest } = headOf(names, (name) => isShelf(name) && shelves[name].length > 0);
  const show = (name: HomeSectionName, first = false) => (
    <HomeSection key={name} name={name} home={home} shelves={shelves} first={first} />
  );
  return (
    <>
      {top.length > 0 && (
        <Head aside={aside && show(aside, true)}>{top.map((name) => show(name, true))}</Head>
      )}
      {rest.map((name) => show(name))}
    </>
  );
}

/** The first screen: on a wide one a shelf stands beside the categories and banners. */
function Head({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  if (!aside) return <div className="flex min-w-0 flex-col gap-4 sm:gap-6">{children}</div>;
  return (
    <div className="flex flex-col gap-8 sm:gap-10 lg:flex-row lg:gap-6 lg:[&>section]:flex-1 lg:[&>section_.scroller]:auto-cols-[calc(50%-0.5rem)]">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-6 lg:flex-2">{children}</div>
      {aside}
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
      return <CategoryRow />;
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
