import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/shell/intent-link';
import { Picture } from '@/components/ui/picture';
import { coloursOf } from '@/lib/storefront/colours';
import type { NormalisedProduct } from '@/lib/storefront/product';
import { translated } from '@/lib/storefront/translated';
import { optionsOf, type VariantOption } from '@/lib/storefront/variants';
import { Swatch } from './swatch';

/** Colours and sizes: links to the sibling products, or what this one has. */
export async function Variants({ product }: { product: NormalisedProduct }) {
  const [t, colourNames] = await Promise.all([
    getTranslations('product'),
    getTranslations('colours'),
  ]);
  const inWords = (colour: string) => translated(colourNames, colour);
  const { colours, sizes } = optionsOf(product);
  return (
    <>
      {product.colors.length > 0 && (
        <Choice
          label={t('colour')}
          value={product.colors.map(({ name }) => inWords(name)).join(', ')}
        >
          {colours.length > 1
            ? colours.map((option) => (
                <ColourLink key={option.slug} option={option} name={inWords(option.value)} />
              ))
            : product.colors.map(({ name, code }) => (
                <li key={name} className="flex items-center gap-2 text-sm">
                  <Swatch code={code} />
                  {inWords(name)}
                </li>
              ))}
        </Choice>
      )}
      {product.size && (
        <Choice label={t('size')} value={product.size}>
          {sizes.length > 1 &&
            sizes.map((option) => <SizeLink key={option.slug} option={option} />)}
        </Choice>
      )}
    </>
  );
}

function Choice({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm">
        <span className="text-ink-soft">{label}:</span>{' '}
        <span className="font-semibold">{value}</span>
      </p>
      {children && <ul className="flex flex-wrap gap-2">{children}</ul>}
    </div>
  );
}

const box =
  'flex min-h-11 items-center gap-2 rounded-control border px-2.5 text-sm font-medium hover:border-line-strong';
const look = ({ current, inStock }: VariantOption) =>
  clsx(
    box,
    current ? 'border-brand bg-brand-soft text-brand' : 'border-line bg-card',
    !inStock && 'text-ink-soft line-through decoration-line-strong',
  );

function ColourLink({ option, name }: { option: VariantOption; name: string }) {
  const [first] = coloursOf(option.value);
  return (
    <li>
      <IntentLink
        href={`/product/${option.slug}`}
        scroll={false}
        aria-current={option.current ? 'page' : undefined}
        className={look(option)}
      >
        {option.image ? (
          <Picture
            src={option.image}
            alt=""
            sizes="36px"
            load="soon"
            className="-ml-1 size-9 rounded-md"
          />
        ) : (
          first && <Swatch code={first.code} />
        )}
        {name}
      </IntentLink>
    </li>
  );
}

function SizeLink({ option }: { option: VariantOption }) {
  return (
    <li>
      <IntentLink
        href={`/product/${option.slug}`}
        scroll={false}
        aria-current={option.current ? 'page' : undefined}
        className={clsx(look(option), 'min-w-11 justify-center')}
      >
        {option.value}
      </IntentLink>
    </li>
  );
}
