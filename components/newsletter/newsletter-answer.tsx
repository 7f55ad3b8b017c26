'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { answerNewsletter } from '@/lib/api/support';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type State = { busy?: 'confirm' | 'unsubscribe'; done?: string; failure?: string };

/** Yes or no to the newsletter, by the token in the address. */
export function NewsletterAnswer() {
  const t = useTranslations('newsletter');
  const lang = useLocale();
  const errorText = useErrorText();
  const [{ busy, done, failure }, setState] = useState<State>({});

  async function answer(what: 'confirm' | 'unsubscribe') {
    const token = new URLSearchParams(window.location.search).get('token');
    if (!token) return setState({ failure: t('no_token') });
    setState({ busy: what });
    try {
      setState({ done: (await answerNewsletter(lang, what, token)).message });
    } catch (refused) {
      setState({ failure: errorText(refused) });
    }
  }

  if (done) {
    return (
      <>
        <Notice tone="good">{done}</Notice>
        <Button asChild className="self-start">
          <Link href="/products">{t('onward')}</Link>
        </Button>
      </>
    );
  }
  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'confirm'} onClick={() => answer('confirm')}>
          {t('confirm')}
        </Button>
        <Button look="outline" busy={busy === 'unsubscribe'} onClick={() => answer('unsubscribe')}>
          {t('leave')}
        </Button>
      </div>
    </>
  );
}
