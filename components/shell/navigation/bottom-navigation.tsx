import { useTranslations } from 'next-intl';
import { CircleUserRound, House, LayoutGrid, Package, Percent } from '@/components/ui/icons';
import { type BottomPlace, bottomPlaces } from './bottom-place';
import { Link } from './link';

const links = {
  home: ['/', 'home', House],
  categories: ['/categories', 'categories', LayoutGrid],
  deals: ['/deals', 'offers', Percent],
  orders: ['/profile#orders', 'orders', Package],
  account: ['/profile', 'account', CircleUserRound],
} as const;

/** The main pages, at the bottom of a phone's screen. The cart stays at its top. */
export function BottomNavigation({ here }: { here: BottomPlace | undefined }) {
  const t = useTranslations('shell');
  return (
    <nav aria-label={t('main_pages')} className="bottom-navigation">
      <ul>
        {bottomPlaces.map((place) => {
          const [href, label, Icon] = links[place];
          return (
            <li key={place}>
              <Link
                href={href}
                aria-current={place === here ? 'true' : undefined}
                className="selectable"
              >
                <Icon aria-hidden />
                {t(label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
