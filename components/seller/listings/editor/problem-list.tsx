import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import type { Problem } from '@/lib/api/schemas/seller/listing-problems';

type Props = {
  problems: Problem[];
  /** What the server refused, by field, in words. */
  refused: Record<string, string>;
  document: ListingDocument;
};

/** What stands between the draft and the shoppers, in words; each once, with the variants that it is about. */
export function ProblemList({ problems, refused, document }: Props) {
  const t = useTranslations('seller_listing');
  const tv = useTranslations('validation');
  const skuOf = (field: string) => {
    const [, index] = /^skus\.(\d+)\./.exec(field) ?? [];
    const sku = index && document.skus[Number(index)];
    return sku ? [sku.colour, sku.size].filter(Boolean).join(' · ') || sku.sku : '';
  };
  const lines = new Map<string, Set<string>>();
  const add = (text: string, field: string) => {
    const skus = lines.get(text) ?? new Set();
    const sku = skuOf(field);
    lines.set(text, sku ? skus.add(sku) : skus);
  };
  for (const { field, code } of problems) add(tv(code as 'hsn'), field);
  for (const [field, text] of Object.entries(refused)) add(text, field);
  if (!lines.size) return <Notice tone="good">{t('complete')}</Notice>;
  return (
    <Notice tone="warn">
      <b>{t('missing')}</b>
      <ul className="list-disc pl-5">
        {[...lines].map(([text, skus]) => (
          <li key={text}>
            {text}
            {skus.size > 0 && ` (${[...skus].slice(0, 6).join(', ')}${skus.size > 6 ? ' …' : ''})`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
