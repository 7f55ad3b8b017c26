'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import useSWR from 'swr';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LinePicture } from '@/components/ui/line-picture';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { call, dataOf } from '@/lib/client/call';
import { callKey } from '@/lib/client/use-call';
import { pathIn } from '@/lib/i18n/language-path';
import { sizeName } from '@/lib/i18n/size-name';
import { coloursOf } from '@/lib/storefront/catalog/colours';
import { type NormalisedProduct, normaliseProduct } from '@/lib/storefront/catalog/product';
import { optionsOf, type VariantOption } from '@/lib/storefront/catalog/variants';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { Price } from '../price';
import { StockNote } from '../stock-note';
import { Swatch } from '../swatch';
import { colourNames } from './colour-names';
import { QuickAdd } from './quick-add';

type Props = { slug: string; onClose: () => void };

/** The colours and sizes of a card's product in a sheet, from which it is put into the cart. */
export default function QuickChoice({ slug: first, onClose }: Props) {
  const t = useTranslations('quick');
  const [slug, setSlug] = useState(first);
  const { product, nameOf, error } = useProduct(slug);
  const errorText = useErrorText();
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {error !== undefined && <Notice tone="bad">{errorText(error)}</Notice>}
      {product ? (
        <div className="flex flex-col gap-4">
          <Head product={product} />
          <Options product={product} nameOf={nameOf} onChoose={setSlug} />
          <QuickAdd key={product.id} product={product} onDone={onClose} />
          <Link href={`/product/${product.slug}`} className="text-button self-center">
            {t('details')}
          </Link>
        </div>
      ) : (
        error === undefined && <Skeleton className="h-72" />
      )}
    </Dialog>
  );
}

/** Loads a product and the names of colours; the former product stays until the next one is there. */
function useProduct(slug: string) {
  const lang = useLocale();
  const { data, error } = useSWR(
    callKey('GET /api/products/slug/{slug}', lang, { params: { slug } }),
    async () => {
      const [product, nameOf] = await Promise.all([
        dataOf(call('GET /api/products/slug/{slug}', { params: { slug }, lang })),
        colourNames(pathIn(lang, '/colours.json')),
      ]);
      return { product: normaliseProduct(product), nameOf };
    },
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  return { product: data?.product, nameOf: data?.nameOf ?? String, error: error as unknown };
}

function Head({
  product: { name, image, price, originalPrice, quantity },
}: Pick<OptionsProps, 'product'>) {
  return (
    <div className="flex gap-4">
      <LinePicture src={image} className="size-24" />
      <div className="flex min-w-0 flex-col gap-1">
        <p dir="auto" className="line-clamp-2 font-medium">
          {name}
        </p>
        <Price price={price} mrp={originalPrice} />
        <StockNote quantity={quantity} />
      </div>
    </div>
  );
}

type OptionsProps = {
  product: NormalisedProduct;
  nameOf: (colour: string) => string;
  onChoose: (slug: string) => void;
};

function Options({ product, nameOf, onChoose }: OptionsProps) {
  const t = useTranslations('quick');
  const lang = useLocale();
  const { colours, sizes } = optionsOf(product);
  return (
    <>
      {colours.length > 1 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="text-sm text-ink-soft">{t('colour')}</legend>
          <div className="flex flex-wrap gap-2">
            {colours.map((option) => (
              <Option key={option.value} option={option} onChoose={onChoose}>
                <Swatch code={coloursOf(option.value)[0]?.code ?? 'none'} />
                <span>{nameOf(option.value)}</span>
              </Option>
            ))}
          </div>
        </fieldset>
      )}
      {sizes.length > 1 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="text-sm text-ink-soft">{t('size')}</legend>
          <div className="flex flex-wrap gap-2">
            {sizes.map((option) => (
              <Option key={option.value} option={option} onChoose={onChoose}>
                <span>{sizeName(option.value, lang)}</span>
              </Option>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

type OptionProps = {
  option: VariantOption;
  onChoose: (slug: string) => void;
  children: ReactNode;
};

function Option({ option: { slug, inStock, current }, onChoose, children }: OptionProps) {
  return (
    <Button
      look="outline"
      aria-pressed={current}
      onClick={() => onChoose(slug)}
      className={clsx(
        'selectable px-3! text-sm font-medium!',
        current && 'border-brand! bg-brand-soft! text-brand!',
        !inStock && 'text-ink-soft! line-through',
      )}
    >
      {children}
    </Button>
  );
}
