import { lastFigures, prices, traffic } from './figures';
import { type Known, type Market, type Plan, planFor } from './growth';
import { type Day, simulate, stations } from './sale-day';

const markets: Market[] = [1, 100, 10_000].flatMap((ordersPerMinute) =>
  [1, 10, 100].map((millions) => ({ ordersPerMinute, millions })),
);

const whole = (value: number) => Math.round(value).toLocaleString('en-IN');
const percent = (share: number) => `${Math.round(share * 100)} %`;
const nameOf = ({ ordersPerMinute, millions }: Market) =>
  `${whole(ordersPerMinute)}/min, ${millions} m`;

const machines = (plan: Plan) => ({
  instances: plan.instances,
  workers: plan.workers,
  'database cores': plan.databaseCores,
  replicas: plan.replicas,
  'search nodes': plan.searchNodes || 'in memory',
  'GB of products': whole(plan.storage.products),
  'GB of a year of orders': whole(plan.storage.orders),
  'GB of pictures': whole(plan.storage.pictures),
  'rupees a month': whole(plan.rupeesPerMonth),
});

const growing = ({ needed, limits: [first] }: Plan) => ({
  'needed beside machines': needed.map(({ name, remedy }) => `${name}: ${remedy}`).join('; '),
  'breaks first': first?.name,
  'in use': first && percent(first.share),
  'what to do then': first?.remedy,
});

const ofDay = (day: Day) => ({
  orders: whole(day.orders),
  ...Object.fromEntries(
    stations.map((station) => [
      `${station} at most`,
      percent(Math.max(...day.byStation[station].minutes.map((one) => one.utilisation))),
    ]),
  ),
  'longest ms': whole(Math.max(...day.latency) * 1000),
  saturated:
    day.saturated
      .map(
        ({ station, minutes, longestWait }) => `${station} ${minutes} min, ${whole(longestWait)} s`,
      )
      .join('; ') || 'nothing',
});

/** Prints the growth model from the last figures; the last line is all of it as JSON. */
function print(): void {
  const { figures, from } = lastFigures();
  const known: Known = { figures, traffic, prices };
  const measured = from.length > 0 ? ` and ${from.join(', ')} of .data/bench` : '';
  console.log(`Measured ${figures.date} on ${figures.machine}${measured}.`);
  console.log(`Prices of ${prices.date}: ${prices.about}`);
  const plans = markets.map((market) => planFor(market, known));
  const table = (row: (plan: Plan) => object) =>
    console.table(Object.fromEntries(plans.map((plan) => [nameOf(plan), row(plan)])));
  console.log('\nWhat is needed (orders in the busiest minute, millions of listings):');
  table(machines);
  console.log(
    '\nWhat is needed beside machines, what breaks first when the market grows, and what to do then:',
  );
  table(growing);
  console.log('\nA sale day on that, with as many orders as planned at its peak:');
  table((plan) => ofDay(simulate(plan, known)));
  console.log('\nThe same with three times as many:');
  table((plan) => ofDay(simulate(plan, known, { peak: 3 * plan.ordersPerMinute })));
  console.log(JSON.stringify({ from, plans }));
}

print();
