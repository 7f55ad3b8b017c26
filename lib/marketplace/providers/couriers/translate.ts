import type { FailureReason } from '@/lib/contract/schemas/orders/scans';
import { sameSecret } from '@/lib/security/hmac';
import { startOfDay } from '@/lib/time/india';
import type { WebhookDelivery } from '../common/webhook';

/**
 * Reads a courier's time without a zone, such as `2026-11-25 11:37:00` or `25 11 2026 11:37:00`, as time in India;
 * undefined for another form.
 */
export function indianTime(text: string): Date | undefined {
  const turned = text.trim().replace(/^(\d\d)[ -](\d\d)[ -](\d{4}) /, '$3-$2-$1 ');
  const found = /^(\d{4}-\d\d-\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?/.exec(turned);
  if (!found) return undefined;
  const [, day = '', hours, minutes, seconds = 0] = found;
  const ofDay = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  const at = new Date(startOfDay(day).getTime() + ofDay * 1000);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

const reasons: [RegExp, FailureReason][] = [
  [/refus|reject|cancel/i, 'refused'],
  [/cash|cod|amount|payment/i, 'no_cash'],
  [/future|resched|later|postpone|defer/i, 'postponed'],
  [/not (?:available|at home|present)|unavailable|closed|locked/i, 'not_home'],
  [/contact|reach|phone|call|respon/i, 'not_reachable'],
  [/address|pincode|location|landmark/i, 'bad_address'],
];

/** Returns the reason that a courier's words mean. */
export const reasonIn = (words: string): FailureReason =>
  reasons.find(([pattern]) => pattern.test(words))?.[1] ?? 'other';

/** Verifies the secret that a courier sends in a header of every webhook. */
export const bearsSecret = ({ header }: WebhookDelivery, secret: string): boolean =>
  sameSecret(header('x-api-key') ?? '', secret);
