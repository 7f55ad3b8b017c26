import { setTimeout as wait } from 'node:timers/promises';

/**
 * Keeps a store at Haat and a warehouse in step: `node seller-sync.mjs`, Node 20 or later, nothing to install.
 * `token`: a personal token with the scopes listings:read and listings:write.
 */
export function haat(market, token) {
  async function call(method, path, body, key) {
    for (let tries = 1; ; tries++) {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      if (key) headers['Idempotency-Key'] = key;
      const sent = { method, headers, body: body && JSON.stringify(body) };
      const answer = await fetch(market + path, sent).catch((error) => error);
      if (answer.ok) return (await answer.json()).data;
      const isOver = answer.status < 500 && answer.status !== 429;
      if (isOver) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      if (tries === 6) throw new Error(`${method} ${path}: no answer`, { cause: answer });
      await wait(1000 * Number(answer.headers?.get('retry-after') ?? 2 ** tries));
    }
  }

  return {
    /** Each SKU that changed since `cursor` (undefined: all of them); keep the cursor for the next time. */
    async *changes(cursor) {
      for (let page = { has_more: true, next_cursor: cursor }; page.has_more; ) {
        const query = page.next_cursor ? `&cursor=${encodeURIComponent(page.next_cursor)}` : '';
        page = await call('GET', `/api/seller/skus?limit=500${query}`);
        yield { skus: page.skus, cursor: page.next_cursor };
      }
    },
    /**
     * Rows as `{ sku, price }`, `{ sku, stock }` or `{ sku, by: +5 }`. `key` names this change and is the same when it is
     * tried again, also after a crash: then nothing is added twice. Answers the rows that were refused, with `message`.
     */
    async change(rows, key) {
      const refused = [];
      for (let at = 0; at < rows.length; at += 5000) {
        const skus = rows.slice(at, at + 5000);
        const answers = await call('PATCH', '/api/seller/skus', { skus }, `${key}-${at}`);
        refused.push(...answers.filter(({ ok }) => !ok));
      }
      return refused;
    },
  };
}

/** One round: what the warehouse has gained or lost goes to Haat, then what Haat has sold comes back. */
export async function sync(store, warehouse) {
  const { rows, key } = await warehouse.pending();
  if (rows.length) await warehouse.sent(key, await store.change(rows, key));
  for await (const { skus, cursor } of store.changes(await warehouse.cursor())) {
    await warehouse.save(skus, cursor);
  }
}
