import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { languageName } from '@/lib/i18n/language-name';
import { locales } from '@/lib/i18n/locales';
import { dateTime } from '@/lib/storefront/format';
import { PreviewClock } from './preview-clock';

/** States the moment of the preview below, and links to the other language and back. */
export async function PreviewBar({ at }: { at: string }) {
  const [t, lang] = await Promise.all([getTranslations('home_preview'), getLocale()]);
  return (
    <div className="sticky top-0 z-40 flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-warn-soft px-4 py-2 text-sm sm:px-6">
      <PreviewClock now={new Date().toUTCString()} />
      <p className="flex-1 basis-64">
        <b>{t('of', { moment: dateTime(at, lang) })}</b> {t('note')}
      </p>
      {locales
        .filter((each) => each !== lang)
        .map((other) => (
          <a key={other} href="/" data-language={other} className="py-2 font-semibold underline">
            {t('other_language', { language: languageName(other, lang) })}
          </a>
        ))}
      <Link href="/operator/home" className="py-2 font-semibold underline">
        {t('back')}
      </Link>
    </div>
  );
}
