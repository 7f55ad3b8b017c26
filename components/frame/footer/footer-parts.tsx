import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { ArrowUp, Mail, MapPin, Phone } from '@/components/ui/icons';
import { Container } from '@/components/ui/layout';
import { addressOf, company, dialled, type SocialNetwork } from '@/lib/company/company';
import { brandIn } from '@/lib/i18n/brand';
import { locales } from '@/lib/i18n/locales';
import { LanguageLink } from '../header/language-link';
import { LanguageName } from '../header/language-name';
import { LogoMark } from '../header/logo';

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

/** The content of the newsletter in a sentence. */
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
    <Container
      wide
      className="flex flex-wrap items-center gap-x-4 py-2 text-sm sm:gap-x-8 sm:border-t sm:border-line sm:py-3"
    >
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

/** Paths on a 24 × 24 grid. */
const marks: Record<SocialNetwork, string> = {
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.5h.01',
  Facebook: 'M14 21v-8h3l.5-4H14V7c0-1.2.5-2 2-2h1.5V2.5c-3.5-.6-6.5.5-6.5 4V9H8v4h3v8z',
  X: 'M4 4h4l12 16h-4zm15.5 0-6.2 7m-2.6 2L4.5 20',
  YouTube:
    'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zm4 3.5v6l5-3z',
};

/** Links to the company's pages on social networks. */
function SocialLinks() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const { social } = company();
  if (social.length === 0) return null;
  return (
    <ul aria-label={t('follow_us')} className="-ml-3 flex lg:ml-auto">
      {social.map(({ network, href }) => (
        <li key={network}>
          <a
            href={href}
            rel="me noopener"
            className="grid size-11 place-items-center rounded-control hover:bg-line hover:text-brand"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
            >
              <path d={marks[network]} />
            </svg>
            <span className="sr-only">{t('follow', { brand: brandIn(locale), network })}</span>
          </a>
        </li>
      ))}
    </ul>
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
