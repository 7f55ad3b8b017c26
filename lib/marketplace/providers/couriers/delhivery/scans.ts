import { z } from 'zod';
import type { ScanKind } from '@/lib/contract/schemas/orders/scans';
import type { CourierNews, CourierScan } from '../provider';
import { indianTime, reasonIn } from '../translate';

type Told = {
  status: string;
  /** UD on the way, DL at an end, RT on the way back, PP and PU for pick-ups. */
  type: string;
  at: string;
  place: string | null | undefined;
  words: string | null | undefined;
};

/** Translates Delhivery's status and type; what is not known is shown and moves nothing. */
function kindOf({ status, type, words }: Told): ScanKind {
  const said = status.toLowerCase();
  if (type === 'RT') return said === 'rto' ? 'returned' : 'returning';
  if (type === 'DL') return said === 'rto' ? 'returned' : 'delivered';
  if (said === 'manifested') return 'manifested';
  if (said === 'dispatched') return 'out_for_delivery';
  if (said === 'lost') return 'lost';
  if (said === 'pending') {
    return /undelivered|not |refus|reject|closed|resched/i.test(words ?? '')
      ? 'attempt_failed'
      : 'at_destination';
  }
  if (said === 'in transit') return /picked ?up/i.test(words ?? '') ? 'picked_up' : 'in_transit';
  return 'other';
}

export function toScan(told: Told): CourierScan[] {
  const at = indianTime(told.at);
  if (!at) return [];
  const kind = kindOf(told);
  const words = told.words?.trim() || told.status;
  return [
    {
      key: `${at.toISOString()} ${told.type} ${told.status}`.slice(0, 200),
      ...{ kind, at, place: told.place?.trim() || null, words },
      reason: kind === 'attempt_failed' ? reasonIn(words) : null,
    },
  ];
}

const eventSchema = z.object({
  Shipment: z.object({
    AWB: z.union([z.string(), z.number()]).transform(String),
    Status: z.object({
      Status: z.string(),
      StatusType: z.string(),
      StatusDateTime: z.string(),
      StatusLocation: z.string().nullish(),
      Instructions: z.string().nullish(),
    }),
  }),
});

/** Reads a pushed status: one scan comes with each. */
export function readPushedStatus(event: unknown): CourierNews {
  const { data } = eventSchema.safeParse(event);
  if (!data) return { type: '', shipments: [] };
  const { AWB: awb, Status: told } = data.Shipment;
  const scans = toScan({
    ...{ status: told.Status, type: told.StatusType, at: told.StatusDateTime },
    ...{ place: told.StatusLocation, words: told.Instructions },
  });
  return { type: told.Status, shipments: [{ awb, scans }] };
}
