'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';

type Props = {
  onClose: () => void;
  onCorrected: (done: { sku: string; stock: number }) => void;
};

/** Sets the stock of a SKU to the counted quantity, with the reason. */
export function CorrectDialog({ onClose, onCorrected }: Props) {
  const t = useTranslations('seller_stock');
  const lang = useLocale();
  return (
    <ContractDialog<BodyOf<'POST /api/seller/stock-movements'>>
      title={t('correct_title')}
      action={t('save')}
      fields={[
        {
          name: 'sku',
          kind: 'line',
          label: t('sku'),
          maxLength: longestIdentifier,
          isRequired: true,
        },
        { name: 'to', kind: 'number', label: t('count'), empty: null, isRequired: true },
        {
          name: 'reason',
          kind: 'line',
          label: t('reason'),
          hint: t('reason_hint'),
          maxLength: 200,
          isRequired: true,
          isWide: true,
        },
      ]}
      value={{}}
      schema={async () => (await import('@/lib/contract/schemas/seller/stock')).correctStockSchema}
      onClose={onClose}
      onSend={async (body) =>
        onCorrected(await dataOf(call('POST /api/seller/stock-movements', { lang, body })))
      }
    />
  );
}
