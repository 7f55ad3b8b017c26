import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';

export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ rest: ['_'] }];

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notFound'))('title') };
}

export default function UnknownPath() {
  notFound();
}
