import type { ReactNode } from 'react';
import { languageSwitchPath } from '@/lib/i18n/language-switch';
import type { Locale } from '@/lib/i18n/locales';

type Props = { to: Locale; current: boolean; className?: string; children: ReactNode };

/**
 * Leads to this page in another language, which `LanguageLinks` in the root layout aims it at. Until its script is
 * there the middleware does that: a tap on a slow phone comes before.
 */
export function LanguageLink({ to, current, className, children }: Props) {
  return (
    <a
      href={languageSwitchPath(to)}
      hrefLang={to}
      lang={to}
      data-language={to}
      aria-current={current || undefined}
      className={className}
    >
      {children}
    </a>
  );
}
