'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { Dialog } from '@/components/ui/dialog';
import { previewMail } from '@/lib/api/operators/settings';
import type { MailKind, MailWords } from '@/lib/api/schemas/settings/mails';
import type { Locale } from '@/lib/i18n/locales';
import { operatorKeys } from '@/lib/operator/cache';

type Props = { kind: MailKind; locale: Locale; words: MailWords; onClose: () => void };

/** The mail as it would be sent with these words, of invented data. */
export function MailPreview({ kind, locale, words, onClose }: Props) {
  const t = useTranslations('operator_settings.mails');
  const tc = useTranslations('operator_settings');
  const lang = useLocale();
  const preview = useSWR(
    operatorKeys.mailPreview(lang, kind, locale, words),
    () => previewMail(lang, { kind, locale, words }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return (
    <Dialog open onClose={onClose} title={t('preview')} closeLabel={tc('close')}>
      <Loaded of={preview}>
        {({ subject, html }) => (
          <div className="flex flex-col gap-3">
            <p className="text-sm text-ink-soft">{t('example')}</p>
            <p lang={locale} className="font-semibold wrap-anywhere">
              {subject}
            </p>
            <iframe
              title={subject}
              sandbox=""
              srcDoc={html}
              className="h-[60dvh] w-full rounded-control border border-line"
            />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
