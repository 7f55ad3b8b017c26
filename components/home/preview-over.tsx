import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { Page } from '@/components/ui/layout';

/** Shown for an expired or invalid preview key. */
export async function PreviewOver() {
  const t = await getTranslations('home_preview');
  return (
    <Page>
      <h1 className="text-2xl font-bold">{t('over')}</h1>
      <p>{t('over_text')}</p>
      <p>
        <Link href="/operator/home" className="font-semibold text-brand underline">
          {t('back')}
        </Link>
      </p>
    </Page>
  );
}
