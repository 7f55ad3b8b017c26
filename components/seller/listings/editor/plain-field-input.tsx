import { useMessages, useTranslations } from 'next-intl';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import {
  type PlainField,
  type PlainFieldRow,
  plainFields,
} from '@/lib/contract/schemas/seller/plain-fields';

type Props = {
  name: PlainField;
  document: ListingDocument;
  onChange: (values: Partial<ListingDocument>) => void;
};

/** An input for a plain field of a listing, by the field's kind. */
export function PlainFieldInput({ name, document, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const row: PlainFieldRow = plainFields[name];
  const hint = `field_hints.${name}` as 'field_hints.importer';
  const given = {
    label: t(`fields.${name}`),
    hint: t.has(hint) ? t(hint) : undefined,
    value: document[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  };
  switch (row.kind) {
    case 'country':
      return <CountryField {...given} />;
    case 'address':
      return <TextAreaField {...given} maxLength={row.most} />;
    case 'choice':
      return (
        <SelectField {...given}>
          {row.values.map((value) => (
            <option key={value} value={value}>
              {t(`choices.${name}.${value}` as 'choices.return_policy.none')}
            </option>
          ))}
        </SelectField>
      );
    default:
      return <TextField {...given} maxLength={row.most} />;
  }
}

/** Formats 'south_korea' as the catalogue does: 'South Korea'. */
const nameOf = (key: string) =>
  key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

type Input = {
  label: string;
  hint?: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/** A country that the market knows, or the one that an imported file named. */
function CountryField({ value, ...given }: Input) {
  const countries = Object.entries(useMessages().countries ?? {});
  const isListed = countries.some(([key]) => nameOf(key) === value);
  return (
    <SelectField value={value} {...given}>
      {!isListed && <option value={value}>{value}</option>}
      {countries.map(([key, name]) => (
        <option key={key} value={nameOf(key)}>
          {String(name)}
        </option>
      ))}
    </SelectField>
  );
}
