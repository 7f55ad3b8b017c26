import { useLocale, useTranslations } from 'next-intl';
import { Dropdown } from '@/components/shell/navigation/dropdown';
import { Link } from '@/components/shell/navigation/link';
import {
  CircleUserRound,
  House,
  LayoutGrid,
  MapPin,
  Menu,
  Package,
  Percent,
  Store,
  Tags,
  X,
} from '@/components/ui/icons';
import { locales } from '@/lib/i18n/locales';
import { LanguageLink } from './language-link';
import { LanguageName } from './language-name';
import { VendorLogin } from './vendor-login';

const entries = [
  ['/', 'home', House],
  ['/categories', 'categories', LayoutGrid],
  ['/brands', 'brands', Tags],
  ['/deals', 'offers', Percent],
  ['/vendors', 'stores', Store],
  ['/profile#orders', 'orders', Package],
  ['/track-order', 'track_order', MapPin],
  ['/profile', 'account', CircleUserRound],
] as const;

const row = 'flex min-h-12 items-center gap-4 rounded-control px-3 font-medium hover:bg-sunken';
const lesser = 'flex min-h-11 items-center rounded-control px-3 text-sm hover:bg-sunken';

/** The whole navigation below 640 px. */
export function MobileMenu({ seller }: { seller: string | undefined }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    <Dropdown
      sheet
      late
      name={t('menu')}
      className="-ml-2 sm:hidden"
      labelClassName="grid size-11 place-items-center rounded-control hover:bg-sunken"
      panelClassName="fixed! inset-x-0 top-11 max-h-[calc(100dvh-2.75rem)] overflow-y-auto overscroll-contain border-y border-line bg-card p-3 shadow-raised"
      label={
        <>
          <Menu aria-hidden className="size-6 group-open/menu:hidden" />
          <X aria-hidden className="hidden size-6 group-open/menu:block" />
        </>
      }
    >
      <nav aria-label={t('menu')} className="flex flex-col gap-3">
        <ul>
          {entries.map(([href, name, Icon]) => (
            <li key={href}>
              <Link href={href} className={row}>
                <Icon aria-hidden className="size-5 text-brand" />
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 pt-3">
          <span className="mr-auto text-sm text-ink-soft">{t('language.label')}</span>
          {locales.map((each) => (
            <LanguageLink
              key={each}
              to={each}
              current={each === locale}
              className="grid min-h-11 place-items-center rounded-control border border-line-strong px-4 font-medium aria-current:border-brand aria-current:bg-brand-soft aria-current:text-brand"
            >
              <LanguageName again of={each} />
            </LanguageLink>
          ))}
        </div>
        <ul className="flex flex-wrap gap-x-2 border-t border-line pt-1 text-ink-soft">
          <li>
            <Link href="/vendor/signup" className={lesser}>
              {t('become_vendor')}
            </Link>
          </li>
          <li>
            <VendorLogin seller={seller} className={lesser}>
              {t('vendor_login')}
            </VendorLogin>
          </li>
        </ul>
      </nav>
    </Dropdown>
  );
}
