'use client';

import type { ReactNode } from 'react';
import { Swatch } from '@/components/product/swatch';
import { number } from '@/lib/storefront/format';
import { ListLink } from '../list-link';
import type { FacetGroup } from './facet-groups';

export type ShownOption = {
  /** `brand=asha`, see `ListLink`. */
  id: string;
  href: string;
  label: ReactNode;
  count: number;
  chosen?: true;
  /** Of a colour. */
  code?: string;
};

/**
 * Options of a group as links. A client component, because a page carries its data then and not its markup a second
 * time: a list has a hundred of them.
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
