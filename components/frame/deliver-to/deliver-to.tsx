'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import { onAskForPincode } from '@/lib/storefront/addresses/ask-for-pincode';
import { useDefaultPincode } from '@/lib/storefront/addresses/use-default-pincode';
import { usePincode } from '@/lib/storefront/addresses/use-pincode';
import { idle } from '@/lib/storefront/browser/idle';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';
import { DeliverToMarkup } from '../markup/shell-markup';
import { buttonSelector, showPincode } from './show-pincode';

const PincodeDialog = lazyComponent(() => import('./pincode-dialog'));

type Answer = (pincode: string | undefined) => void;

/** Manages the delivery pincode: asks for it, stores it, and writes dates onto the page's cards. */
export function DeliverTo() {
  const t = useTranslations('place');
  const locale = useLocale();
  const [pincode] = usePincode();
  const [asked, setAsked] = useState<Answer>();
  useDefaultPincode();

  useEffect(() => {
    const ask = (answer: Answer) => setAsked(() => answer);
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest(buttonSelector)) ask(() => {});
    };
    document.addEventListener('click', onClick);
    const endAsking = onAskForPincode(ask);
    return () => {
      document.removeEventListener('click', onClick);
      endAsking();
    };
  }, []);

  useEffect(() => {
    showPincode(pincode);
    if (!pincode) return;
    let isOver = false;
    let end: (() => void) | undefined;
    idle()
      .then(() => import('./card-dates'))
      .then(
        ({ showCardDates }) => {
          if (isOver) return;
          end = showCardDates(pincode, locale, {
            by: (values) => t('by', values),
            freeBy: (values) => t('free_by', values),
            notHere: (values) => t('not_here', values),
          });
        },
        // The cards keep their fee texts if the code cannot be loaded.
        () => {},
      );
    return () => {
      isOver = true;
      end?.();
    };
  }, [pincode, locale, t]);

  function close(chosen?: string) {
    setAsked(undefined);
    asked?.(chosen);
  }

  return (
    <>
      <DeliverToMarkup />
      {asked && (
        <Suspense>
          <PincodeDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
