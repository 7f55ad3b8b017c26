'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LogOut } from '@/components/ui/icons';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { signOut } from '@/lib/storefront/session/sign-in-out';

/** Signs out and opens the home page in the shopper's language. */
export function LogoutButton({ className }: { className: string }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);

  async function logout() {
    setBusy(true);
    try {
      await signOut(pathIn(locale, '/'));
    } catch {
      setBusy(false);
      toast.error(t('logout_failed'));
    }
  }

  return (
    <button
      type="button"
      className={className}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      onClick={busy ? undefined : logout}
    >
      <LogOut aria-hidden className="size-5 text-ink-soft" />
      {t('logout')}
    </button>
  );
}
