import { useLocale } from 'next-intl';
import type { Store } from '@/lib/api/schemas/catalog';
import { firstText } from '@/lib/i18n/translated';

/** What a store says of itself, in another language where it has not said it in this one. */
export function AboutStore({ store: { about } }: { store: Store }) {
  const locale = useLocale();
  const own = firstText(about ?? {}, locale);
  if (!own) return null;
  return (
    <p lang={own.lang} className="max-w-prose whitespace-pre-line text-pretty">
      {own.text}
    </p>
  );
}
