/** A room of lib/marketplace: the rooms it may use besides the kernel, and its purpose in one line. */
type Room = { uses: readonly string[]; why: string };

/**
 * The permitted imports. Every folder under modules/ and providers/, and the rooms above them, is listed once;
 * `arrows.test.ts` checks the imports: none to a room that is not listed, none past a module's door (its
 * index.ts), and no circles. Every room may use the kernel; the kernel uses none.
 */
export const arrows: Record<string, Room> = {
  kernel: {
    uses: [],
    why: 'what every room stands on: database, money, mail, jobs, limits, calls',
  },

  'modules/offers': { uses: [], why: 'what is on sale, and at which price' },
  'modules/tax': {
    uses: ['modules/offers'],
    why: 'GST as data; a changed rate marks what is on sale',
  },
  'modules/files': {
    uses: ['providers/common', 'providers/files'],
    why: 'uploaded pictures and private files, wherever they lie',
  },
  'modules/cdn': {
    uses: ['providers/cdn', 'providers/common'],
    why: 'what a CDN is to drop, until it has',
  },
  'modules/delivery': {
    uses: ['modules/offers'],
    why: 'when, where and for what fee; which goods arrive in time',
  },
  'modules/inventory': {
    uses: ['modules/offers'],
    why: 'stock, holds and movements of what is on sale',
  },
  'modules/search-language': {
    uses: [],
    why: 'how words are read, the same for every engine: folding, synonyms, spelling, occasions',
  },
  'modules/search': {
    uses: ['providers/search'],
    why: 'the door to whichever engine is plugged in',
  },
  'modules/search-counts': {
    uses: ['modules/search-language'],
    why: 'what was searched for, and what was not found, by folded words',
  },
  'modules/catalog': {
    uses: ['modules/delivery', 'modules/offers', 'modules/search', 'modules/tax'],
    why: 'lists, products, brands, categories and stores as shoppers see them',
  },
  'modules/reviews': {
    uses: ['modules/catalog', 'modules/files', 'modules/offers'],
    why: 'reviews belong to listings on sale; names are shown as the catalogue shows them',
  },
  'modules/questions': {
    uses: ['modules/catalog', 'modules/offers', 'modules/reviews'],
    why: 'questions under a product; whoever may review may ask',
  },
  'modules/notices': {
    uses: ['modules/catalog', 'modules/offers'],
    why: '“back on sale” and “cheaper”: compares offers, shows cards',
  },
  'modules/content': { uses: [], why: 'articles, legal pages and short links' },
  'modules/home': {
    uses: ['modules/catalog', 'modules/content', 'modules/offers', 'modules/search'],
    why: 'banners and sections with cards, links and found products',
  },
  'modules/search-rules': {
    uses: ['modules/catalog', 'modules/home', 'modules/search', 'modules/search-language'],
    why: 'synonyms, boosts and occasions of operators, shown with cards before they count',
  },

  'modules/accounts': {
    uses: ['modules/delivery', 'modules/reviews'],
    why: 'shoppers; addresses name places, and a deleted account takes its votes and pictures along',
  },
  'modules/operators': {
    uses: ['modules/accounts'],
    why: 'who runs the market: codes and passwords are alike',
  },
  'modules/sellers': {
    uses: ['modules/accounts', 'modules/delivery', 'modules/files'],
    why: 'vendors, stores, members, tokens, webhooks; addresses name places',
  },
  'modules/support': { uses: ['modules/files'], why: 'tickets, mail in and out, newsletter' },
  'modules/settings': { uses: [], why: 'changing what the kernel reads, version by version' },
  'modules/messages': {
    uses: [],
    why: 'by which channels shoppers are told, and the templates of SMS',
  },

  'modules/promotions': {
    uses: ['modules/accounts', 'modules/offers', 'modules/operators'],
    why: 'coupons and deals; one person is one person, a deal needs an honest price, owners are told',
  },
  'modules/cart': {
    uses: [
      'modules/accounts',
      'modules/catalog',
      'modules/delivery',
      'modules/inventory',
      'modules/offers',
      'modules/promotions',
      'modules/tax',
    ],
    why: 'lines with cards, prices, taxes, fees and a coupon, for an address',
  },
  'modules/wishlist': {
    uses: ['modules/cart', 'modules/catalog', 'modules/offers'],
    why: 'cards that were put aside; only what could be in a cart can be',
  },
  'modules/payments': {
    uses: ['modules/inventory', 'providers/payments', 'providers/payouts', 'providers/common'],
    why: 'takes and returns money; an unpaid order holds its stock for so long',
  },
  'modules/cash-risk': {
    uses: [],
    why: 'how likely a cash order comes back, learned from finished ones',
  },
  'modules/orders': {
    uses: [
      'modules/accounts',
      'modules/cart',
      'modules/cash-risk',
      'modules/delivery',
      'modules/inventory',
      'modules/offers',
      'modules/payments',
      'modules/promotions',
      'modules/support',
      'modules/tax',
    ],
    why: 'places and carries out orders; “did not arrive” opens a ticket',
  },
  'modules/checkout': {
    uses: [
      'modules/accounts',
      'modules/cart',
      'modules/delivery',
      'modules/orders',
      'modules/payments',
      'modules/promotions',
    ],
    why: 'what an order of this cart would cost, and why it could not be placed',
  },
  'modules/couriers': {
    uses: ['modules/orders', 'providers/couriers', 'providers/common'],
    why: 'books who carries shipments, and moves these by the scans that come back',
  },
  'modules/papers': { uses: ['modules/orders'], why: 'invoices, labels and slips as PDF' },
  'modules/settlement': {
    uses: [
      'modules/accounts',
      'modules/operators',
      'modules/orders',
      'modules/payments',
      'modules/sellers',
      'providers/payouts',
      'providers/common',
    ],
    why: 'what stores are owed and paid out, after delivery; bank accounts change by code',
  },
  'modules/returns': {
    uses: [
      'modules/files',
      'modules/inventory',
      'modules/offers',
      'modules/orders',
      'modules/payments',
      'modules/settlement',
      'modules/tax',
    ],
    why: 'goods and money on their way back, with the ledger’s entries',
  },
  'modules/listings': {
    uses: ['modules/files', 'modules/inventory', 'modules/search-language', 'modules/sellers'],
    why: 'what sellers write and operators review; names are transliterated, stock is counted',
  },
  'modules/imports': {
    uses: [
      'modules/catalog',
      'modules/files',
      'modules/inventory',
      'modules/listings',
      'modules/search-language',
    ],
    why: 'files to listings and back; unknown brands are asked for',
  },

  'modules/seller-desk': {
    uses: [
      'modules/couriers',
      'modules/offers',
      'modules/orders',
      'modules/questions',
      'modules/returns',
      'modules/reviews',
      'modules/settlement',
    ],
    why: 'a store’s day: what is due, what comes in, what shoppers say, and its sales as files',
  },
  'modules/operator-desk': {
    uses: [
      'audit',
      'modules/accounts',
      'modules/cash-risk',
      'modules/content',
      'modules/couriers',
      'modules/files',
      'modules/operators',
      'modules/orders',
      'modules/payments',
      'modules/returns',
      'modules/search',
      'modules/search-counts',
      'modules/sellers',
      'modules/settlement',
      'modules/support',
      'providers/common',
    ],
    why: 'the market’s day: looks over all modules, and changes through their doors',
  },
  'modules/mail-texts': {
    uses: [
      'modules/accounts',
      'modules/imports',
      'modules/listings',
      'modules/notices',
      'modules/orders',
      'modules/payments',
      'modules/promotions',
      'modules/questions',
      'modules/returns',
      'modules/sellers',
      'modules/settings',
      'modules/settlement',
      'modules/support',
    ],
    why: 'an example of every mail, to be seen before its words are changed',
  },

  'providers/common': {
    uses: [],
    why: 'what providers share: which are set up, how calls fail, webhooks as they come',
  },
  'providers/payments': { uses: ['providers/common'], why: 'who takes money' },
  'providers/payouts': {
    uses: ['providers/payments', 'providers/common'],
    why: 'who pays stores out; the test provider’s books are the same',
  },
  'providers/couriers': {
    uses: ['providers/payments', 'providers/common'],
    why: 'who carries shipments; the test courier’s webhooks and faults are those of the test provider',
  },
  'providers/channels': {
    uses: ['providers/common'],
    why: 'how mails, SMS and WhatsApp leave: a server, a gateway, files',
  },
  'providers/files': { uses: ['providers/common'], why: 'where files lie: a folder, a bucket' },
  'providers/cdn': {
    uses: ['providers/common'],
    why: 'caches in front of the shop, told what has changed',
  },
  'providers/search': {
    uses: ['modules/offers', 'modules/search-language'],
    why: 'engines that find what is on sale by words that were read',
  },

  audit: {
    uses: ['modules/accounts', 'modules/promotions', 'modules/settlement'],
    why: 'rules over the books of several modules',
  },
  areas: { uses: ['modules/*'], why: 'routes by who calls; they hand on to modules' },
  seed: { uses: ['modules/*'], why: 'a demo market, made through the doors' },
  app: { uses: ['areas', 'audit', 'modules/*', 'providers/*'], why: 'puts the host together' },
};
