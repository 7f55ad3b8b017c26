import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { allTexts } from './testing/all-texts';

/** Namespaces and keys that code computes, with the place. */
const computed: [keys: RegExp, where: string, call: string][] = [
  [/^checkout\.(cod|upi|card)(_hint)?$/, 'components/checkout/payment-step.tsx', 't(method)'],
  [/^countries\./, 'components/product/buy/product-summary.tsx', "getTranslations('countries')"],
  [/^listing\.none_\w+$/, 'components/listing/listing.tsx', 't(hint)'],
  [/^listing\.(first_page|clear_filters|browse)$/, 'components/listing/listing.tsx', 't(onward)'],
  [
    /^seller_shell\.(money|listings|imports)$/,
    'components/seller/shell/seller-shell.tsx',
    't(name)',
  ],
  [/^operator_shell\.group_/, 'components/operator/shell/operator-shell.tsx', 't(group)'],
  [
    /^tax_documents\./,
    'components/seller/shipments/shipment-detail.tsx',
    "td(invoice_kind ?? 'tax_invoice')",
  ],
  [/^size_chart\./, 'components/product/buy/variants.tsx', 't(measure)'],
  [/^search\.(query|category|brand|product)$/, 'components/search/suggestions.tsx', 't(kind)'],
];

/** The API's codes are the keys of their texts; its files name no namespace. */
const ofTheApi = [
  'api',
  'errors',
  'validation',
  'order_notes',
  'refund_reasons',
  'cash_risk',
  'test_checkout',
];

const keys = [...allTexts.en.keys()];

const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'app', 'components', 'lib'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

/** More characters than any key has: a string of data makes no part of a pattern. */
const longest = 200;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const gap = /\$\{[^}]*\}/g;
const withGaps = (template: string) => template.split(gap).map(literally).join('[^.]+');

/** Returns the keys that a file's strings name in the namespaces that it opens. */
function keysIn(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const opened =
    /(?:useTranslations|getTranslations|privatePage)\((?:'([^']*)'|`([^`]*)`)?[,)]|namespace: '(\w+)'|\bTexts<'([^']*)'>/g;
  const namespaces = [...source.matchAll(opened)]
    .map(([, plain, template, option, handed]) => plain ?? template ?? option ?? handed ?? '')
    .map((name) => name && `${withGaps(name)}\\.`);
  if (/^lib\/(marketplace|contract|client)\//.test(file)) {
    namespaces.push('', ...ofTheApi.map((name) => `${name}\\.`));
  }
  if (/\btextOf\b/.test(source)) namespaces.push('');
  if (/\berrors\(|\.errors\b|useErrorText/.test(source)) namespaces.push('errors\\.');
  if (!namespaces.length) return [];
  const plain = [...source.matchAll(/'([^'\n]*)'/g)].map(([, text = '']) => literally(text));
  const templates = [...source.matchAll(/`([^`]+)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => /\w/.test(text.replace(gap, '')));
  const named = [...plain, ...templates.map(withGaps)].filter(({ length }) => length <= longest);
  const pattern = new RegExp(`^(?:${namespaces.join('|')})(?:${named.join('|')})$`);
  return keys.filter((key) => pattern.test(key));
}

const found = new Set(sources.flatMap(keysIn));

it('has no unused text', () => {
  const unused = keys.filter(
    (key) => !found.has(key) && !computed.some(([each]) => each.test(key)),
  );
  expect(unused).toEqual([]);
});

it.each(computed)('%s needs to be declared as composed', (pattern, where, call) => {
  expect(keys.some((key) => pattern.test(key) && !found.has(key))).toBe(true);
  expect(readFileSync(where, 'utf8')).toContain(call);
});
