import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { SizeChart, SizeMeasure } from '@/lib/contract/schemas/size-chart';
import { canonicalSize } from '@/lib/i18n/canonical-size';
import { inWords, languageOfWords } from '@/lib/i18n/in-words';
import { inLanguage } from '@/lib/i18n/locales';
import { sizeName } from '@/lib/i18n/size-name';
import { coloursOf } from '@/lib/storefront/catalog/colours';
import { withInches } from '@/lib/storefront/catalog/inches';
import type { NormalisedProduct } from '@/lib/storefront/catalog/product';
import { optionsOf } from '@/lib/storefront/catalog/variants';
import { Swatch } from '../swatch';
import { VariantLink } from './variant-link';

/** Colours and sizes: links to the sibling products, or this product's own. */
export async function Variants({ product }: { product: NormalisedProduct }) {
  const [t, colourNames, locale] = await Promise.all([
    getTranslations('product'),
    getTranslations('colours'),
    getLocale(),
  ]);
  const colourIn = (colour: string) => inWords(colourNames, colour);
  const { colours, sizes } = optionsOf(product);
  const chart = product.sizeChart && (
    <SizeChartTable chart={product.sizeChart} size={product.size} />
  );
  return (
    <>
      {product.colors.length > 0 && (
        <Choice
          label={t('colour')}
          value={product.colors.map(({ name }) => colourIn(name)).join(', ')}
        >
          {colours.length > 1
            ? colours.map((option) => (
                <VariantLink
                  key={option.slug}
                  option={{ ...option, value: colourIn(option.value) }}
                  code={coloursOf(option.value)[0]?.code}
                />
              ))
            : product.colors.map(({ name, code }) => (
                <li
                  key={name}
                  lang={languageOfWords(colourIn(name), locale)}
                  className="flex items-center gap-2 text-sm"
                >
                  <Swatch code={code} />
                  {colourIn(name)}
                </li>
              ))}
        </Choice>
      )}
      {product.size && (
        <Choice label={t('size')} value={sizeName(product.size, locale)} aside={chart}>
          {sizes.length > 1 &&
            sizes.map((option) => (
              <VariantLink
                key={option.slug}
                option={{ ...option, value: sizeName(option.value, locale) }}
              />
            ))}
        </Choice>
      )}
      {!product.size && chart}
    </>
  );
}

/** The measures of each size, folded; the chosen size is marked. */
async function SizeChartTable({ chart, size }: { chart: SizeChart; size: string | null }) {
  const [t, locale] = await Promise.all([getTranslations('size_chart'), getLocale()]);
  const chosen = size && canonicalSize(size);
  return (
    <details className="size-chart">
      <summary className="text-button">{t('title')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('size')}</th>
            {chart.measures.map((measure) => (
              <th key={keyOf(measure)} scope="col">
                {typeof measure === 'string' ? t(measure) : inLanguage(measure, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.size} aria-current={canonicalSize(row.size) === chosen || undefined}>
              <th scope="row">{sizeName(row.size, locale)}</th>
              {row.values.map((value, at) => (
                <td key={keyOf(chart.measures[at])}>{withInches(chart.measures[at], value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('note')}</p>
    </details>
  );
}

const keyOf = (measure: SizeMeasure | undefined) =>
  typeof measure === 'object' ? measure.en : measure;

type ChoiceProps = { label: string; value: string; aside?: ReactNode; children: ReactNode };

function Choice({ label, value, aside, children }: ChoiceProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p>
          <span className="text-ink-soft">{label}:</span>{' '}
          <span className="font-semibold">{value}</span>
        </p>
        {aside}
      </div>
      {children && <ul className="flex flex-wrap gap-2">{children}</ul>}
    </div>
  );
}
