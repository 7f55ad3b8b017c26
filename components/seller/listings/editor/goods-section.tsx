'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import useSWR from 'swr';
import { Field, SelectField } from '@/components/ui/field';
import { listBrands, listCategories } from '@/lib/api/catalog';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import {
  isAsked,
  type PlainField,
  plainFieldNames,
  plainFields,
} from '@/lib/api/schemas/seller/plain-fields';
import { sellerKeys } from '@/lib/seller/cache';
import { AttributeFields } from './attribute-fields';
import { GstFields } from './gst-fields';
import { hsnCodes } from './hsn-codes';
import { PlainFieldInput } from './plain-field-input';
import { EditorSection } from './section';
import { SizeChartField } from './size-chart-field';

type Props = { document: ListingDocument; onChange: (values: Partial<ListingDocument>) => void };

/** Addresses have lines of their own. */
const isWide = (name: PlainField) => plainFields[name].kind === 'address';

/** What the goods are: category, brand, attributes, tax, origin, returns. */
export function GoodsSection({ document, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const codes = useId();
  const { data: categories = [] } = useSWR(sellerKeys.categories(lang), () => listCategories(lang));
  const { data: brands } = useSWR(sellerKeys.brands(), () => listBrands({ limit: 100 }));
  const asked = plainFieldNames.filter((name) => isAsked(plainFields[name], document));
  const id = (value: string) => (value ? Number(value) : null);

  return (
    <EditorSection title={t('goods')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label={t('category')}
          value={document.category_id ?? ''}
          onChange={(event) => onChange({ category_id: id(event.target.value) })}
        >
          <option value="">{t('choose')}</option>
          {categories.map((category) => (
            <optgroup key={category.id} label={category.name}>
              {category.children.map((child) => (
                <option key={child.id} value={child.id}>
                  {child.name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField
          label={t('brand')}
          value={document.brand_id ?? ''}
          onChange={(event) => onChange({ brand_id: id(event.target.value) })}
        >
          <option value="">{t('no_brand')}</option>
          {brands?.map((brand) => (
            <option key={brand.id} value={brand.id}>
              {brand.name}
            </option>
          ))}
        </SelectField>
        <Field label={t('hsn')} hint={t('hsn_hint')}>
          {(props) => (
            <>
              <input
                {...props}
                list={codes}
                inputMode="numeric"
                maxLength={8}
                value={document.hsn}
                onChange={(event) => onChange({ hsn: event.target.value.trim() })}
              />
              <datalist id={codes}>
                {hsnCodes.map(([code, goods]) => (
                  <option key={code} value={code}>
                    {goods}
                  </option>
                ))}
              </datalist>
            </>
          )}
        </Field>
        <GstFields document={document} onChange={onChange} />
        {asked.map(
          (name) =>
            !isWide(name) && <PlainFieldInput key={name} {...{ name, document, onChange }} />,
        )}
        <SizeChartField document={document} onChange={onChange} />
      </div>
      {asked.map(
        (name) => isWide(name) && <PlainFieldInput key={name} {...{ name, document, onChange }} />,
      )}
      {document.category_id !== null && (
        <AttributeFields
          category={document.category_id}
          attributes={document.attributes}
          onChange={(attributes) => onChange({ attributes })}
        />
      )}
    </EditorSection>
  );
}
