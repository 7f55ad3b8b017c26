'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { type BodyOf, call } from '@/lib/client/call';
import type { ManagedBrand } from '@/lib/contract/schemas/operators/catalogue';
import { pictureField } from './picture-field';
import { slugOf } from './slug-of';

type Props = {
  /** The brand to change; undefined adds a new one. */
  brand?: ManagedBrand;
  /** The initial name of a new brand. */
  name?: string;
  onClose: () => void;
  onSaved: () => void;
};

const follows = { name: 'name', by: slugOf };

export function BrandDialog({ brand, name, onClose, onSaved }: Props) {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  return (
    <ContractDialog<BodyOf<'POST /api/operator/brands'>>
      title={brand ? t('change_brand') : t('add_brand')}
      action={t('save')}
      fields={[
        { name: 'name', kind: 'line', label: t('name'), isRequired: true },
        {
          name: 'slug',
          kind: 'path',
          label: t('slug'),
          hint: brand ? t('slug_changes') : t('slug_hint'),
          isRequired: true,
          ...(!brand && { follows }),
        },
        pictureField(),
      ]}
      value={brand ?? { name, image: null }}
      schema={async () =>
        (await import('@/lib/contract/schemas/operators/catalogue')).brandBodySchema
      }
      onClose={onClose}
      onSend={async (body) => {
        await call(brand ? 'PUT /api/operator/brands/{id}' : 'POST /api/operator/brands', {
          lang,
          params: { id: brand?.id ?? 0 },
          body,
        });
        onSaved();
      }}
    />
  );
}
