import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';

/** The namespaces of the sign-in sheet. */
const signInNamespaces = ['auth', 'validation'] as const;

export type SignInMessages = Pick<Messages, (typeof signInNamespaces)[number]>;

/** Loads the sign-in sheet's texts in one language. */
export async function signInMessages(locale: Locale): Promise<SignInMessages> {
  const messages = (await import(`../../../messages/${locale}.json`)).default as Messages;
  return Object.fromEntries(
    signInNamespaces.map((name) => [name, messages[name]]),
  ) as SignInMessages;
}
