/** Key of inbound mail for the shop under test (playwright.config.ts). */
export const inboundMailToken = 'an-inbound-key-of-the-tests';
