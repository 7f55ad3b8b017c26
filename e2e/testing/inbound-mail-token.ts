/** Key for handing mails in to the shop under test (playwright.config.ts). */
export const inboundMailToken = 'an-inbound-key-of-the-tests';
