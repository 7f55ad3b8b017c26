'use client';

import { type Locale, useLocale } from 'next-intl';
import { type ReactNode, use } from 'react';
import { loaded } from '@/lib/storefront/browser/lazy-component';
import { AddedMessages } from './added-messages';

const files = {
  en: () => import('@/messages/on-demand/en.json'),
  hi: () => import('@/messages/on-demand/hi.json'),
} satisfies Record<Locale, unknown>;

type Texts = Awaited<ReturnType<(typeof files)['en']>>['default'];

const texts: Partial<Record<Locale, Promise<Texts>>> = {};

/** Adds the texts of messages/on-demand, which no page carries; suspends until they are loaded. */
export function OnDemandMessages({ children }: { children: ReactNode }) {
  const lang = useLocale();
  texts[lang] ??= loaded(async () => (await files[lang]()).default);
  return <AddedMessages messages={use(texts[lang])}>{children}</AddedMessages>;
}
