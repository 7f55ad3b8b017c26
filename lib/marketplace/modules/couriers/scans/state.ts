import type { ShipmentStatus } from '@/lib/contract/schemas/orders';
import type { ScanKind } from '@/lib/contract/schemas/orders/scans';

type Scan = { kind: ScanKind; at: Date };

/** The status that a scan proves; a scan without one moves nothing. */
const statusOf: Partial<Record<ScanKind, ShipmentStatus>> = {
  picked_up: 'shipped',
  in_transit: 'shipped',
  at_destination: 'shipped',
  out_for_delivery: 'out_for_delivery',
  attempt_failed: 'delivery_failed',
  returning: 'delivery_failed',
  delivered: 'delivered',
  returned: 'returned',
};

const ends: readonly ScanKind[] = ['delivered', 'returned'];

/**
 * Returns the scan that tells where a shipment is, of scans in any order, and its status; undefined before the
 * pick-up. An end stays the end, whatever else is scanned later; of two ends the first holds.
 */
export function whereItIs<Given extends Scan>(
  scans: readonly Given[],
): { scan: Given; status: ShipmentStatus } | undefined {
  const telling = scans
    .filter(({ kind }) => statusOf[kind])
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const scan = telling.find(({ kind }) => ends.includes(kind)) ?? telling.at(-1);
  const status = scan && statusOf[scan.kind];
  return scan && status && { scan, status };
}

/** Returns whether nothing is to come after this scan. */
export const isLastScan = (kind: ScanKind) => ends.includes(kind) || kind === 'lost';
