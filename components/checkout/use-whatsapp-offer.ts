'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { call, dataOf } from '@/lib/client/call';
import { ownKey } from '@/lib/client/use-call';
import type { User } from '@/lib/contract/schemas/accounts';
import { toast } from '@/lib/storefront/browser/toast';

/**
 * Returns the number to which messages by WhatsApp are offered: undefined without WhatsApp or a confirmed number, and
 * where the shopper has chosen it already.
 */
export function useWhatsAppOffer({ email }: User) {
  const lang = useLocale();
  const t = useTranslations('messages');
  const { data, mutate } = useSWR(ownKey(email, 'GET /api/user-auth/messages', lang), () =>
    dataOf(call('GET /api/user-auth/messages', { lang })),
  );
  const isOpen =
    data?.channels.includes('whatsapp') && !data.choices.every(({ whatsapp }) => whatsapp);

  /** Takes the offer; a failure does not affect the order. */
  async function take(): Promise<void> {
    try {
      const own = await dataOf(call('POST /api/user-auth/messages/whatsapp', { lang }));
      await mutate(own, { revalidate: false });
    } catch {
      toast.error(t('opt_in_failed'));
    }
  }

  return { phone: isOpen ? (data?.phone ?? undefined) : undefined, take };
}
