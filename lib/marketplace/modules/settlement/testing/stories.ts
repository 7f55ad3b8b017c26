import fc from 'fast-check';

/** Outcomes of a return. */
export const outcomes = [
  'sellable',
  'damaged',
  'sent back',
  'sent back, disputed and paid',
  'refused',
  'refused, disputed and accepted',
  'refused, disputed and refused',
  'forgotten',
  'left open',
] as const;

/** A coupon in percent or paise; `payer`: index of the store that pays, or the market. */
export type StoryCoupon = {
  kind: 'percent' | 'amount';
  value: number;
  cap: number | null;
  payer: number | 'market';
};

const coupon: fc.Arbitrary<StoryCoupon> = fc
  .record({
    payer: fc.constantFrom(0, 1, 2, 'market' as const, 'market' as const),
    percent: fc.integer({ min: 1, max: 99 }),
    amount: fc.integer({ min: 100, max: 200_000 }),
    cap: fc.option(fc.integer({ min: 100, max: 50_000 })),
    isPercent: fc.boolean(),
  })
  .map(({ payer, percent, amount, cap, isPercent }) =>
    isPercent
      ? { kind: 'percent' as const, value: percent, cap, payer }
      : { kind: 'amount' as const, value: amount, cap: null, payer },
  );

/** A random order and its later events; impossible steps are left out. */
export type Story = {
  method: 'cod' | 'upi';
  coupon: StoryCoupon | null;
  /** Quantities by the index of their product. */
  wanted: Record<number, number>;
  /** The quantities of each line cancelled before packing. */
  cancelled: number[];
  way: 'delivered' | 'comes back' | 'cancelled' | 'refused by the store';
  returns: {
    line: number;
    quantity: number;
    kind: 'refund' | 'exchange';
    outcome: (typeof outcomes)[number];
    /** True if the replacement of an exchange arrives. */
    arrives: boolean;
    isPaidOut: boolean;
  }[];
};

export const productCount = 6;

const index = fc.integer({ min: 0, max: productCount - 1 });

export const story: fc.Arbitrary<Story> = fc.record({
  method: fc.constantFrom('cod', 'upi'),
  coupon: fc.option(coupon, { freq: 3 }),
  wanted: fc
    .array(fc.tuple(index, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 4 })
    .map((pairs) => Object.fromEntries(pairs)),
  cancelled: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 4 }),
  way: fc.oneof(
    { weight: 5, arbitrary: fc.constant('delivered' as const) },
    { weight: 1, arbitrary: fc.constantFrom('comes back', 'cancelled', 'refused by the store') },
  ),
  returns: fc.array(
    fc.record({
      line: fc.integer({ min: 0, max: 3 }),
      quantity: fc.integer({ min: 1, max: 2 }),
      kind: fc.constantFrom('refund', 'exchange'),
      outcome: fc.constantFrom(...outcomes),
      arrives: fc.boolean(),
      isPaidOut: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

/** The price in paise and the GST of each product: including odd prices, whose halves have to be rounded. */
export const goods = fc.array(
  fc.record({
    price: fc.oneof(fc.integer({ min: 101, max: 2_000 }), fc.integer({ min: 2_001, max: 300_000 })),
    gstRate: fc.constantFrom(0, 5, 18, 40),
  }),
  { minLength: productCount / 2, maxLength: productCount / 2 },
);
