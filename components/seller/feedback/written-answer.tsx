'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { ContractForm } from '@/components/areas/form/contract-form';
import { Button } from '@/components/ui/button';
import type { Acknowledgement } from '@/lib/contract/schemas/common';
import type { Locale } from '@/lib/i18n/locales';
import { toast } from '@/lib/storefront/browser/toast';

type Props<Body extends object> = {
  /** The current reply or answer. */
  written: { text: string; language: Locale } | null;
  labels: { field: string; write: string; change: string };
  /** The name of the text in the body. */
  name: keyof Body & string;
  /** Loads the contract's schema of the body. */
  schema: () => Promise<ZodType>;
  send: (body: Body) => Promise<Acknowledgement>;
  onSaved: () => void;
};

/** The store's reply or answer, which can be written and changed. */
export function WrittenAnswer<Body extends object>(props: Props<Body>) {
  const { written, labels, name, schema, send, onSaved } = props;
  const t = useTranslations('seller_feedback');
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function close() {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (isOpen) {
    return (
      <ContractForm<Body>
        isFocused
        isInDialog
        fields={[
          {
            name,
            kind: 'text',
            label: labels.field,
            hint: t('public_hint'),
            maxLength: 2000,
            empty: '',
            isRequired: true,
          },
        ]}
        value={{ [name]: written?.text }}
        schema={schema}
        action={t('publish')}
        beside={
          <Button look="outline" onClick={close}>
            {t('cancel')}
          </Button>
        }
        onSend={async (body) => {
          const { message } = await send(body);
          toast.success(String(message));
          close();
          onSaved();
        }}
      />
    );
  }
  return (
    <>
      {written && (
        <div className="rounded-control bg-sunken px-4 py-3">
          <p className="text-sm font-semibold">{labels.field}</p>
          <p lang={written.language} className="whitespace-pre-line wrap-anywhere">
            {written.text}
          </p>
        </div>
      )}
      <Button
        ref={opener}
        look={written ? 'quiet' : 'outline'}
        className={written ? 'px-2!' : undefined}
        onClick={() => setOpen(true)}
      >
        {written ? labels.change : labels.write}
      </Button>
    </>
  );
}
