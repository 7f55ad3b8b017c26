import { ArrowUp, Mail, MapPin, Phone } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { InstallButton } from '@/components/install/install-button';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { Link } from '@/components/shell/navigation/link';
import { Container } from '@/components/ui/layout';
import { locales } from '@/lib/i18n/locales';
import { company } from '@/lib/storefront/content/company';
import { LanguageLink } from '../header/language-link';
import { LanguageName } from '../header/language-name';
import { LogoMark } from '../header/logo';
import { ClientMessages } from '../messages/client-messages';
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

export async function Footer() {
  const [t, tn, ti, locale] = await Promise.all([
    getTranslations('shell'),
    getTranslations('newsletter'),
    getTranslations('install'),
    getLocale(),
  ]);
  return (
    <footer className="deferred-layout border-t border-line bg-sunken">
      <a
        href="#top"
        className="flex min-h-12 items-center justify-center gap-2 border-b border-line text-sm font-semibold hover:bg-line"
      >
        <ArrowUp aria-hidden className="size-4" />
        {t('to_top')}
      </a>
      <Container className="grid grid-cols-2 gap-8 py-10 md:grid-cols-4 lg:grid-cols-[1.6fr_repeat(4,1fr)]">
        <div className="col-span-2 flex max-w-sm flex-col gap-3 md:col-span-4 lg:col-span-1">
          <p className="flex items-center gap-2 text-xl font-extrabold text-brand">
            <LogoMark className="size-8" />
            {t('brand')}
          </p>
          <p className="text-sm text-ink-soft">{t('promise')}</p>
          <h2 className="mt-2 font-bold">{tn('title')}</h2>
          <p className="text-sm text-ink-soft">{tn('hint')}</p>
          <ClientMessages also={['newsletter']}>
            <NewsletterForm />
          </ClientMessages>
        </div>
        {columns.map(({ title, links }) => (
          <Column key={title} title={t(title)}>
            {links.map(([href, name]) => (
              <li key={href}>
                <Link href={href} className={link}>
                  {t(name)}
                </Link>
              </li>
            ))}
          </Column>
        ))}
      </Container>
      <Container className="flex flex-wrap items-center gap-x-8 border-t border-line py-3 text-sm">
        <a href={company.phoneLink} className={link}>
          <Phone aria-hidden className="size-4 shrink-0" />
          {company.phone}
        </a>
        <a href={`mailto:${company.email}`} className={link}>
          <Mail aria-hidden className="size-4 shrink-0" />
          {company.email}
        </a>
        <address className="flex min-h-9 items-center gap-3 not-italic">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {company.legalName}, {company.address}
        </address>
        <SocialLinks />
      </Container>
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4 text-sm text-ink-soft">
        <p>{t('demo_note', { company: company.legalName })}</p>
        <div className="flex flex-wrap items-center gap-x-6">
          <InstallButton
            label={ti('button')}
            texts={{
              title: ti('title'),
              why: ti('why'),
              ios: ti('ios'),
              others: ti('others'),
              close: ti('close'),
            }}
          />
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
        </div>
      </Container>
    </footer>
  );
}

type ColumnProps = { title: string; children: ReactNode; className?: string };

function Column({ title, children, className = '' }: ColumnProps) {
  return (
    <section className={`flex min-w-0 flex-col gap-2 text-[0.9375rem] ${className}`}>
      <h2 className="font-bold">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
