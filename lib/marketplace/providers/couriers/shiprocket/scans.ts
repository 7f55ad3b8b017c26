import { z } from 'zod';
import type { ScanKind } from '@/lib/contract/schemas/orders/scans';
import type { CourierNews, CourierScan } from '../provider';
import { indianTime, reasonIn } from '../translate';

export const activitySchema = z.object({
  date: z.string(),
  activity: z.string().nullish(),
  location: z.string().nullish(),
  'sr-status': z.union([z.string(), z.number()]).nullish(),
  'sr-status-label': z.string().nullish(),
});

/** Kinds by Shiprocket's codes of scans; what is not here is shown and moves nothing. */
const kinds: Record<string, ScanKind> = {
  5: 'manifested',
  6: 'picked_up',
  42: 'picked_up',
  18: 'in_transit',
  38: 'at_destination',
  17: 'out_for_delivery',
  21: 'attempt_failed',
  7: 'delivered',
  9: 'returning',
  46: 'returning',
  10: 'returned',
  12: 'lost',
};

/** Translates scans; one without a readable time is left out. */
export function toScans(activities: readonly z.output<typeof activitySchema>[]): CourierScan[] {
  return activities.flatMap((activity) => {
    const at = indianTime(activity.date);
    if (!at) return [];
    const code = String(activity['sr-status'] ?? '');
    const kind = kinds[code] ?? 'other';
    const words = activity.activity?.trim() || activity['sr-status-label'] || '';
    const place = activity.location?.trim() || null;
    return [
      {
        key: `${at.toISOString()} ${code} ${words}`.slice(0, 200),
        ...{ kind, at, place: place === 'NA' ? null : place, words },
        reason: kind === 'attempt_failed' ? reasonIn(words) : null,
      },
    ];
  });
}

const eventSchema = z.object({
  awb: z.union([z.string(), z.number()]).transform(String),
  current_status: z.string().nullish(),
  scans: z.array(z.unknown()).nullish(),
});

/** Reads a webhook: the whole list of scans comes with each. */
export function readScanEvent(event: unknown): CourierNews {
  const { data } = eventSchema.safeParse(event);
  if (!data?.awb) return { type: '', shipments: [] };
  const activities = (data.scans ?? []).flatMap(
    (scan) => activitySchema.safeParse(scan).data ?? [],
  );
  const type = data.current_status ?? 'scan';
  return { type, shipments: [{ awb: data.awb, scans: toScans(activities) }] };
}
