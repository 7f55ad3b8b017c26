import type { Shipment, ShipmentStatus } from '@/lib/contract/schemas/orders';

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
  /** Set only if a part of the shipment was cancelled. */
  cancelled: { name: string; quantity: number }[] | null;
  state: 'done' | 'current' | 'ahead';
};

/**
 * Returns the steps of a shipment: past events in order, then the usual steps still ahead. A cancelled or
 * returned shipment has none ahead.
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

/** The statuses that a shopper follows a shipment by. */
const milestones = ['placed', 'packed', 'shipped', 'delivered'] as const;

/** The ends of a shipment that does not arrive. */
const otherEnds = ['cancelled', 'returned'] as const;

/**
 * Returns the milestones of a shipment and whether it has reached each. One that ended otherwise has those of its
 * timeline and its own end, and none ahead.
 */
export function milestonesOf({ status, timeline }: Pick<Shipment, 'status' | 'timeline'>) {
  const ranks = [status, ...timeline.map((event) => event.status)].map((of) =>
    (usual as readonly ShipmentStatus[]).indexOf(of),
  );
  const reached = Math.max(...ranks);
  const steps = milestones.map((of) => ({ status: of, isReached: usual.indexOf(of) <= reached }));
  const end = otherEnds.find((of) => of === status);
  if (!end) return steps;
  return [...steps.filter(({ isReached }) => isReached), { status: end, isReached: true }];
}
