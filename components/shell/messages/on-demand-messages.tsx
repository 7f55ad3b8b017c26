'use client';

import { type Locale, useLocale } from 'next-intl';
import { type ReactNode, use } from 'react';
import { filledFrom, ownOf, sourcesOf } from '@/lib/i18n/message-sources';
import { loaded } from '@/lib/storefront/browser/lazy-component';
import type en from '@/messages/on-demand/en.json';
import { AddedMessages } from './added-messages';

const read = async (lang: Locale) =>
  (await import(`../../../messages/on-demand/${lang}.json`)).default;

const texts: Partial<Record<Locale, Promise<typeof en>>> = {};

/** Adds the texts of messages/on-demand, which no page contains; suspends until they are loaded. */
export function OnDemandMessages({ children }: { children: ReactNode }) {
  const lang = useLocale();
  texts[lang] ??= loaded(async () => {
    const sources = await Promise.all(sourcesOf(lang).map((source) => ownOf(source, read)));
    return sources.reduce(filledFrom) as typeof en;
  });
  return <AddedMessages messages={use(texts[lang])}>{children}</AddedMessages>;
}
