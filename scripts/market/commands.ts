import { parseArgs } from 'node:util';
import { asTyped, withAmounts } from './amounts';
import { reportRisk, trainRisk } from './cash-risk';
import type { Market } from './connect';
import { addCoupon, listCoupons, pauseCoupon } from './coupons';
import { runCourier } from './couriers';
import { endDeals, listDishonest } from './deals';
import {
  answerQuestion,
  decideQuestion,
  decideReport,
  listQuestions,
  listReports,
} from './feedback';
import { decideListing, listListings } from './listings';
import { listRates, setRate, writeTaxFigures } from './money';
import { addOperator, listOperators, removeOperator, resetOperator } from './operators';
import { showOrder } from './orders';
import { importPincodes, showPincodes } from './pincodes';
import { reportPromises } from './promises';
import { decideDisputed, listDisputes, listPayable, markReturnPaid } from './returns';
import { listSettings, setSetting, showSettings } from './settings';
import {
  adjustStore,
  approveSettlements,
  exportPayouts,
  failSettlement,
  listSettlements,
  paySettlement,
  runSettlements,
} from './settlements';
import { advanceShipments, listShipments } from './shipments';
import { answerTicket, listTickets } from './tickets';
import { decideVendor, listVendors } from './vendors';

export const usage = `Runs the market of a shop that is open (npm start).

  npm run market -- shipments list [status]
  npm run market -- shipments advance <shipment id | order number> <status> [--note "…"]
      [--carrier "…" --awb … [--link https://…]]
  npm run market -- courier run [--days 3]              lets days pass at the test courier
  npm run market -- promise report                      how promised days of delivery were kept
  npm run market -- risk report [--cost 150]            how the risk of cash orders is foretold; ₹ that a return costs
  npm run market -- risk train                          learns it from finished cash orders
  npm run market -- orders show <order number>
  npm run market -- vendors list [status]
  npm run market -- vendors approve <application number>
  npm run market -- vendors reject|suspend <application number> --reason "…"
  npm run market -- listings list [status]
  npm run market -- listings approve <listing id>
  npm run market -- listings reject <listing id> --reason "…" [--field name.en]
  npm run market -- questions list
  npm run market -- questions answer <question id> "…"
  npm run market -- questions show|hide <question id>
  npm run market -- coupons list [planned|running|paused|used_up|ended]
  npm run market -- coupons add <code> <10% | rupees> [--max rupees] [--least rupees] [--until 2026-12-31]
      [--uses n] [--each n] [--first] [--public] [--store slug, which then pays]
  npm run market -- coupons pause|resume <code>
  npm run market -- deals dishonest                     of before a struck-through price had to be the usual one
  npm run market -- deals end <deal id>… | all --reason "…"      all of those; each store is mailed the reason
  npm run market -- returns list|payable
  npm run market -- returns accept|refuse <return id> "…"
  npm run market -- returns paid <return id> <reference>
  npm run market -- review-reports list
  npm run market -- review-reports keep|delete <report id>
  npm run market -- tickets list
  npm run market -- tickets answer <ticket number> "…"
  npm run market -- operators list
  npm run market -- operators add <e-mail> --name "…" [--role owner|catalogue|support|finance]
  npm run market -- operators reset|remove <e-mail>
  npm run market -- settings list
  npm run market -- settings show <company|delivery|dispatch>
  npm run market -- settings set <group> <field> <value> [--note "…"]      e.g. company brand.en "My Market"
  npm run market -- pincodes show
  npm run market -- pincodes import <file.csv>          “All India Pincode Directory” of data.gov.in
  npm run market -- settlements list [draft|approved|exported|paid|failed]
  npm run market -- settlements run
  npm run market -- settlements approve <id>… | all
  npm run market -- settlements export [file.csv] [--repeat]
  npm run market -- settlements paid <id> <UTR>
  npm run market -- settlements failed <id> --reason "…"
  npm run market -- stores adjust <store id> <rupees, minus charges> --reason "…" --key <your reference>
  npm run market -- commission list
  npm run market -- commission set <percent> [--store slug | --category slug] [--from 2026-12-01]
  npm run market -- tax figures <2026-11> [folder]

Advancing goes step by step up to the status: placed, confirmed, packed, shipped, out_for_delivery,
delivered. Aside: cancelled, delivery_failed, returned. An order number moves all its shipments.

The shop is SITE_URL, else http://localhost:$PORT. The key is OPERATOR_TOKEN, else the one that
npm start has left in the data folder (DATA_DIR).`;

const options = {
  note: { type: 'string' },
  carrier: { type: 'string' },
  awb: { type: 'string' },
  link: { type: 'string' },
  days: { type: 'string' },
  cost: { type: 'string' },
  reason: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  field: { type: 'string' },
  key: { type: 'string' },
  store: { type: 'string' },
  category: { type: 'string' },
  from: { type: 'string' },
  max: { type: 'string' },
  least: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  each: { type: 'string' },
  first: { type: 'boolean' },
  public: { type: 'boolean' },
  repeat: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof read>['values'];
const read = (args: readonly string[]) =>
  parseArgs({ args: withAmounts(args), allowPositionals: true, options });

/** Every command by its two words. */
export const commands: Record<
  string,
  (market: Market, rest: string[], values: Values) => Promise<void>
> = {
  'shipments list': (market, rest) => listShipments(market, rest[0]),
  'shipments advance': (market, rest, values) => advanceShipments(market, rest, values),
  'courier run': (market, _, values) => runCourier(market, values.days),
  'promise report': (market) => reportPromises(market),
  'risk report': (market, _, values) => reportRisk(market, values.cost),
  'risk train': (market) => trainRisk(market),
  'orders show': (market, rest) => showOrder(market, rest[0]),
  'vendors list': (market, rest) => listVendors(market, rest[0]),
  'vendors approve': (market, rest) => decideVendor(market, 'approved', rest[0], undefined),
  'vendors reject': (market, rest, values) =>
    decideVendor(market, 'rejected', rest[0], values.reason),
  'vendors suspend': (market, rest, values) =>
    decideVendor(market, 'suspended', rest[0], values.reason),
  'listings list': (market, rest) => listListings(market, rest[0]),
  'listings approve': (market, rest) => decideListing(market, rest[0], {}, true),
  'listings reject': (market, rest, values) => decideListing(market, rest[0], values, false),
  'questions list': (market) => listQuestions(market),
  'questions answer': (market, rest) => answerQuestion(market, rest),
  'questions show': (market, rest) => decideQuestion(market, rest[0], true),
  'questions hide': (market, rest) => decideQuestion(market, rest[0], false),
  'coupons list': (market, rest) => listCoupons(market, rest[0]),
  'coupons add': (market, rest, values) => addCoupon(market, rest, values),
  'coupons pause': (market, rest) => pauseCoupon(market, rest[0], 'pause'),
  'coupons resume': (market, rest) => pauseCoupon(market, rest[0], 'resume'),
  'deals dishonest': (market) => listDishonest(market),
  'deals end': (market, rest, values) => endDeals(market, rest, values.reason),
  'returns list': (market) => listDisputes(market),
  'returns payable': (market) => listPayable(market),
  'returns accept': (market, rest) => decideDisputed(market, rest, true),
  'returns refuse': (market, rest) => decideDisputed(market, rest, false),
  'returns paid': (market, rest) => markReturnPaid(market, rest),
  'review-reports list': (market) => listReports(market),
  'review-reports keep': (market, rest) => decideReport(market, rest[0], true),
  'review-reports delete': (market, rest) => decideReport(market, rest[0], false),
  'tickets list': (market) => listTickets(market),
  'tickets answer': (market, rest) => answerTicket(market, rest),
  'operators list': (market) => listOperators(market),
  'operators add': (market, rest, values) => addOperator(market, rest[0], values),
  'operators reset': (market, rest) => resetOperator(market, rest[0]),
  'operators remove': (market, rest) => removeOperator(market, rest[0]),
  'settings list': (market) => listSettings(market),
  'settings show': (market, rest) => showSettings(market, rest[0]),
  'settings set': (market, rest, values) => setSetting(market, rest, values.note),
  'pincodes show': (market) => showPincodes(market),
  'pincodes import': (market, rest) => importPincodes(market, rest[0]),
  'settlements list': (market, rest) => listSettlements(market, rest[0]),
  'settlements run': (market) => runSettlements(market),
  'settlements approve': (market, rest) => approveSettlements(market, rest),
  'settlements export': (market, rest, values) => exportPayouts(market, rest[0], values.repeat),
  'settlements paid': (market, rest) => paySettlement(market, rest),
  'settlements failed': (market, rest, values) => failSettlement(market, rest[0], values.reason),
  'stores adjust': (market, rest, values) => adjustStore(market, rest, values),
  'tax figures': (market, rest) => writeTaxFigures(market, rest[0], rest[1]),
  'commission list': (market) => listRates(market),
  'commission set': (market, rest, values) => setRate(market, rest[0], values),
};

/**
 * Runs a command of `npm run market`, or prints how they are called.
 * @param connect is asked only once the command is known
 * @returns the exit code
 * @throws {MarketError} with what the person at the terminal should read
 */
export async function runMarket(
  args: readonly string[],
  connect: () => Promise<Market>,
): Promise<number> {
  const { positionals, values } = read(args);
  const [topic, verb, ...rest] = positionals.map(asTyped);
  const command = commands[`${topic} ${verb}`];
  if (values.help || !command) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  await command(await connect(), rest, values);
  return 0;
}
