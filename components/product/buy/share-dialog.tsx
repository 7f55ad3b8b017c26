'use client';

import { Copy, Ellipsis, MessageCircle } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { toast } from '@/lib/storefront/browser/toast';
import { copyLink, longLink } from './share';

type Props = { title: string; onClose: () => void };

/** WhatsApp, a copied link, or the browser's own ways. */
export default function ShareDialog({ title, onClose }: Props) {
  const t = useTranslations('share');
  const lang = useLocale();
  const [busy, setBusy] = useState(false);
  /** Where the browser did not allow copying. */
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
