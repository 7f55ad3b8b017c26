'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type State = { busy?: 'confirm' | 'unsubscribe'; done?: string; failure?: string };

/** Confirms or cancels the newsletter, by the token in the address. */
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
      setState({
        done: (await answerOf(call(`POST /api/newsletter/${what}`, { lang, body: { token } })))
          .message,
      });
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
