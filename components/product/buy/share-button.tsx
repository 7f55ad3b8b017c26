'use client';

import { Share2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { toast } from '@/lib/storefront/browser/toast';

const LinkDialog = lazyComponent(() => import('./link-dialog'));

/** Hands the page to the device's own way of sharing, else copies a short link to it. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('share');
  const te = useTranslations('errors');
  const lang = useLocale();
  const [link, setLink] = useState<string>();

  async function copy() {
    const sharing = await import('@/components/product/buy/share').catch(() => undefined);
    if (!sharing) return toast.error(te('network'));
    const uncopied = await sharing.copyLink(lang);
    if (uncopied) setLink(uncopied);
    else toast.success(t('copied'));
  }

  async function share() {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title, url: window.location.href });
    } catch (refused) {
      // A shopper who closes the device's own window wants nothing else.
      if ((refused as DOMException).name !== 'AbortError') await copy();
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={share}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-brand hover:bg-brand-soft"
      >
        <Share2 aria-hidden className="size-4.5" />
        {t('share')}
      </button>
      {link && (
        <Suspense>
          <LinkDialog link={link} onClose={() => setLink(undefined)} />
        </Suspense>
      )}
    </>
  );
}
