import type { Messages } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { serverProcess } from '@/lib/process/server-process';
import { scriptJson } from '@/lib/storefront/seo/seo';
import { AddedMessages } from './added-messages';
import { everyPage } from './every-page';
import { RootMessages } from './root-messages';

declare module '@/lib/process/server-process' {
  interface ServerProcess {
    /** The texts that every page carries, as JSON. */
    pageMessages?: Partial<Record<Locale, string>>;
  }
}

type Namespace = keyof Messages;

/**
 * Provides client components with only the texts that they use: without `also` those of every page, at the
 * root; with `also` further namespaces, inside.
 */
export async function ClientMessages({
  also,
  children,
}: {
  also?: readonly Namespace[];
  children: ReactNode;
}) {
  const [all, locale] = await Promise.all([getMessages(), getLocale()]);
  if (also) return <AddedMessages messages={pick(all, also)}>{children}</AddedMessages>;
  serverProcess.pageMessages = {
    ...serverProcess.pageMessages,
    [locale]: scriptJson(ofEveryPage(all)),
  };
  return <RootMessages locale={locale}>{children}</RootMessages>;
}

function ofEveryPage(all: Messages): Partial<Messages> {
  const entries = Object.entries(everyPage).map(([name, texts]) => {
    const namespace = all[name as Namespace];
    return [name, texts === 'all' ? namespace : pick(namespace, texts as never)];
  });
  return Object.fromEntries(entries);
}

function pick<All extends object, Name extends keyof All>(
  all: All,
  names: readonly Name[],
): Partial<All> {
  const picked: Partial<All> = {};
  for (const name of names) picked[name] = all[name];
  return picked;
}
