'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import type { OperatorShopper } from '@/lib/contract/schemas/operators/shoppers';
import { pathIn } from '@/lib/i18n/language-path';
import { saveFile } from '@/lib/storefront/browser/save-file';
import { toast } from '@/lib/storefront/browser/toast';

type Step = 'block' | 'unblock' | 'erase';
type Props = { shopper: OperatorShopper; onChanged: (shopper: OperatorShopper) => void };

/** Blocks and unblocks an account, exports its data, or erases it. */
export function ShopperSteps({ shopper, onChanged }: Props) {
  const t = useTranslations('operator_shoppers');
  const lang = useLocale();
  const router = useRouter();
  const [step, setStep] = useState<Step>();
  const { busy, run } = useAction();
  const { id, is_blocked, name, email } = shopper;

  const copy = () =>
    run(async () => {
      const { file_name, data } = await dataOf(
        call('POST /api/operator/shoppers/{id}/copy', { lang, params: { id } }),
      );
      saveFile(file_name, JSON.stringify(data, null, 2), 'application/json');
    });

  async function send(body: BodyOf<'POST /api/operator/shoppers/{id}/erase'>) {
    if (step === 'erase') {
      const { kept_orders } = await dataOf(
        call('POST /api/operator/shoppers/{id}/erase', {
          lang,
          params: { id },
          body,
        }),
      );
      toast.success(t(kept_orders ? 'erased_but_orders' : 'erased'));
      router.replace(pathIn(lang, '/operator/shoppers'));
      return;
    }
    const change = step === 'block' ? 'block' : 'unblock';
    onChanged(
      await dataOf(
        call(`POST /api/operator/shoppers/{id}/${change}`, {
          lang,
          params: { id },
          body: { reason: body.reason },
        }),
      ),
    );
    toast.success(t(`is_${change}ed`));
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button look="outline" busy={busy} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button
        look={is_blocked ? 'outline' : 'danger'}
        onClick={() => setStep(is_blocked ? 'unblock' : 'block')}
      >
        {t(is_blocked ? 'unblock' : 'block')}
      </Button>
      <Button look="danger" onClick={() => setStep('erase')}>
        {t('erase')}
      </Button>
      {step && (
        <ContractDialog<BodyOf<'POST /api/operator/shoppers/{id}/erase'>>
          title={t(`ask.${step}`, { name: name || email })}
          action={t(step)}
          look={step === 'unblock' ? 'primary' : 'danger'}
          head={() => (
            <>
              <p>{t(`what.${step}`)}</p>
              {step === 'erase' && <p>{t('what_stays')}</p>}
            </>
          )}
          fields={[
            ...(step === 'erase'
              ? [
                  {
                    name: 'email',
                    kind: 'mail',
                    label: t('email_again'),
                    isRequired: true,
                    isWide: true,
                  } as const,
                ]
              : []),
            {
              name: 'reason',
              kind: 'text',
              label: t('reason'),
              hint: t('reason_hint'),
              rows: 3,
              maxLength: 500,
              isRequired: true,
              isWide: true,
            },
          ]}
          value={{}}
          schema={async () => {
            const all = await import('@/lib/contract/schemas/operators/shoppers');
            return step === 'erase' ? all.eraseShopperSchema : all.blockShopperSchema;
          }}
          onClose={() => setStep(undefined)}
          onSend={send}
        />
      )}
    </div>
  );
}
