import { useTranslations } from 'next-intl';
import type { FacetGroup, FacetOption } from '@/components/listing/filters/facet-groups';
import { Swatch } from '@/components/product/swatch';
import { coloursOf } from '@/lib/storefront/catalog/colours';
import { number } from '@/lib/storefront/format';
import { listingHref } from '@/lib/storefront/listing/listing';
import { ListLink } from '../list-link';
import { FilterName } from './filter-name';

/** Options shown at first; a group longer than `long` gets a search field. */
const shownFirst = 8;
const long = 12;

type Props = { path: string; group: FacetGroup };

export function FacetOptions({ path, group: { name, pick, options } }: Props) {
  const t = useTranslations('listing');
  const [first, rest] =
    options.length > shownFirst + 1
      ? [options.slice(0, shownFirst), options.slice(shownFirst)]
      : [options, []];
  const list = (some: FacetOption[]) => (
    <ul>
      {some.map((option) => (
        <li key={option.value}>
          <Option path={path} name={name} pick={pick} option={option} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {options.length > long && (
        <input
          type="search"
          aria-label={t('find_in', { group: t(`facet.${name}`) })}
          placeholder={t('find_in', { group: t(`facet.${name}`) })}
          autoComplete="off"
          maxLength={60}
          className="facet-find"
        />
      )}
      {list(first)}
      {rest.length > 0 && (
        <details
          data-group={`${name}-rest`}
          open={rest.some(({ chosen }) => chosen)}
          className="facet-rest"
        >
          <summary>
            <span className="more">{t('show_more', { count: rest.length })}</span>
            <span className="fewer">{t('show_fewer')}</span>
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

type OptionProps = Pick<FacetGroup, 'name' | 'pick'> & { path: string; option: FacetOption };

function Option({
  path,
  name,
  pick,
  option: { value, name: label, count, chosen, to },
}: OptionProps) {
  const [colour] = name === 'colour' ? coloursOf(value) : [];
  return (
    <ListLink
      href={listingHref(path, to)}
      focusKey={`${name}=${value}`}
      aria-current={chosen || undefined}
      className={`facet-option pick-${pick}`}
    >
      {colour && <Swatch code={colour.code} />}
      <span className="min-w-0 flex-1">
        <FilterName name={name} value={value} label={label} />
      </span>
      <span className="count">{number(count)}</span>
    </ListLink>
  );
}
