import { json } from 'node:stream/consumers';
import { connection } from '../../../kernel/db/connection';
import { noLimits } from '../../../kernel/db/pool';
import { settleAndPay } from './afterwards';
import { type Buyer, buy } from './crowd';
import { openMarket } from './market';

/*
 * Runs the crowd in a process of its own, for `kill.test.ts`: reads buyers as JSON, prints what they are told
 * line by line, and runs jobs and settlements beside them until it is killed.
 */

const buyers = (await json(process.stdin)) as Buyer[];
const market = await openMarket(await connection(noLimits));

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
let isOver = false;
const jobs = async () => {
  while (!isOver) await market.jobs();
};
const settling = async () => {
  while (!isOver) await settleAndPay(market.db);
};
const buying = Promise.all(buyers.map((buyer) => buy(market, buyer, print)));
await Promise.all([
  jobs(),
  jobs(),
  settling(),
  buying.finally(() => {
    isOver = true;
  }),
]);
await market.close();
