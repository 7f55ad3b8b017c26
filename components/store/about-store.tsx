import { useLocale } from 'next-intl';
import type { Store } from '@/lib/api/schemas/catalog';

/** What a store says of itself, in the other language where it has not said it in this one. */
export function AboutStore({ store: { about } }: { store: Store }) {
  const locale = useLocale();
  const other = locale === 'hi' ? 'en' : 'hi';
  const [lang, text] = about?.[locale] ? [locale, about[locale]] : [other, about?.[other]];
  if (!text) return null;
  return (
    <p lang={lang} className="max-w-prose whitespace-pre-line text-pretty">
      {text}
    </p>
  );
}
