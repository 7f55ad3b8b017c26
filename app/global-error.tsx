'use client';

import { useEffect, useSyncExternalStore } from 'react';

const texts = {
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

const inHindi = () => /^\/hi(\/|$)/.test(window.location.pathname);

/** When even the frame of the page fails: no styles, texts or data of the shop are at hand here. */
export default function GlobalError({ error }: { error: unknown }) {
  const hindi = useSyncExternalStore(
    () => () => {},
    inHindi,
    () => false,
  );
  const t = texts[hindi ? 'hi' : 'en'];
  useEffect(() => console.error(error), [error]);
  const digest = (error as { digest?: string } | null)?.digest;
  return (
    <html lang={hindi ? 'hi' : 'en'}>
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
