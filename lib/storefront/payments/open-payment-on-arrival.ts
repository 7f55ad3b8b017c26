/**
 * The order just placed, whose payment is to open by itself on its page. Kept in memory alone: a
 * reload, the back button or another tab shows that page without opening anything.
 */
let wanted: string | undefined;

export function openPaymentOnArrival(orderNumber: string): void {
  wanted = orderNumber;
}

/** Whether that order's payment opens by itself now; true once. */
export function takePaymentToOpen(orderNumber: string): boolean {
  const isWanted = wanted === orderNumber;
  if (isWanted) wanted = undefined;
  return isWanted;
}
