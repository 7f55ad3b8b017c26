'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { useRouter } from '@/lib/i18n/navigation';

type Props = {
  number: string;
  /** The number then follows it in the address. */
  path: '/track-order' | '/profile/payments';
  action: string;
};

/** Asks which order. */
export function OrderNumberForm({ number, path, action }: Props) {
  const t = useTranslations('orders');
  const te = useTranslations('errors');
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  function look(event: FormEvent) {
    event.preventDefault();
    const wanted = input.current?.value.trim().toUpperCase();
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
      <form method="post" noValidate onSubmit={look}>
        <Field label={t('number')} error={error} hint={t('number_hint')}>
          {({ className, ...props }) => (
            <span className="flex flex-wrap gap-3">
              <input
                {...props}
                ref={input}
                name="order_number"
                defaultValue={number}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={40}
                className={`${className} flex-1 basis-56`}
              />
              <Button type="submit">{action}</Button>
            </span>
          )}
        </Field>
      </form>
    </Card>
  );
}
