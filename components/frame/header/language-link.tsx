import type { ReactNode } from 'react';
import { languageSwitchPath } from '@/lib/i18n/language-switch';
import type { Locale } from '@/lib/i18n/locales';

type Props = { to: Locale; current: boolean; className?: string; children: ReactNode };

/**
 * Links to this page in another language; `LanguageLinks` in the root layout sets the address. Before that
 * script runs, as on a slow phone, the middleware redirects to the right page.
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
