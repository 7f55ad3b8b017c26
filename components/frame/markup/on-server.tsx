import { type Locale, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { keptMarkup } from '@/components/shell/markup/kept-markup';
import { BottomNavigation } from '@/components/shell/navigation/bottom-navigation';
import { messagesWithBrand } from '@/lib/i18n/brand';
import { perLanguage } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { timeZone } from '@/lib/time/india';
import { DeliverToButton } from '../deliver-to/deliver-to-button';
import {
  Columns,
  ContactLine,
  DemoNote,
  Languages,
  NewsletterHint,
  ShopPromise,
  ToTop,
} from '../footer/footer-parts';
import { HomeLink } from '../header/home-link';
import { MobileMenu } from '../header/mobile-menu';
import { Navigation } from '../header/navigation';
import { OtherLanguageLink } from '../header/other-language-link';

/** The parts of header and footer that only the server renders, used by `shell-markup.tsx`. */
export const footerParts = {
  top: ToTop,
  promise: ShopPromise,
  newsletter: NewsletterHint,
  columns: Columns,
  contact: ContactLine,
  note: DemoNote,
  languages: Languages,
};

export type FooterPart = keyof typeof footerParts;

export {
  BottomNavigation,
  DeliverToButton,
  HomeLink,
  keptMarkup,
  MobileMenu,
  Navigation,
  OtherLanguageLink,
};

const texts = perLanguage((lang) => {
  const { shell, newsletter } = messagesOf(lang);
  return { shell, newsletter };
});

/** Provides the parts' texts, which the page's data does not need. */
export function ShellTexts({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={messagesWithBrand(texts(locale), locale)}
      timeZone={timeZone}
    >
      {children}
    </NextIntlClientProvider>
  );
}
