/** What the provider's checkout signs with the key's secret once a payment has been made. */
export const checkoutText = (orderId: string, paymentId: string) => `${orderId}|${paymentId}`;
