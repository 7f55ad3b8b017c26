'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { AreaLink } from '@/components/areas/link';
import { Field, SelectField } from '@/components/ui/field';
import { useCall } from '@/lib/client/use-call';
import { longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import {
  isAsked,
  type PlainField,
  plainFieldNames,
  plainFields,
} from '@/lib/contract/schemas/seller/plain-fields';
import { textIn } from '@/lib/i18n/translated';
import { AttributeFields } from './attribute-fields';
import { GstFields } from './gst-fields';
import { PlainFieldInput } from './plain-field-input';
import { EditorSection } from './section';

type Props = { document: ListingDocument; onChange: (values: Partial<ListingDocument>) => void };

/** Address fields take the full width. */
const isWide = (name: PlainField) => plainFields[name].kind === 'address';

/** Common HSN headings of the goods sold here; their GST is in the table of rates. */
const hsnCodes: readonly (readonly [code: string, goods: string])[] = [
  ['0902', 'Tea'],
  ['0910', 'Spices'],
  ['1006', 'Rice'],
  ['1806', 'Chocolate'],
  ['3304', 'Beauty preparations'],
  ['3305', 'Hair preparations'],
  ['4202', 'Bags and wallets'],
  ['4901', 'Books'],
  ['5007', 'Silk fabrics, sarees'],
  ['5208', 'Cotton fabrics, sarees'],
  ['6104', "Women's suits, knitted"],
  ['6109', 'T-shirts, knitted'],
  ['6203', "Men's trousers and suits"],
  ['6204', "Women's dresses and suits"],
  ['6205', "Men's shirts"],
  ['6206', "Women's blouses and shirts"],
  ['6302', 'Bed and table linen'],
  ['6403', 'Leather footwear'],
  ['6404', 'Textile footwear'],
  ['6912', 'Ceramic tableware'],
  ['7117', 'Imitation jewellery'],
  ['7323', 'Steel kitchenware'],
  ['8516', 'Electric kettles and irons'],
  ['8517', 'Telephones'],
  ['8518', 'Headphones and speakers'],
  ['9503', 'Toys'],
  ['9506', 'Sports equipment'],
];

/** The facts about the goods: category, brand, attributes, tax, origin, returns. */
export function GoodsSection({ document, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const codes = useId();
  const { categories = [] } = useCall('GET /api/categories').data ?? {};
  const { data: brands } = useCall('GET /api/brands', { query: { limit: 100 } });
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
                maxLength={longestIdentifier}
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

type SizeChartFieldProps = {
  document: ListingDocument;
  onChange: (values: Partial<ListingDocument>) => void;
};

/** The listing's size chart: one of the store's, its own if it came with one, or none. */
function SizeChartField({ document, onChange }: SizeChartFieldProps) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const { data: charts = [] } = useCall('GET /api/seller/size-charts');
  const { size_chart: own, size_chart_id: named } = document;
  return (
    <div className="flex flex-col">
      <SelectField
        label={t('size_chart')}
        value={named ?? (own ? 'own' : '')}
        onChange={({ target: { value } }) =>
          onChange({
            size_chart_id: value === '' || value === 'own' ? null : Number(value),
            ...(value === '' && { size_chart: null }),
          })
        }
      >
        <option value="">{t('no_size_chart')}</option>
        {own && <option value="own">{t('own_size_chart')}</option>}
        {charts.map((chart) => (
          <option key={chart.id} value={chart.id}>
            {textIn(chart, 'name', lang)}
          </option>
        ))}
      </SelectField>
      <AreaLink
        href="/seller/listings/size-charts"
        className="inline-flex min-h-11 items-center self-start text-sm underline"
      >
        {t('edit_size_charts')}
      </AreaLink>
    </div>
  );
}
