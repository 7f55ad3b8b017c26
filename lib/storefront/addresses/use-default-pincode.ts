'use client';

import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { idle } from '../browser/idle';
import { recallInTab, rememberInTab } from '../browser/tab-memory';
import { useUser } from '../session/use-user';
import { knownPincode, rememberPincode } from './use-pincode';

const asked = 'default pincode asked';

/** Takes the pincode of the shopper's default address where the device knows none; asks once a tab. */
export function useDefaultPincode(): void {
  const { user, status } = useUser();
  const lang = useLocale();
  const email = status === 'in' ? user?.email : undefined;
  useEffect(() => {
    if (!email || knownPincode() || recallInTab(asked) === email) return;
    let isOver = false;
    const take = async () => {
      await idle();
      const { listAddresses } = await import('@/lib/api/accounts');
      const addresses = await listAddresses(lang);
      if (isOver || knownPincode()) return;
      rememberInTab(asked, email);
      const first = addresses.find((address) => address.is_default) ?? addresses[0];
      if (first) rememberPincode(first.pincode);
    };
    // Without connection the next page asks again.
    take().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [email, lang]);
}
