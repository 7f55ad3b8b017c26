'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { languageOf } from '@/lib/i18n/language-path';
import {
  type ByLanguage,
  defaultLocale,
  inLanguage,
  type Locale,
  languages,
} from '@/lib/i18n/locales';

const texts: ByLanguage<{ title: string; reason: string; reload: string; reference: string }> = {
  en: {
    title: 'Something went wrong',
    reason: 'An unexpected error occurred',
    reload: 'Reload Page',
    reference: 'Reference',
  },
  hi: {
    title: 'कुछ गड़बड़ी हो गई',
    reason: 'अचानक कोई गड़बड़ी हो गई',
    reload: 'पेज फिर से लोड करें',
    reference: 'संदर्भ संख्या',
  },
};

const style = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; gap: 1rem; padding: 1rem; text-align: center; line-height: 1.6; }
  h1, p { margin: 0; }
  button { justify-self: center; min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: .625rem; background: #a93a22; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
`;

const langOfPage = (): Locale => languageOf(window.location.pathname);

/** Shown if even the page's layout fails: no styles, texts or data of the shop are available. */
export default function GlobalError({ error }: { error: unknown }) {
  const lang = useSyncExternalStore(
    () => () => {},
    langOfPage,
    (): Locale => defaultLocale,
  );
  const t = inLanguage(texts, lang);
  useEffect(() => console.error(error), [error]);
  const digest = (error as { digest?: string } | null)?.digest;
  return (
    <html lang={lang} dir={languages[lang].dir}>
      <head>
        <title>{t.title}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{t.title}</h1>
        <p>{error instanceof Error && error.message && !digest ? error.message : t.reason}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {t.reload}
        </button>
        {digest && (
          <p>
            {t.reference}: {digest}
          </p>
        )}
      </body>
    </html>
  );
}
