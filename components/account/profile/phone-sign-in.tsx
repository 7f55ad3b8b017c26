'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { confirmPhone, sendPhoneConfirmation } from '@/lib/api/phones';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { type PendingSms, usePendingCode } from '@/lib/storefront/session/use-pending-code';
import { OtpForm } from '../codes/otp-form';
import { AskForPhone } from './ask-for-phone';
import { useProfile } from './use-profile';

/** The number by which the shopper signs in; a code by SMS confirms it. */
export function PhoneSignIn() {
  const t = useTranslations('safety');
  const ta = useTranslations('auth');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data: profile, error, mutate } = useProfile();
  const [pending, setPending] = usePendingCode<PendingSms>('phone');
  const [changing, setChanging] = useState(false);

  if (error && !profile) return <Notice tone="bad">{errorText(error)}</Notice>;
  if (!profile) return <Skeleton className="h-40 w-full" />;
  if (pending && !changing) {
    const { phone, request, sentAt } = pending;
    return (
      <OtpForm
        sentTo={t.rich('phone_sent', {
          phone: `+91 ${phone}`,
          b: (parts) => <b className="whitespace-nowrap">{parts}</b>,
        })}
        hint={t('phone_sms_hint')}
        submitLabel={ta('verify')}
        sentAt={sentAt}
        onCode={async (otp) => {
          const { user, message } = await confirmPhone(lang, { phone, otp, request });
          await mutate(user, { revalidate: false });
          setPending(null);
          if (message) toast.success(message);
        }}
        onResend={async () => {
          const sent = await sendPhoneConfirmation(lang, { phone, request });
          setPending({ phone, sentAt: Date.now(), request: sent.request });
          return sent.message;
        }}
        change={{ label: t('phone_change'), onClick: () => setChanging(true) }}
      />
    );
  }
  if (profile.phone_verified && !changing) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-lg font-semibold tabular-nums">+91 {profile.phone}</p>
        <Badge tone="good">{t('phone_confirmed')}</Badge>
        <Button look="outline" onClick={() => setChanging(true)}>
          {t('phone_another')}
        </Button>
      </div>
    );
  }
  return (
    <AskForPhone
      phone={pending?.phone ?? (profile.phone_verified ? '' : (profile.phone ?? ''))}
      onSent={(code) => {
        setChanging(false);
        setPending(code);
      }}
    />
  );
}
