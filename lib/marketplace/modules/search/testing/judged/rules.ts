/** The data that a rule may look at: a product as the contract lists it. Money in rupees, the price of this moment. */
export type JudgedProduct = {
  id: number;
  /** The listing, the same for all colours and sizes of one thing. */
  listing: string;
  /** The English name. */
  name: string;
  category: string;
  brand: string | null;
  colour: string | null;
  size: string | null;
  price: number;
  mrp: number;
};

/** A rule that tells whether a product is what a search asks for. */
export type Rule = (product: JudgedProduct) => boolean;

/** A search, the rule for its results, and one for the best of them if they differ. */
export type JudgedQuery = readonly [text: string, isRelevant: Rule, isBest?: Rule];

/** Accepts products whose English name matches; in one of the categories if some are given. */
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

/** Accepts products of at most so many rupees. */
export const upTo =
  (rupees: number): Rule =>
  ({ price }) =>
    price <= rupees;

/** Accepts products of at least so many rupees. */
export const from =
  (rupees: number): Rule =>
  ({ price }) =>
    price >= rupees;

/** Accepts products at least so many percent below the MRP. */
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
