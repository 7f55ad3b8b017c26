'use client';

import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { pathIn } from '@/lib/i18n/language-path';
import { AreaLink } from './link';

export type MenuEntry = {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Heading over this entry and those after it. */
  group?: string;
};

type Props = {
  label: string;
  /** The first leads to the start of the area. */
  entries: readonly MenuEntry[];
  onChoose?: () => void;
};

/** The sections of an area; the present one is marked. */
export function SectionMenu({ label, entries, onChoose }: Props) {
  const here = pathIn('en', usePathname());
  const start = entries[0]?.href;
  const leadsHere = (href: string) =>
    href === start ? here === href : here === href || here.startsWith(`${href}/`);
  // A section may lie within another one: the inner one is where somebody is.
  const present = entries
    .map(({ href }) => href)
    .filter(leadsHere)
    .reduce((inner, href) => (href.length > inner.length ? href : inner), '');
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-1">
        {entries.map(({ href, label: name, icon: Icon, group }) => (
          <li key={href}>
            {group && <p className="px-3 pt-4 pb-1 text-sm text-ink-soft">{group}</p>}
            <AreaLink
              href={href}
              onClick={onChoose}
              aria-current={href === present ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-sunken',
                href === present ? 'bg-brand-soft font-semibold text-brand' : 'text-ink',
              )}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {name}
            </AreaLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
