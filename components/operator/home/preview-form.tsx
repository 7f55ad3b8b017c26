'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { getPreviewKey } from '@/lib/api/operators/home';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { fromClock } from '@/lib/time/india';

/** Opens the home page as it will be at a moment, beside this page. */
export function PreviewForm() {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get('at') ?? '');
    setBusy(true);
    try {
      const key = await getPreviewKey(lang, fromClock(at));
      const address = `${pathIn(lang, '/operator/home/preview')}?key=${encodeURIComponent(key)}`;
      if (!window.open(address, '_blank')) window.location.assign(address);
    } catch (refused) {
      toast.error(errorText(refused));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={open} className="flex flex-wrap items-start gap-3">
      <TextField
        label={t('preview_at')}
        hint={t('preview_hint')}
        name="at"
        type="datetime-local"
        className="w-full sm:w-80"
      />
      <Button type="submit" look="outline" busy={busy} className="sm:mt-6.5">
        {t('preview')}
      </Button>
    </form>
  );
}
