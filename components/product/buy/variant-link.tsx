'use client';

import clsx from 'clsx';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import type { VariantOption } from '@/lib/storefront/catalog/variants';
import { Swatch } from '../swatch';

type Props = {
  option: VariantOption;
  /** The code of a colour; undefined for a size. */
  code?: string | undefined;
};

/** A colour or size as a picture, a dot or a name, linking to the product that has it. */
export function VariantLink({ option: { value, slug, image, inStock, current }, code }: Props) {
  return (
    <li>
      <Link
        href={`/product/${slug}`}
        scroll={false}
        aria-current={current ? 'page' : undefined}
        className={clsx(
          'selectable flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border px-2.5 text-sm font-medium hover:border-line-strong',
          current ? 'border-brand bg-brand-soft text-brand' : 'border-line bg-card',
          !inStock && 'text-ink-soft line-through decoration-line-strong',
        )}
      >
        {code &&
          (image ? (
            <Picture src={image} alt="" sizes="36px" className="-ml-1 size-9 rounded-md" />
          ) : (
            <Swatch code={code} />
          ))}
        <span>{value}</span>
      </Link>
    </li>
  );
}
