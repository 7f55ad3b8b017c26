'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** Newsletter sign-up; the consent checkbox starts unticked. */
export function NewsletterForm() {
  const t = useTranslations('newsletter');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ done?: string; failure?: string }>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    setBusy(true);
    try {
      const body = { email: String(fields.get('email')), consent: fields.has('consent') };
      setAnswer({ done: (await answerOf(call('POST /api/newsletter', { lang, body }))).message });
      form.reset();
    } catch (refused) {
      const first = refused instanceof ApiError && Object.values(refused.fields)[0];
      setAnswer({ failure: first || errorText(refused) });
    }
    setBusy(false);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-2">
      <div className="flex gap-2">
        <input
          type="email"
          name="email"
          required
          aria-label={t('email')}
          placeholder={t('email_short')}
          autoComplete="email"
          autoCapitalize="none"
          className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-card px-3 text-[0.9375rem]"
        />
        <Button type="submit" busy={busy} className="whitespace-nowrap">
          {t('subscribe')}
        </Button>
      </div>
      <label className="flex min-h-11 items-center gap-2.5 text-sm text-pretty">
        <input type="checkbox" name="consent" required className="size-4 shrink-0 accent-brand" />
        {t('consent')}
      </label>
      {answer.done && <Notice tone="good">{answer.done}</Notice>}
      {answer.failure && <Notice tone="bad">{answer.failure}</Notice>}
    </form>
  );
}
