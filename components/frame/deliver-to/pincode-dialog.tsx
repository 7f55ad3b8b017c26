'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { MapPin } from '@/components/ui/icons';
import { call, dataOf } from '@/lib/client/call';
import { readPincode } from '@/lib/contract/schemas/numbers/identifier-text';
import { placeName } from '@/lib/storefront/addresses/place-name';
import { useAddresses } from '@/lib/storefront/addresses/use-addresses';
import { usePincode } from '@/lib/storefront/addresses/use-pincode';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  /** `chosen` is set if the shopper has entered a pincode with delivery. */
  onClose: (chosen?: string) => void;
};

/** Asks for the pincode or a saved address with it; stores the pincode only if it is served. */
export default function PincodeDialog({ onClose }: Props) {
  const t = useTranslations('place');
  const lang = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [known, remember] = usePincode();
  const { addresses = [] } = useAddresses();
  const [fault, setFault] = useState('');
  /** Setting this closes the dialog, which restores the focus; only then is `onClose` called. */
  const [chosen, setChosen] = useState<string>();
  const [checking, setChecking] = useState<string>();
  const errorText = useErrorText();

  useEffect(() => input.current?.select(), []);

  async function take(pincode: string) {
    setFault('');
    setChecking(pincode);
    try {
      const { serviceable, city, state } = await dataOf(
        call('GET /api/delivery', { lang, query: { pincode } }),
      );
      if (serviceable) {
        remember(pincode);
        return setChosen(pincode);
      }
      setFault(t('not_served', { place: placeName({ city, state, pincode }) }));
    } catch (error) {
      setFault(errorText(error));
    }
    setChecking(undefined);
    input.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { pincode, fault: wrong } = readPincode(input.current?.value ?? '');
    if (pincode) return void take(pincode);
    setFault(t(wrong === 'pincode' ? 'invalid' : 'impossible'));
    input.current?.focus();
  }

  return (
    <Dialog
      open={chosen === undefined}
      onClose={() => onClose(chosen)}
      title={t('title')}
      closeLabel={t('close')}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t('hint')}</p>
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="text-sm font-medium">
            {t('pincode')}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              id={id}
              name="pincode"
              required
              defaultValue={known ?? ''}
              onChange={() => setFault('')}
              aria-invalid={Boolean(fault)}
              aria-describedby={`${id}-note`}
              inputMode="numeric"
              autoComplete="postal-code"
              className="min-h-11 min-w-0 flex-[1_1_10rem] rounded-control border border-line-strong bg-card px-3 aria-invalid:border-bad"
            />
            <Button type="submit" busy={checking !== undefined}>
              {t('use')}
            </Button>
          </div>
          <p id={`${id}-note`} aria-live="polite" className="min-h-6 text-sm text-bad">
            {fault}
          </p>
        </div>
        {addresses.length > 0 && (
          <section aria-labelledby={`${id}-saved`} className="flex flex-col gap-2">
            <h3 id={`${id}-saved`} className="text-sm font-medium">
              {t('saved')}
            </h3>
            <ul className="flex flex-col gap-2">
              {addresses.map(({ id: key, full_address, city, pincode }) => (
                <li key={key}>
                  <button
                    type="button"
                    aria-pressed={pincode === known}
                    onClick={() => void take(pincode)}
                    className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line-strong px-3 py-2 text-left hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand-soft"
                  >
                    <MapPin aria-hidden className="size-4 shrink-0 text-brand" />
                    <span className="flex min-w-0 flex-col">
                      <b className="font-semibold">
                        {city} {pincode}
                      </b>
                      <span className="truncate text-sm text-ink-soft">{full_address}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </form>
    </Dialog>
  );
}
