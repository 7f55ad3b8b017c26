/** Whether the tests ask a shop of several instances that is open already, by https (scripts/everywhere.ts). */
export const asksOpenShop = Boolean(process.env.TEST_SHOP_URL);
