import { isFault, type ReturnKind, type ReturnReason } from '@/lib/api/schemas/returns/terms';
import type { ReturnableItem } from '@/lib/api/schemas/returns/view';

/** Whether an item can be sent back for this reason, and for what. */
export function isReturnable(
  item: ReturnableItem,
  { kind, reason }: { kind: ReturnKind; reason: ReturnReason | '' },
): boolean {
  const { replacements, fault_until, refund_until, exchange_until } = item;
  if (kind === 'exchange' && !replacements.length) return false;
  if (reason && isFault(reason)) return fault_until !== null;
  return (kind === 'refund' ? refund_until : exchange_until) !== null;
}
