import { getLocale, getTranslations } from 'next-intl/server';
import { AccountMenu } from '@/components/account/account-menu';
import { CartLink } from '@/components/cart/cart-badge';
import { Container } from '@/components/ui/layout';
import { WishlistLink } from '@/components/wishlist/wishlist-link';
import { config } from '@/lib/config';
import { pathIn } from '@/lib/i18n/language-path';
import { DeliverTo } from '../deliver-to/deliver-to';
import { HeaderStart, OtherLanguage } from '../markup/shell-markup';
import { SearchForm } from './search-form';
import { StickyHeader } from './sticky-header';

/**
 * The header. On a phone the row of the search and the cart stays while one scrolls (header.css). The last columns
 * have fixed widths, so that no link moves under a finger while the rest of the header is still being parsed.
 */
export async function Header() {
  const [t, locale] = await Promise.all([getTranslations('shell'), getLocale()]);
  return (
    <StickyHeader>
      <Container
        wide
        className="header-rows grid items-center gap-x-1 sm:grid-rows-[2.25rem_4rem] sm:grid-cols-[auto_minmax(0,1fr)_auto_2.75rem_5.5rem] sm:gap-x-3 lg:grid-rows-[4rem] lg:grid-cols-[auto_11.5rem_minmax(0,1fr)_auto_9rem_5.5rem] lg:gap-x-5"
      >
        <HeaderStart seller={config.sellerUrl} />
        <DeliverTo />
        <SearchForm
          action={pathIn(locale, '/search')}
          label={t('search')}
          clear={t('search_clear')}
          placeholder={t('search_hint')}
          className="min-w-0 sm:mx-auto sm:w-full sm:max-w-2xl"
        />
        <OtherLanguage />
        {/* A phone has the account in its menu and at the bottom of the screen. */}
        <div className="justify-self-end max-sm:hidden">
          <AccountMenu />
        </div>
        <div className="header-links sm:flex">
          <WishlistLink />
          <CartLink />
        </div>
      </Container>
    </StickyHeader>
  );
}
