'use client';

import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { smsLength } from '@/lib/text/sms';

/** An SMS as it arrives, with its length, its parts and the signs that make it longer. */
export function SmsPreview({ text, lang }: { text: string; lang: Locale }) {
  const t = useTranslations('operator_sms');
  const { encoding, units, parts, others } = smsLength(text);
  return (
    <div className="flex flex-col gap-1">
      <p
        lang={lang}
        className="rounded-card bg-sunken p-3 whitespace-pre-line wrap-anywhere"
        data-preview
      >
        {text}
      </p>
      <p className="text-sm text-ink-soft">
        <span>{t(`length_${encoding}`, { units, parts })}</span>
        {encoding === 'ucs2' && others.length <= 5 && (
          <span> {t('others', { signs: others.join(' ') })}</span>
        )}
      </p>
    </div>
  );
}
