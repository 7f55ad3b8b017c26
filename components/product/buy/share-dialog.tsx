'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Copy, Ellipsis, MessageCircle } from '@/components/ui/icons';
import { call, dataOf } from '@/lib/client/call';
import type { Locale } from '@/lib/i18n/locales';
import { toast } from '@/lib/storefront/browser/toast';

type Props = { title: string; onClose: () => void };

/** Shares by WhatsApp, a copied link, or the browser's native dialog. */
export default function ShareDialog({ title, onClose }: Props) {
  const t = useTranslations('share');
  const lang = useLocale();
  const [busy, setBusy] = useState(false);
  /** The link to copy by hand if the browser refused to copy it. */
  const [uncopied, setUncopied] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (uncopied) field.current?.querySelector('input')?.select();
  }, [uncopied]);

  async function copy() {
    setBusy(true);
    const link = await copyLink(lang);
    setBusy(false);
    if (link) return setUncopied(link);
    toast.success(t('copied'));
    onClose();
  }

  async function shareOtherwise() {
    await navigator.share({ title, url: longLink() }).catch(() => undefined);
    onClose();
  }

  const message = `${title}\n${longLink()}`;
  return (
    <Dialog open onClose={onClose} title={t('share')} closeLabel={t('close')}>
      <div className="flex flex-col gap-3">
        <Button asChild look="outline">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
          >
            <MessageCircle aria-hidden className="size-5" />
            {t('whatsapp')}
          </a>
        </Button>
        <Button look="outline" busy={busy} onClick={copy}>
          <Copy aria-hidden className="size-5" />
          {t('copy')}
        </Button>
        {'share' in navigator && typeof navigator.share === 'function' && (
          <Button look="outline" onClick={shareOtherwise}>
            <Ellipsis aria-hidden className="size-5" />
            {t('otherwise')}
          </Button>
        )}
        {uncopied && (
          <div ref={field} role="status">
            <TextField
              label={t('link')}
              hint={t('copy_hint')}
              value={uncopied}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Returns the page's address without its query. */
const longLink = () => window.location.origin + window.location.pathname;

/** Returns a short link to this page, or the page's address if there is none. */
async function linkToPage(lang: Locale): Promise<string> {
  try {
    return (await dataOf(call('POST /api/shorten-url', { lang, body: { url: longLink() } })))
      .short_url;
  } catch {
    return longLink();
  }
}

/**
 * Copies a link to this page.
 * @returns undefined once copied, else the link, for the shopper to copy by hand
 */
async function copyLink(lang: Locale): Promise<string | undefined> {
  const link = linkToPage(lang);
  try {
    await write(link);
    return undefined;
  } catch {
    return link;
  }
}

/** Must start within the click: Safari refuses to copy after the link has been awaited. */
async function write(link: Promise<string>): Promise<void> {
  if (typeof ClipboardItem !== 'function') return navigator.clipboard.writeText(await link);
  const text = link.then((address) => new Blob([address], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
