import { ArrowUp, Mail, MapPin, Phone } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Container } from '@/components/ui/layout';
import { addressOf, company, dialled } from '@/lib/company/company';
import { locales } from '@/lib/i18n/locales';
import { LanguageLink } from '../header/language-link';
import { LanguageName } from '../header/language-name';
import { LogoMark } from '../header/logo';
import { SocialLinks } from './social-links';

const columns = [
  {
    title: 'shop',
    links: [
      ['/categories', 'categories'],
      ['/brands', 'brands'],
      ['/products', 'all_products'],
      ['/vendors', 'stores'],
      ['/ranking', 'ranking'],
    ],
  },
  {
    title: 'quick_links',
    links: [
      ['/deals', 'offers'],
      ['/cart', 'cart'],
      ['/profile', 'profile'],
      ['/track-order', 'track_order'],
    ],
  },
  {
    title: 'help',
    links: [
      ['/support', 'support'],
      ['/faq', 'faq'],
      ['/contact', 'contact'],
      ['/about', 'about_us'],
      ['/blog', 'blog'],
    ],
  },
  {
    title: 'policies',
    links: [
      ['/terms', 'terms'],
      ['/privacy', 'privacy'],
      ['/cancellation', 'cancellation'],
      ['/return', 'return'],
      ['/refund', 'refund'],
      ['/grievance', 'grievance'],
    ],
  },
] as const;

const link =
  'flex min-h-11 items-center gap-3 hover:text-brand hover:underline sm:pointer-fine:min-h-9';

export function ToTop() {
  const t = useTranslations('shell');
  return (
    <a
      href="#top"
      className="flex min-h-12 items-center justify-center gap-2 border-b border-line text-sm font-semibold hover:bg-line"
    >
      <ArrowUp aria-hidden className="size-4" />
      {t('to_top')}
    </a>
  );
}

export function ShopPromise() {
  const t = useTranslations('shell');
  return (
    <>
      <p className="flex items-center gap-2 text-xl font-extrabold text-brand max-sm:hidden">
        <LogoMark className="size-8" />
        {t('brand')}
      </p>
      <p className="text-sm text-ink-soft max-sm:hidden">{t('promise')}</p>
    </>
  );
}

/** What the newsletter would bring. */
export function NewsletterHint() {
  const t = useTranslations('newsletter');
  return (
    <>
      <h2>{t('title')}</h2>
      <p className="mb-3 text-sm text-ink-soft">{t('hint')}</p>
    </>
  );
}

export function Columns() {
  const t = useTranslations('shell');
  return columns.map(({ title, links }) => (
    <Column key={title} title={t(title)}>
      {links.map(([href, name]) => (
        <li key={href}>
          <Link href={href} className={link}>
            {t(name)}
          </Link>
        </li>
      ))}
    </Column>
  ));
}

export function ContactLine() {
  const facts = company();
  const { phone, email } = facts;
  return (
    <Container className="flex flex-wrap items-center gap-x-4 py-2 text-sm sm:gap-x-8 sm:border-t sm:border-line sm:py-3">
      <a href={`tel:${dialled(phone)}`} className={link}>
        <Phone aria-hidden className="size-4 shrink-0" />
        {phone}
      </a>
      <a href={`mailto:${email}`} className={link}>
        <Mail aria-hidden className="size-4 shrink-0" />
        {email}
      </a>
      <address className="flex min-h-9 items-center gap-3 not-italic max-sm:text-xs max-sm:text-ink-soft">
        <MapPin aria-hidden className="size-4 shrink-0" />
        {facts.legal_name}, {addressOf(facts)}
      </address>
      <SocialLinks />
    </Container>
  );
}

export function DemoNote() {
  const t = useTranslations('shell');
  const { is_demo: isDemo, legal_name: name } = company();
  return isDemo && <p>{t('demo_note', { company: name })}</p>;
}

export function Languages() {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    <p className="flex items-center gap-1">
      <span className="sr-only">{t('language.label')}</span>
      {locales.map((each) => (
        <LanguageLink
          key={each}
          to={each}
          current={each === locale}
          className="grid min-h-11 place-items-center rounded-control px-3 hover:underline aria-current:font-bold aria-current:text-ink"
        >
          <LanguageName again of={each} />
        </LanguageLink>
      ))}
    </p>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="footer-group">
      <summary>{title}</summary>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </details>
  );
}
