/** What a rule may look at: a product as the contract lists it. Money in rupees, the price of this moment. */
export type JudgedProduct = {
  id: number;
  /** The same for all colours and sizes of one thing. */
  listing: string;
  /** In English. */
  name: string;
  category: string;
  brand: string | null;
  colour: string | null;
  size: string | null;
  price: number;
  mrp: number;
};

/** Whether a product is what a search asks for. */
export type Rule = (product: JudgedProduct) => boolean;

/** A search, the rule for its answers, and one for the best of them where they are not all alike. */
export type JudgedQuery = readonly [text: string, isRelevant: Rule, isBest?: Rule];

/** The English name has it; in one of the categories if some are given. */
export const named =
  (words: RegExp, ...categories: string[]): Rule =>
  ({ name, category }) =>
    words.test(name) && (categories.length === 0 || categories.includes(category));

export const within =
  (...categories: string[]): Rule =>
  ({ category }) =>
    categories.includes(category);

export const all =
  (...rules: Rule[]): Rule =>
  (product) =>
    rules.every((rule) => rule(product));

export const any =
  (...rules: Rule[]): Rule =>
  (product) =>
    rules.some((rule) => rule(product));

export const not =
  (rule: Rule): Rule =>
  (product) =>
    !rule(product);

export const nothing: Rule = () => false;

/** At most so many rupees. */
export const upTo =
  (rupees: number): Rule =>
  ({ price }) =>
    price <= rupees;

/** At least so many rupees. */
export const from =
  (rupees: number): Rule =>
  ({ price }) =>
    price >= rupees;

/** At least so many percent below the MRP. */
export const off =
  (percent: number): Rule =>
  ({ price, mrp }) =>
    Math.round((100 * (mrp - price)) / mrp) >= percent;

export const by =
  (...brands: string[]): Rule =>
  ({ brand }) =>
    brand !== null && brands.includes(brand);

export const coloured =
  (...colours: string[]): Rule =>
  ({ colour }) =>
    colours.some((one) => colour?.split(', ').includes(one));

export const sized =
  (size: RegExp): Rule =>
  (product) =>
    size.test(product.size ?? '');
