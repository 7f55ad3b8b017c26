import { isFault, type ReturnKind, type ReturnReason } from '@/lib/contract/schemas/returns/terms';
import type { ReturnableItem } from '@/lib/contract/schemas/returns/view';

/** True if an item can be returned for this reason and resolution. */
export function isReturnable(
  item: ReturnableItem,
  { kind, reason }: { kind: ReturnKind; reason: ReturnReason | '' },
): boolean {
  const { replacements, fault_until, refund_until, exchange_until } = item;
  if (kind === 'exchange' && !replacements.length) return false;
  if (reason && isFault(reason)) return fault_until !== null;
  return (kind === 'refund' ? refund_until : exchange_until) !== null;
}
