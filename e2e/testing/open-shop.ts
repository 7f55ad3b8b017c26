/** True if the tests use a running shop of several instances, by HTTPS (lab/everywhere.ts). */
export const asksOpenShop = Boolean(process.env.TEST_SHOP_URL);
