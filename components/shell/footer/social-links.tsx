import { useLocale, useTranslations } from 'next-intl';
import { company, type SocialNetwork } from '@/lib/company/company';
import { brandIn } from '@/lib/i18n/brand';

/** Drawn on 24 × 24. */
const marks: Record<SocialNetwork, string> = {
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1.5h.01',
  Facebook: 'M14 21v-8h3l.5-4H14V7c0-1.2.5-2 2-2h1.5V2.5c-3.5-.6-6.5.5-6.5 4V9H8v4h3v8z',
  X: 'M4 4h4l12 16h-4zm15.5 0-6.2 7m-2.6 2L4.5 20',
  YouTube:
    'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zm4 3.5v6l5-3z',
};

/** The company's own pages elsewhere. */
export function SocialLinks() {
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
