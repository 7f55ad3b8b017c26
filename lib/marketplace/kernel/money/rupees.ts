/** Integer paise, as the marketplace counts, in rupees, as the contract says. */
export const rupees = (paise: number) => paise / 100;

/** Rupees of the contract in integer paise. */
export const paiseOf = (amount: number) => Math.round(amount * 100);
