import { createHost } from '@/lib/marketplace/app/app';
import { readCalls } from '@/lib/marketplace/app/testing/reads/calls';
import { knownOf, signIn } from '@/lib/marketplace/app/testing/reads/known';
import { connection } from '@/lib/marketplace/kernel/db/connection';
import { requestLimits } from '@/lib/marketplace/kernel/db/pool';
import { defaultSettings } from '@/lib/marketplace/kernel/settings/registry';
import { openSettings } from '@/lib/marketplace/kernel/settings/snapshot';
import { openSearch } from '@/lib/marketplace/modules/search';
import { wideLimits } from '@/lib/marketplace/modules/settings/testing/wide-limits';
import { send } from '../timed-calls';

/** Calls of each kind; the first one fills caches. */
const times = Number(process.argv[3] ?? 5);
const only = process.argv[2];

/**
 * Calls every list and page of shoppers, sellers and operators on a filled database; prints the median and the
 * longest time of each.
 */
async function measure() {
  const { db, kind, close } = await connection(requestLimits);
  const operatorToken = 'bench-operator-token-0123456789abcdef';
  process.env.OPERATOR_TOKEN = operatorToken;
  const mailer = { name: 'none', send: async () => {} };
  const search = openSearch(db);
  const settings = openSettings(db, undefined, { ...defaultSettings, limits: wideLimits });
  const host = createHost({ db, databaseKind: kind, mailer }, search, settings);
  const known = await knownOf(db);
  const signed = { ...(await signIn(db, known)), operator: operatorToken, everybody: undefined };
  for (const { path, caller, route } of readCalls(known)) {
    if (only && !route.includes(only)) continue;
    const took: number[] = [];
    let failed = 0;
    for (let at = 0; at < times; at++) {
      const since = performance.now();
      const { isOk } = await send(host, { path, token: signed[caller] });
      took.push(performance.now() - since);
      if (!isOk) failed++;
    }
    took.sort((a, b) => a - b);
    const shown = (n = 0) => String(Math.round(n)).padStart(7);
    console.log(
      `${shown(took[times >> 1])}${shown(took.at(-1))} ms ${failed ? `failed ${failed} ` : ''}${path}`,
    );
  }
  await search.close();
  await close();
}

await measure();
