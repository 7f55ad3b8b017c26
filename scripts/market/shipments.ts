import type { OperatorShipment } from '@/lib/contract/schemas/operator';
import { type ShipmentStatus, shipmentStatuses } from '@/lib/contract/schemas/orders';
import { type Market, MarketError } from './connect';
import { table } from './table';

type Page = { shipments: OperatorShipment[]; total: number };

const usualWay = ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'];

/** Options of a step; `carrier`, `awb` and `link` are for the step `shipped`. */
type Given = { note?: string; carrier?: string; awb?: string; link?: string };

/** Prints the shipments of a status, by default all that are in progress. */
export async function listShipments(market: Market, status?: string): Promise<void> {
  const query = new URLSearchParams({ limit: '100', ...(status && { status: known(status) }) });
  const { shipments, total } = await market<Page>('GET', `/shipments?${query}`);
  if (!total) {
    console.log(status ? `No shipment is ${status}.` : 'Nothing is under way.');
    return;
  }
  console.log(
    table(
      ['SHIPMENT', 'ORDER', 'STORE', 'PIECES', 'STATUS', 'INVOICE'],
      shipments.map((it) => [
        String(it.id),
        it.order_number,
        it.store,
        String(it.quantity),
        it.status,
        it.invoice_number ?? '',
      ]),
    ),
  );
  if (total > shipments.length) console.log(`… and ${total - shipments.length} more`);
}

/** Moves a shipment, or all open shipments of an order, up to a status. */
export async function advanceShipments(
  market: Market,
  [which, to]: string[],
  given: Given,
): Promise<void> {
  if (!which || !to) throw new MarketError('Say which shipment or order, and the status.');
  const target = known(to);
  const shipments = await named(market, which);
  let failed = 0;
  for (const shipment of shipments) {
    try {
      await advance(market, shipment, target, given);
    } catch (error) {
      if (!(error instanceof MarketError)) throw error;
      console.error(`Shipment ${shipment.id} (${shipment.store}): ${error.message}`);
      failed++;
    }
  }
  if (failed) throw new MarketError(`${failed} of ${shipments.length} could not be moved.`);
}

/** Returns the shipments of an order, without finished ones unless all are finished. */
async function named(market: Market, which: string): Promise<OperatorShipment[]> {
  if (/^\d+$/.test(which)) {
    return [await market<OperatorShipment>('GET', `/shipments/${which}`)];
  }
  const query = new URLSearchParams({ order: which, limit: '100' });
  const { shipments } = await market<Page>('GET', `/shipments?${query}`);
  if (!shipments.length) throw new MarketError(`There is no order ${which}.`);
  const open = shipments.filter(({ moves }) => moves.length);
  return open.length ? open : shipments;
}

async function advance(
  market: Market,
  shipment: OperatorShipment,
  target: ShipmentStatus,
  { note, carrier, awb, link }: Given,
): Promise<void> {
  let { status } = shipment;
  for (const to of stepsTo(status, target)) {
    const moved = await market<OperatorShipment>('POST', `/shipments/${shipment.id}/advance`, {
      to,
      ...(to === target && { note }),
      ...(to === 'shipped' && { carrier, awb, tracking_url: link }),
    });
    const invoice = to === 'packed' ? `  invoice ${moved.invoice_number}` : '';
    console.log(`Shipment ${shipment.id} (${shipment.store}): ${status} → ${to}${invoice}`);
    status = to;
  }
}

/** Returns the steps between two statuses of the usual sequence; any other move is a single step. */
function stepsTo(from: ShipmentStatus, to: ShipmentStatus): ShipmentStatus[] {
  const [begin, end] = [usualWay.indexOf(from), usualWay.indexOf(to)];
  return begin >= 0 && end > begin
    ? (usualWay.slice(begin + 1, end + 1) as ShipmentStatus[])
    : [to];
}

function known(status: string): ShipmentStatus {
  const found = shipmentStatuses.find((one) => one === status);
  if (!found)
    throw new MarketError(`No status is '${status}'. There are: ${shipmentStatuses.join(', ')}.`);
  return found;
}
