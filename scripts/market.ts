import { parseArgs } from 'node:util';
import { connect, MarketError } from './market/connect';
import { showOrder } from './market/orders';
import { answerQuestion, decideQuestion, listQuestions } from './market/questions';
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
  npm run market -- questions list
  npm run market -- questions answer <question id> "…"
  npm run market -- questions show|hide <question id>
  npm run market -- tickets list
  npm run market -- tickets answer <ticket number> "…"

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
    'questions list': async () => listQuestions(await connect()),
    'questions answer': async () => answerQuestion(await connect(), rest),
    'questions show': async () => decideQuestion(await connect(), rest[0], true),
    'questions hide': async () => decideQuestion(await connect(), rest[0], false),
    'tickets list': async () => listTickets(await connect()),
    'tickets answer': async () => answerTicket(await connect(), rest),
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
