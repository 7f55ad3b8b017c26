'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { idle } from '../browser/idle';
import { recallInTab, rememberInTab } from '../browser/tab-memory';
import { useUser } from '../session/use-user';
import { knownPincode, rememberPincode } from './use-pincode';

const asked = 'default pincode asked';

/** Sets the pincode of the shopper's default address if the device has none; asks the API once per tab. */
export function useDefaultPincode(): void {
  const { user, status } = useUser();
  const lang = useLocale();
  const email = status === 'in' ? user?.email : undefined;
  useEffect(() => {
    if (!email || knownPincode() || recallInTab(asked) === email) return;
    let isOver = false;
    const take = async () => {
      await idle();
      const { call, dataOf } = await import('@/lib/client/call');
      const addresses = await dataOf(call('GET /api/addresses', { lang }));
      if (isOver || knownPincode()) return;
      rememberInTab(asked, email);
      const first = addresses.find((address) => address.is_default) ?? addresses[0];
      if (first) rememberPincode(first.pincode);
    };
    // The next page retries after a network failure.
    take().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [email, lang]);
}
