import 'server-only';
import type { Metadata } from 'next';
import type { Messages } from 'next-intl';
import { getTranslations } from 'next-intl/server';

/** Metadata of a page that is nobody's business but the shopper's: a title, and nothing for robots. */
export function privatePage<Namespace extends keyof Messages>(
  namespace: Namespace,
  title: keyof Messages[Namespace] & string,
) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations(namespace as 'auth');
    return { title: t(title as 'sign_in'), robots: { index: false } };
  };
}
