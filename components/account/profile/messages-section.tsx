'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { SignedIn } from '@/components/session/signed-in';
import { Link } from '@/components/shell/navigation/link';
import { SubmitButton } from '@/components/shell/submit-button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { call, dataOf } from '@/lib/client/call';
import { ownKey } from '@/lib/client/use-call';
import {
  type MessageChoice,
  mailStays,
  type OwnMessages,
} from '@/lib/contract/schemas/orders/messages';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** The shopper's choice of channels for messages about orders. */
export function MessagesSection() {
  return <SignedIn>{({ email }) => <Messages email={email} />}</SignedIn>;
}

function Messages({ email }: { email: string }) {
  const lang = useLocale();
  const errorText = useErrorText();
  const { data, error, mutate } = useSWR(ownKey(email, 'GET /api/user-auth/messages', lang), () =>
    dataOf(call('GET /api/user-auth/messages', { lang })),
  );
  if (error && !data) return <Notice tone="bad">{errorText(error)}</Notice>;
  if (!data) return <Skeleton className="h-96" />;
  return <Choices own={data} onSaved={(saved) => void mutate(saved, { revalidate: false })} />;
}

type ChoicesProps = { own: OwnMessages; onSaved: (own: OwnMessages) => void };

/** A row for each kind with a box for each channel; nothing is ticked that the shopper has not ticked. */
function Choices({ own, onSaved }: ChoicesProps) {
  const t = useTranslations('messages');
  const lang = useLocale();
  const errorText = useErrorText();
  const [choices, setChoices] = useState(own.choices);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const channels = [...own.channels, 'mail'] as const;
  const hasPhone = own.phone !== null;
  const isAnyOn = (channel: 'sms' | 'whatsapp') => choices.some((each) => each[channel]);

  function change(kind: MessageChoice['kind'], channel: (typeof channels)[number], on: boolean) {
    setFailure(undefined);
    setChoices(choices.map((each) => (each.kind === kind ? { ...each, [channel]: on } : each)));
  }

  async function save() {
    setFailure(undefined);
    if (choices.some(({ mail, sms, whatsapp }) => !(mail || sms || whatsapp))) {
      return setFailure(t('none_chosen'));
    }
    setBusy(true);
    try {
      onSaved(await dataOf(call('PUT /api/user-auth/messages', { lang, body: { choices } })));
      toast.success(t('saved'));
    } catch (refused) {
      setFailure(errorText(refused));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <form
        method="post"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{t('hint')}</p>
        {!hasPhone && own.channels.length > 0 && (
          <Notice tone="info">
            <span>{t('no_phone')}</span>{' '}
            <Link href="/profile/security" className="text-brand underline">
              {t('confirm_phone')}
            </Link>
          </Notice>
        )}
        <ul className="divide-y divide-line">
          {choices.map((choice) => (
            <li key={choice.kind} className="py-3 first:pt-0">
              <fieldset className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-1">
                <legend className="float-left min-w-0 font-medium max-sm:w-full sm:w-72">
                  {t(`kinds.${choice.kind}`)}
                </legend>
                {channels.map((channel) => {
                  const isFixed = channel === 'mail' && mailStays.includes(choice.kind);
                  return (
                    <label
                      key={channel}
                      className="inline-flex min-h-11 items-center gap-2 has-disabled:text-ink-soft"
                    >
                      <input
                        type="checkbox"
                        className="size-5 accent-brand"
                        checked={choice[channel]}
                        disabled={isFixed || (channel !== 'mail' && !hasPhone)}
                        onChange={({ target }) => change(choice.kind, channel, target.checked)}
                      />
                      {t(`channels.${channel}`)}
                    </label>
                  );
                })}
              </fieldset>
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-1 text-sm text-ink-soft">
          <p>{t('mail_stays')}</p>
          {own.phone &&
            own.channels
              .filter(isAnyOn)
              .map((channel) => (
                <p key={channel}>{t(`consent_${channel}`, { phone: `+91 ${own.phone}` })}</p>
              ))}
        </div>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="flex flex-col sm:flex-row">
          <SubmitButton busy={busy}>{t('save')}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}
