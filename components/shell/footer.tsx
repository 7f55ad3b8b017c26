import { ArrowUp, Mail, MapPin, Phone } from 'lucide-react';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/shell/intent-link';
import { Container } from '@/components/ui/layout';
import { locales } from '@/lib/i18n/locales';
import { company } from '@/lib/storefront/company';
import { LanguageLink } from './language-link';
import { LogoMark } from './logo';

const columns = [
  {
    title: 'shop',
    links: [
      ['/categories', 'categories'],
      ['/brands', 'brands'],
      ['/products', 'all_products'],
      ['/vendors', 'stores'],
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
] as const;

const link =
  'flex min-h-11 items-center gap-3 hover:text-brand hover:underline sm:pointer-fine:min-h-9';

export async function Footer() {
  const [t, locale] = await Promise.all([getTranslations('shell'), getLocale()]);
  return (
    <footer className="border-t border-line bg-sunken">
      <a
        href="#top"
        className="flex min-h-12 items-center justify-center gap-2 border-b border-line text-sm font-semibold hover:bg-line"
      >
        <ArrowUp aria-hidden className="size-4" />
        {t('to_top')}
      </a>
      <Container className="grid grid-cols-2 gap-8 py-10 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr]">
        <div className="col-span-2 flex max-w-sm flex-col gap-3 lg:col-span-1">
          <p className="flex items-center gap-2 text-xl font-extrabold text-brand">
            <LogoMark className="size-8" />
            {t('brand')}
          </p>
          <p className="text-sm text-ink-soft">{t('promise')}</p>
        </div>
        {columns.map(({ title, links }) => (
          <Column key={title} title={t(title)}>
            {links.map(([href, name]) => (
              <li key={href}>
                <IntentLink href={href} className={link}>
                  {t(name)}
                </IntentLink>
              </li>
            ))}
          </Column>
        ))}
        <Column title={t('contact')} className="col-span-2 lg:col-span-1">
          <li>
            <a href={company.phoneLink} className={link}>
              <Phone aria-hidden className="size-4 shrink-0" />
              {company.phone}
            </a>
          </li>
          <li>
            <a href={`mailto:${company.email}`} className={link}>
              <Mail aria-hidden className="size-4 shrink-0" />
              {company.email}
            </a>
          </li>
          <li className="flex gap-3 py-2">
            <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
            <address className="not-italic">
              {company.legalName}
              <br />
              {company.address}
            </address>
          </li>
        </Column>
      </Container>
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4 text-sm text-ink-soft">
        <p>{t('demo_note', { company: company.legalName })}</p>
        <p className="flex items-center gap-1">
          <span className="sr-only">{t('language.label')}</span>
          {locales.map((each) => (
            <LanguageLink
              key={each}
              to={each}
              current={each === locale}
              className="grid min-h-11 place-items-center rounded-control px-3 hover:underline aria-current:font-bold aria-current:text-ink"
            >
              {t(`language.${each}`)}
            </LanguageLink>
          ))}
        </p>
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
