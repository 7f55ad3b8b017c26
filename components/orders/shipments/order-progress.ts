import type { Shipment, ShipmentStatus } from '@/lib/api/schemas/orders';

/** The statuses of a shipment without problems, in order. */
const usual = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
] as const satisfies ShipmentStatus[];

export type ProgressStep = {
  status: ShipmentStatus;
  /** ISO 8601; null for a status not reached yet. */
  at: string | null;
  note: string | null;
  /** Set where only some of the shipment was cancelled. */
  cancelled: { name: string; quantity: number }[] | null;
  state: 'done' | 'current' | 'ahead';
};

/**
 * The steps of a shipment: what has happened, in order, and the steps of the usual way still ahead.
 * A shipment that was cancelled or came back has nothing ahead.
 */
export function progressOf({ status, timeline }: Pick<Shipment, 'status' | 'timeline'>) {
  const past = timeline.toSorted((a, b) => a.at.localeCompare(b.at));
  const steps: ProgressStep[] = past.map((event, index) => ({
    ...event,
    state: index === past.length - 1 ? 'current' : 'done',
  }));
  const reached = (usual as readonly ShipmentStatus[]).indexOf(status);
  const isUsual = reached >= 0 || status === 'pending_payment';
  const ahead = isUsual ? usual.slice(reached + 1) : [];
  return [
    ...steps,
    ...ahead.map(
      (next): ProgressStep => ({
        status: next,
        at: null,
        note: null,
        cancelled: null,
        state: 'ahead',
      }),
    ),
  ];
}
