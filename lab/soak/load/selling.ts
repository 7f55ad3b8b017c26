import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { csvLine } from '@/lib/text/csv';
import { type Market, type Next, type Product, pick, type Seller, whole } from './market';
import type { Visitor } from './visitor';

type Shipment = { id: number; order_number: string; status: string };

const area = '/api/seller';

/** Moves all shipments of a store in one state a step on. */
export async function moveParcels(market: Market, { visitor }: Seller, next: Next): Promise<void> {
  const state = pick(next, ['to_confirm', 'to_pack', 'to_ship', 'on_the_way'] as const);
  const { data } = await visitor.get(`${area}/shipments?state=${state}&limit=30`, 'parcels');
  const shipments: Shipment[] = data?.shipments ?? [];
  if (shipments.length === 0) return;
  const bulk = async (step: string, which: Shipment[]) => {
    if (which.length === 0) return;
    const ids = which.map(({ id }) => id);
    const answer = await visitor.post(`${area}/shipments/bulk`, 'parcels', { ids, step });
    if (step !== 'deliver' || answer.status !== 200) return;
    for (const { id, status } of answer.data.results) {
      const number = which.find((each) => each.id === id)?.order_number ?? '';
      const order = market.told.find(number);
      if (order && status === 'delivered') order.isDelivered = true;
    }
  };
  if (state === 'to_confirm') return bulk('confirm', shipments);
  if (state === 'to_pack') return bulk('pack', shipments);
  if (state === 'to_ship') {
    const rows = shipments.map(({ id }) => ({
      ...{ shipment: String(id), carrier: 'Delhivery', awb: `SOAK${id}` },
    }));
    await visitor.post(`${area}/shipments/ship`, 'parcels', { rows });
    return;
  }
  await bulk(
    'out-for-delivery',
    shipments.filter(({ status }) => status === 'shipped'),
  );
  await bulk(
    'deliver',
    shipments.filter(({ status }) => status === 'out_for_delivery'),
  );
}

/** Answers a store's returns and records returned goods. */
export async function answerReturns({ visitor }: Seller, next: Next): Promise<void> {
  const [tab, step] = pick(next, [
    ['waiting', 'accept'],
    ['accepted', 'picked-up'],
    ['on_the_way', 'received'],
  ] as const);
  const { data } = await visitor.get(`${area}/returns?tab=${tab}&limit=20`, 'returns');
  for (const { id } of data?.returns ?? []) {
    const body = step === 'received' ? { condition: 'sellable' } : {};
    await visitor.post(`${area}/returns/${id}/${step}`, 'returns', body);
  }
}

/** Returns the seller of a product. */
export const sellerOf = ({ sellers }: Market, product: Product): Seller | undefined =>
  sellers.find(({ storeId }) => storeId === product.store.id);

/** Returns a price between 70 and 95 percent of the MRP, never the present one. */
export function otherPrice({ mrp, price }: Product, next: Next): number {
  const chosen = Math.max(1, Math.round(mrp * (0.7 + next() * 0.25)));
  return chosen === price ? chosen - 1 : chosen;
}

/** Changes a price and adds stock as a store; returns the new price if it was accepted. */
export async function changePrice(
  market: Market,
  product: Product,
  next: Next,
): Promise<number | undefined> {
  const seller = sellerOf(market, product);
  if (!seller) return undefined;
  const price = otherPrice(product, next);
  const skus = [{ id: product.id, price, by: whole(next, 3) }];
  const answer = await seller.visitor.ask('PATCH', `${area}/skus`, {
    kind: 'price',
    body: { skus },
  });
  if (answer.status !== 200) return undefined;
  const [changed] = answer.data?.skus ?? answer.data ?? [];
  if (!changed?.ok) return undefined;
  product.price = price;
  return price;
}

/** Exports a store's catalogue, changes prices in some rows, and imports the file. */
export async function importFile(market: Market, { visitor }: Seller, next: Next): Promise<void> {
  const file = await visitor.get(`${area}/exports?format=csv`, 'import');
  if (file.status !== 200) return;
  const rows: Record<string, string>[] = parse(file.text, { columns: true, bom: true });
  const kept = new Set([...market.scarce.keys(), ...market.priced.map(({ id }) => id)]);
  const names = new Set(market.products.filter(({ id }) => kept.has(id)).map(({ name }) => name));
  const some = rows.filter((row) => !names.has(row.name ?? '')).slice(0, 20);
  if (some.length === 0) return;
  for (const row of some) {
    const mrp = Number(row.mrp);
    if (mrp > 0) row.price = String(Math.max(1, Math.round(mrp * (0.7 + next() * 0.25))));
    // Nobody has counted the stock meanwhile: only prices are new.
    delete row.stock;
  }
  const columns = Object.keys(some[0] as object);
  const csv = [columns, ...some.map((row) => columns.map((name) => row[name] ?? ''))];
  const uploaded = await visitor.ask('POST', `${area}/imports?name=prices.csv`, {
    kind: 'import',
    body: csv.map(csvLine).join(''),
    headers: { 'content-type': 'application/octet-stream' },
  });
  if (uploaded.status !== 201) return;
  const { id, mapping } = uploaded.data;
  const path = `${area}/imports/${id}`;
  await visitor.ask('PUT', `${path}/mapping`, { kind: 'import', body: { mapping } });
  if (!(await reaches(visitor, path, 'checked'))) return;
  await visitor.post(`${path}/apply`, 'import', {});
  await reaches(visitor, path, 'done');
}

async function reaches(visitor: Seller['visitor'], path: string, wanted: string): Promise<boolean> {
  for (let asked = 0; asked < 40; asked++) {
    await pause(1500);
    const { data } = await visitor.get(path, 'import');
    if (data?.state === wanted) return true;
    if (['failed', 'cancelled'].includes(data?.state)) return false;
  }
  return false;
}

/** Uploads a picture of a product as a store, and views it. */
export async function addPicture({ visitor }: Seller, next: Next): Promise<void> {
  const background = { r: whole(next, 256), g: whole(next, 256), b: whole(next, 256) };
  const url = await uploadPicture(visitor, background);
  if (url) await visitor.get(url, 'picture');
}

/** Uploads a picture of one colour; returns its address, undefined if it was refused. */
export async function uploadPicture(
  visitor: Visitor,
  background: { r: number; g: number; b: number },
): Promise<string | undefined> {
  const create = { width: 640, height: 640, channels: 3 as const, background };
  const picture = await sharp({ create }).jpeg().toBuffer();
  const boundary = 'a-picture-of-a-store';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const answer = await visitor.ask('POST', `${area}/pictures`, {
    kind: 'upload',
    body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  return answer.status === 201 ? (answer.data?.url ?? answer.data?.image) : undefined;
}
