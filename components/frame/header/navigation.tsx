import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dropdown } from '@/components/shell/navigation/dropdown';
import { Link } from '@/components/shell/navigation/link';
import { ChevronDown } from '@/components/ui/icons';
import { Container } from '@/components/ui/layout';
import { Picture } from '@/components/ui/picture';
import { listingHref } from '@/lib/storefront/listing/listing';
import { VendorLogin } from './vendor-login';

type Entry = { slug: string; name: string; image: string | null };

export type NavigationData = { categories: Entry[]; brands: Entry[]; seller: string | undefined };

const item =
  'flex h-11 items-center gap-1.5 rounded-control px-3 text-[0.9375rem] font-medium hover:bg-sunken group-open/menu:bg-sunken';
const panel = 'top-full mt-1 rounded-card border border-line bg-card p-3 shadow-raised';
const entry = 'flex min-h-11 items-center rounded-control px-3 hover:bg-sunken';

/** Categories, home, brands, offers and orders, from 640 px on. */
export function Navigation({ categories, brands, seller }: NavigationData) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('navigation')} className="hidden border-b border-line bg-card sm:block">
      <Container wide className="relative flex h-12 items-center gap-1">
        <CategoriesMenu categories={categories} />
        <Link href="/" className={item}>
          {t('home')}
        </Link>
        <BrandsMenu brands={brands} />
        <OffersMenu />
        <Link href="/vendors" className={item}>
          {t('stores')}
        </Link>
        <Link href="/track-order" className={`${item} max-md:hidden`}>
          {t('track_order')}
        </Link>
        <VendorMenu seller={seller} />
      </Container>
    </nav>
  );
}

function Label({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ChevronDown
        aria-hidden
        className="size-4 text-ink-soft transition-transform group-open/menu:rotate-180"
      />
    </>
  );
}

function CategoriesMenu({ categories }: Pick<NavigationData, 'categories'>) {
  const t = useTranslations('shell');
  return (
    <Dropdown
      hover
      late
      label={<Label>{t('categories')}</Label>}
      className="-ml-3"
      labelClassName={item}
      panelClassName={`${panel} inset-x-4 sm:inset-x-6`}
    >
      <ul className="grid max-h-[min(34rem,70vh)] grid-cols-2 gap-x-2 gap-y-1 overflow-y-auto overscroll-contain md:grid-cols-3 lg:grid-cols-4">
        {categories.map(({ slug, name, image }) => (
          <li key={slug} className="flex min-w-0 flex-col rounded-control p-1">
            <PictureLink href={`/category/${slug}`} name={name} image={image} size="large" />
          </li>
        ))}
      </ul>
      <ViewAll href="/categories">{t('view_all')}</ViewAll>
    </Dropdown>
  );
}

type PictureLinkProps = {
  href: string;
  name: string;
  image: string | null;
  size: 'large' | 'small';
};

const looks = {
  large: { sizes: '48px', picture: 'size-12', link: 'gap-3 p-2 font-semibold' },
  small: { sizes: '36px', picture: 'size-9', link: 'min-h-12 gap-2.5 p-1.5 text-[0.9375rem]' },
};

/** An entry of a menu. */
function PictureLink({ href, name, image, size }: PictureLinkProps) {
  const { sizes, picture, link } = looks[size];
  return (
    <Link href={href} className={`flex items-center rounded-control hover:bg-sunken ${link}`}>
      <Picture src={image} alt="" sizes={sizes} className={`rounded-control ${picture}`} />
      <span className="min-w-0">{name}</span>
    </Link>
  );
}

function BrandsMenu({ brands }: Pick<NavigationData, 'brands'>) {
  const t = useTranslations('shell');
  return (
    <Dropdown
      hover
      late
      label={<Label>{t('brands')}</Label>}
      className="relative"
      labelClassName={item}
      panelClassName={`${panel} left-0 w-80`}
    >
      <ul className="grid grid-cols-2 gap-1">
        {brands.map(({ slug, name, image }) => (
          <li key={slug}>
            <PictureLink href={`/brand/${slug}`} name={name} image={image} size="small" />
          </li>
        ))}
      </ul>
      <ViewAll href="/brands">{t('view_all_brands')}</ViewAll>
    </Dropdown>
  );
}

function OffersMenu() {
  const t = useTranslations('shell');
  return (
    <Dropdown
      hover
      late
      label={<Label>{t('offers')}</Label>}
      className="relative"
      labelClassName={item}
      panelClassName={`${panel} left-0 w-60`}
    >
      <ul>
        {(['flash_deal', 'featured', 'top_rated'] as const).map((section) => (
          <li key={section}>
            <Link href={listingHref('/products', { section })} className={entry}>
              {t(`sections.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
      <ViewAll href="/deals">{t('view_all_offers')}</ViewAll>
    </Dropdown>
  );
}

function VendorMenu({ seller }: Pick<NavigationData, 'seller'>) {
  const t = useTranslations('shell');
  return (
    <Dropdown
      hover
      late
      label={<Label>{t('vendor_zone')}</Label>}
      className="relative"
      labelClassName={item}
      panelClassName={`${panel} right-0 w-60`}
    >
      <ul>
        <li>
          <Link href="/vendor/signup" className={entry}>
            {t('become_vendor')}
          </Link>
        </li>
        <li>
          <VendorLogin seller={seller} className={entry}>
            {t('vendor_login')}
          </VendorLogin>
        </li>
      </ul>
    </Dropdown>
  );
}

function ViewAll({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className="mt-2 border-t border-line pt-2">
      <Link
        href={href}
        className="flex min-h-11 items-center justify-center rounded-control font-semibold text-brand hover:bg-brand-soft"
      >
        <span className="inline-block first-letter:uppercase">{children}</span>
      </Link>
    </div>
  );
}
