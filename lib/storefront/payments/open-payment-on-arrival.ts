/**
 * The order just placed, whose payment opens by itself on its page. Kept in memory only: after a reload, with
 * the back button or in another tab nothing opens.
 */
let wanted: string | undefined;

export function openPaymentOnArrival(orderNumber: string): void {
  wanted = orderNumber;
}

/** Returns true, once, if that order's payment must open by itself now. */
export function takePaymentToOpen(orderNumber: string): boolean {
  const isWanted = wanted === orderNumber;
  if (isWanted) wanted = undefined;
  return isWanted;
}
