'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { answerOf, call } from '@/lib/client/call';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type State = { busy?: boolean; done?: string | undefined; failure?: string };

/** Stops all notices of the shopper to whom the token in the address was mailed. */
export function StopNotices() {
  const t = useTranslations('notices');
  const lang = useLocale();
  const errorText = useErrorText();
  const [{ busy, done, failure }, setState] = useState<State>({});

  async function stop() {
    const token = new URLSearchParams(window.location.search).get('token');
    if (!token) return setState({ failure: t('no_token') });
    setState({ busy: true });
    try {
      setState({
        done: (await answerOf(call('POST /api/notices/stop', { lang, query: { token } }))).message,
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
      <Button busy={busy} onClick={stop} className="self-start">
        {t('stop')}
      </Button>
    </>
  );
}
