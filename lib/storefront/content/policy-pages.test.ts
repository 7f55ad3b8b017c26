import { readFileSync } from 'node:fs';
import { sessionSeconds } from '@/lib/auth/cookies';
import { allTexts } from '@/lib/i18n/testing/all-texts';

/** Labels that the content pages mention and that the screens must show. */
const named: [page: string, keys: string[]][] = [
  ['cancellation', ['orders.cancel.open_order']],
  ['return', ['support.topics.return', 'returns.open']],
  ['grievance', ['support.topics.grievance']],
  ['refund', ['payments.link']],
  ['faq', ['orders.download_invoice', 'payments.link', 'orders.track_title', 'auth.forgot']],
  ['faq', ['safety.delete_account']],
  ['privacy', ['account.my_profile']],
  ['terms', ['orders.status.placed']],
];
/** The return policies of product pages, which the page must explain under the same names. */
const policies = ['return_7', 'return_10', 'exchange_7', 'none'].map(
  (id) => `product.returns.${id}`,
);

describe.each(['en', 'hi'] as const)('the pages to read in %s', (lang) => {
  const page = (name: string) => readFileSync(`content/pages/${name}.${lang}.md`, 'utf8');

  it.each([...named, ['return', policies] as const])(
    '%s names what the shop calls %j',
    (name, keys) => {
      for (const key of keys) expect(page(name)).toContain(allTexts[lang].get(key) ?? key);
    },
  );

  it('says how long a session lasts', () => {
    const days = sessionSeconds / (24 * 60 * 60);
    expect(page('privacy')).toMatch(lang === 'en' ? `after ${days} days` : `${days} दिन में`);
  });

  it('names one time for a refund to arrive, the one of the order page', () => {
    const days = /\d to \d working days|\d से \d कामकाजी दिन/g;
    const told = ['refund', 'cancellation', 'faq'].flatMap((name) => page(name).match(days) ?? []);
    const online = new Set(told.filter((each) => !each.startsWith('3')));
    const shown = allTexts[lang].get('mail.refunded.when') ?? '';
    expect([...online]).toEqual(shown.match(days) ?? ['?']);
  });
});
