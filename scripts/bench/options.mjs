import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

export const partNames = [
  'load',
  'memory',
  'restart',
  'api',
  'search',
  'seller',
  'ledger',
  'growth',
  'prices',
  'pages',
  'site',
  'model',
];

const usage = `npm run bench -- [${partNames.join('] [')}] [options]

  load     requests a second of cached pages, first renders, products one and spread
  memory   the server's memory after visiting the products
  restart  the first answer after a restart, pages from the disk, and a popular page as it runs out
  api      search, lists, products, reviews, suggestions, carts and orders of the API, by the size of
           the catalogue
  search   how well the search answers the judged queries, by class, at up to 100,000 products
  seller   the seller area of a store of 50,000 SKUs: its table, listings, prices and stock
  ledger   deliveries and payments that the ledger posts a second, on PostgreSQL
  growth   the calls of a store, and of operators, in a market of 2,000 orders and in one of 200,000, on
           PostgreSQL
  prices   what others wait for while a store changes 12,000 prices, by calls and by a file, on
           PostgreSQL
  pages    what Chromium sees: LCP, CLS, TBT, transfer, a click to a product
  site     any site that runs already, at --url: kept pages beside a bare server, first renders, bytes, and
           what Chromium sees; to compare with another shop (scripts/bench/peer.md)
  model    instances, database, search nodes, storage and money for 1 to 10,000 orders a minute and 1 to 100
           million listings, and a sale day in a simulation, from the last figures of .data/bench
           (scripts/bench/model has those that are committed, what comes with an order, and prices)
  (none named: all but site and model)

  --products N   products of the shop that is measured (10000)
  --seconds N    length of each measurement of a cached page (5)
  --minutes N    longest time for a pass over the products (none), and for filling a catalogue (10)
  --sizes N,N    products of the catalogues of the api and search parts (10000,100000,1000000)
  --search URL   nodes of an OpenSearch cluster (SEARCH_URL): the api part asks it as well, and prints both
  --url URL      of the site, and --pid N of its process, for its CPU
  --page NAME=PATH  a page of the site; may be given several times
  --first FILE   paths of pages of the site that nobody has visited yet, a line each
  --against FILE compares each number with an earlier run's (a file of .data/bench)
`;

/** Parses the command line. */
export function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        products: { type: 'string', default: '10000' },
        seconds: { type: 'string', default: '5' },
        minutes: { type: 'string' },
        sizes: { type: 'string', default: '10000,100000,1000000' },
        against: { type: 'string' },
        search: { type: 'string', default: process.env.SEARCH_URL },
        url: { type: 'string' },
        pid: { type: 'string' },
        page: { type: 'string', multiple: true, default: [] },
        first: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) end(0);
    const unknown = positionals.find((name) => !partNames.includes(name));
    if (unknown) throw new Error(`There is no part '${unknown}'.`);
    return {
      parts: positionals.length
        ? positionals
        : partNames.filter((name) => name !== 'site' && name !== 'model'),
      products: count(values.products),
      seconds: count(values.seconds),
      minutes: values.minutes && count(values.minutes),
      sizes: values.sizes.split(',').map(count),
      searchUrl: values.search,
      site: positionals.includes('site') ? siteOf(values) : undefined,
      against: values.against && JSON.parse(readFileSync(values.against, 'utf8')),
    };
  } catch (error) {
    console.error(`${error.message}\n`);
    return end(1);
  }
}

function siteOf({ url, pid, page, first }) {
  if (!url || !page.length) throw new Error('The part site needs --url and --page.');
  return {
    url: url.replace(/\/+$/, ''),
    pid: pid && count(pid),
    pages: Object.fromEntries(page.map((text) => text.split(/=(.*)/s, 2))),
    firstPaths: first ? readFileSync(first, 'utf8').split('\n').filter(Boolean) : [],
  };
}

function count(text) {
  const number = Number(text);
  if (number > 0) return number;
  throw new Error(`'${text}' is not a number above 0.`);
}

function end(code) {
  console.log(usage);
  process.exit(code);
}
