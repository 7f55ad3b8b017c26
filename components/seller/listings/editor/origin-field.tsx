import { useMessages, useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/field';

type Props = { value: string; onChange: (country: string) => void };

/** 'south_korea' as the catalogue writes it: 'South Korea'. */
const nameOf = (key: string) =>
  key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Where the goods are made. */
export function OriginField({ value, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const countries = Object.entries(useMessages().countries ?? {});
  const isListed = countries.some(([key]) => nameOf(key) === value);
  return (
    <SelectField
      label={t('origin')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {!isListed && <option value={value}>{value}</option>}
      {countries.map(([key, name]) => (
        <option key={key} value={nameOf(key)}>
          {String(name)}
        </option>
      ))}
    </SelectField>
  );
}
