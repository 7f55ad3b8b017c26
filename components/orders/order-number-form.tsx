'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { codeText, longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import { useRouter } from '@/lib/paths/navigation';

type Props = {
  number: string;
  /** The path that the number is appended to. */
  path: '/track-order' | '/profile/payments';
  action: string;
};

/** Asks for an order number and opens the page of that order. */
export function OrderNumberForm({ number, path, action }: Props) {
  const t = useTranslations('orders');
  const te = useTranslations('errors');
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  function look(event: FormEvent) {
    event.preventDefault();
    const wanted = codeText(input.current?.value ?? '');
    if (wanted) {
      setError(undefined);
      router.push(`${path}/${encodeURIComponent(wanted)}`);
    } else {
      setError(te('no_order_number'));
      input.current?.focus();
    }
  }

  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={look}
        className="flex flex-wrap items-start gap-x-3 gap-y-4"
      >
        <TextField
          ref={input}
          required
          label={t('number')}
          error={error}
          hint={t('number_hint')}
          name="order_number"
          defaultValue={number}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={longestIdentifier}
          className="flex-1 basis-60"
        />
        {/* The margin equals the height of the label of the field beside it. */}
        <Button type="submit" className="max-sm:w-full sm:mt-6">
          {action}
        </Button>
      </form>
    </Card>
  );
}
