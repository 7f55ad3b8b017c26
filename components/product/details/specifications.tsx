import { getLocale, getTranslations } from 'next-intl/server';
import { inWords, languageOfWords } from '@/lib/i18n/in-words';
import { sizeName } from '@/lib/i18n/size-name';
import type { NormalisedProduct, Specification } from '@/lib/storefront/catalog/product';

export async function Specifications({
  specifications,
}: Pick<NormalisedProduct, 'specifications'>) {
  const [t, colours, locale] = await Promise.all([
    getTranslations('product'),
    getTranslations('colours'),
    getLocale(),
  ]);
  if (!specifications.length) return <p className="text-ink-soft">{t('no_specifications')}</p>;
  const shown = ({ name, value }: Specification) => {
    if (name === 'return_policy') return t(`returns.${value as 'none'}`);
    if (name === 'size') return sizeName(value, locale);
    return name === 'color' ? inWords(colours, value) : value;
  };
  return (
    <table className="w-full max-w-2xl overflow-hidden rounded-card text-left text-sm">
      <tbody>
        {specifications.map(({ name, value }) => (
          <tr key={name} className="odd:bg-sunken">
            <th scope="row" className="w-2/5 px-4 py-3 font-medium text-ink-soft">
              {t(`specification.${name}`)}
            </th>
            <td
              className="px-4 py-3"
              lang={name === 'color' ? languageOfWords(shown({ name, value }), locale) : undefined}
            >
              {shown({ name, value })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
