'use client';

// biome-ignore lint/style/noRestrictedImports: an area is one document; the shop's links have a router of their own
import NextLink from 'next/link';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { pathIn } from '@/lib/i18n/language-path';

type Props = Omit<ComponentProps<typeof NextLink>, 'href'> & {
  /** A path of the area without its language. */
  href: string;
};

/** A link inside an area; links to other pages are plain anchors. */
export function AreaLink({ href, ...props }: Props) {
  return <NextLink {...props} href={pathIn(useLocale(), href)} />;
}
