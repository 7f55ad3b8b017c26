'use client';

import type { ReactNode } from 'react';
import { Swatch } from '@/components/product/swatch';
import { number } from '@/lib/storefront/format';
import { ListLink } from '../list-link';
import type { FacetGroup } from './facet-groups';

export type ShownOption = {
  /** The focus key, such as `brand=asha`; see `ListLink`. */
  id: string;
  href: string;
  label: ReactNode;
  count: number;
  chosen?: true;
  /** The code of a colour. */
  code?: string;
};

/**
 * The options of a group as links. A client component, so that the page does not carry its markup twice: a list
 * has a hundred options.
 */
export function FacetList({
  pick,
  options,
}: Pick<FacetGroup, 'pick'> & { options: ShownOption[] }) {
  return (
    <ul>
      {options.map(({ id, href, label, count, chosen, code }) => (
        <li key={id}>
          <ListLink
            href={href}
            focusKey={id}
            aria-current={chosen}
            className={`facet-option pick-${pick}`}
          >
            {code && <Swatch code={code} />}
            <span className="min-w-0 flex-1">{label}</span>
            <span className="count">{number(count)}</span>
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
