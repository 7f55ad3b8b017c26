import { parseArgs } from 'node:util';
import { connect, MarketError } from './market/connect';
import { addCoupon, listCoupons, pauseCoupon } from './market/coupons';
import {
  answerQuestion,
  decideQuestion,
  decideReport,
  listQuestions,
  listReports,
} from './market/feedback';
import { decideListing, listListings } from './market/listings';
import { listRates, setRate, writeTaxFigures } from './market/money';
import { addOperator, listOperators, removeOperator, resetOperator } from './market/operators';
import { showOrder } from './market/orders';
import { decideDisputed, listDisputes, listPayable, markReturnPaid } from './market/returns';
import { listSettings, setSetting, showSettings } from './market/settings';
import {
  adjustStore,
  approveSettlements,
  exportPayouts,
  failSettlement,
  listSettlements,
  paySettlement,
  runSettlements,
} from './market/settlements';
import { advanceShipments, listShipments } from './market/shipments';
import { answerTicket, listTickets } from './market/tickets';
import { decideVendor, listVendors } from './market/vendors';

const usage = `Runs the market of a shop that is open (npm start).

  npm run market -- shipments list [status]
  npm run market -- shipments advance <shipment id | order number> <status> [--note "…"]
      [--carrier "…" --awb … [--link https://…]]
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

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      note: { type: 'string' },
      carrier: { type: 'string' },
      awb: { type: 'string' },
      link: { type: 'string' },
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
    },
  });
  const [topic, verb, ...rest] = positionals;
  const commands: Record<string, () => Promise<void>> = {
    'shipments list': async () => listShipments(await connect(), rest[0]),
    'shipments advance': async () => advanceShipments(await connect(), rest, values),
    'orders show': async () => showOrder(await connect(), rest[0]),
    'vendors list': async () => listVendors(await connect(), rest[0]),
    'vendors approve': async () => decideVendor(await connect(), 'approved', rest[0], undefined),
    'vendors reject': async () => decideVendor(await connect(), 'rejected', rest[0], values.reason),
    'vendors suspend': async () =>
      decideVendor(await connect(), 'suspended', rest[0], values.reason),
    'listings list': async () => listListings(await connect(), rest[0]),
    'listings approve': async () => decideListing(await connect(), rest[0], {}, true),
    'listings reject': async () => decideListing(await connect(), rest[0], values, false),
    'questions list': async () => listQuestions(await connect()),
    'questions answer': async () => answerQuestion(await connect(), rest),
    'questions show': async () => decideQuestion(await connect(), rest[0], true),
    'questions hide': async () => decideQuestion(await connect(), rest[0], false),
    'coupons list': async () => listCoupons(await connect(), rest[0]),
    'coupons add': async () => addCoupon(await connect(), rest, values),
    'coupons pause': async () => pauseCoupon(await connect(), rest[0], 'pause'),
    'coupons resume': async () => pauseCoupon(await connect(), rest[0], 'resume'),
    'returns list': async () => listDisputes(await connect()),
    'returns payable': async () => listPayable(await connect()),
    'returns accept': async () => decideDisputed(await connect(), rest, true),
    'returns refuse': async () => decideDisputed(await connect(), rest, false),
    'returns paid': async () => markReturnPaid(await connect(), rest),
    'review-reports list': async () => listReports(await connect()),
    'review-reports keep': async () => decideReport(await connect(), rest[0], true),
    'review-reports delete': async () => decideReport(await connect(), rest[0], false),
    'tickets list': async () => listTickets(await connect()),
    'tickets answer': async () => answerTicket(await connect(), rest),
    'operators list': async () => listOperators(await connect()),
    'operators add': async () => addOperator(await connect(), rest[0], values),
    'operators reset': async () => resetOperator(await connect(), rest[0]),
    'operators remove': async () => removeOperator(await connect(), rest[0]),
    'settings list': async () => listSettings(await connect()),
    'settings show': async () => showSettings(await connect(), rest[0]),
    'settings set': async () => setSetting(await connect(), rest, values.note),
    'settlements list': async () => listSettlements(await connect(), rest[0]),
    'settlements run': async () => runSettlements(await connect()),
    'settlements approve': async () => approveSettlements(await connect(), rest),
    'settlements export': async () => exportPayouts(await connect(), rest[0], values.repeat),
    'settlements paid': async () => paySettlement(await connect(), rest),
    'settlements failed': async () => failSettlement(await connect(), rest[0], values.reason),
    'stores adjust': async () => adjustStore(await connect(), rest, values),
    'tax figures': async () => writeTaxFigures(await connect(), rest[0], rest[1]),
    'commission list': async () => listRates(await connect()),
    'commission set': async () => setRate(await connect(), rest[0], values),
  };
  const command = commands[`${topic} ${verb}`];
  if (values.help || !command) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  await command();
}

main().catch((error) => {
  console.error(
    error instanceof MarketError || error?.code?.startsWith?.('ERR_PARSE_ARGS')
      ? error.message
      : error,
  );
  process.exitCode = 1;
});
