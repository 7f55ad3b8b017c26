import { getTranslations } from 'next-intl/server';
import type { NormalisedProduct } from '@/lib/storefront/product';

export async function Specifications({
  specifications,
}: Pick<NormalisedProduct, 'specifications'>) {
  const t = await getTranslations('product');
  if (!specifications.length) return <p className="text-ink-soft">{t('no_specifications')}</p>;
  return (
    <table className="w-full max-w-2xl overflow-hidden rounded-card text-left text-sm">
      <tbody>
        {specifications.map(({ name, value }) => (
          <tr key={name} className="odd:bg-sunken">
            <th scope="row" className="w-2/5 px-4 py-3 font-medium text-ink-soft">
              {t(`specification.${name}`)}
            </th>
            <td className="px-4 py-3">
              {name === 'return_policy' ? t(`returns.${value as 'none'}`) : value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
