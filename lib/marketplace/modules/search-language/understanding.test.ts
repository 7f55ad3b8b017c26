import { readIntents } from './intents';

const read = (search: string) => {
  const { rest, intents } = readIntents(search.normalize());
  return [rest, ...intents.map(({ kind, value }) => `${kind} ${value}`)];
};

describe('words that ask for a price, an order or a person', () => {
  it.each([
    ['saree under 1500', 'saree', 'max_price 1500'],
    ['saree below ₹2,000', 'saree', 'max_price 2000'],
    ['shirt 500 se kam', 'shirt', 'max_price 500'],
    ['500 के अंदर चप्पल', 'चप्पल', 'max_price 500'],
    ['५०० से कम चप्पल', 'चप्पल', 'max_price 500'],
    ['watch under 2k', 'watch', 'max_price 2000'],
    ['watch 2k', 'watch', 'max_price 2000'],
    ['laptop 1 lakh', 'laptop', 'max_price 100000'],
    ['laptop under 1.5 lakh', 'laptop', 'max_price 150000'],
    ['laptop 50000 tak', 'laptop', 'max_price 50000'],
    ['दो हज़ार से कम साड़ी', 'साड़ी', 'max_price 2000'],
    ['paanch sau se kam shirt', 'shirt', 'max_price 500'],
    ['saree above 3000', 'saree', 'min_price 3000'],
    ['3000 से ज़्यादा की साड़ी', 'की साड़ी', 'min_price 3000'],
    ['3000 से ज्यादा साड़ी', 'साड़ी', 'min_price 3000'],
    ['kurta between 500 and 1000', 'kurta', 'min_price 500', 'max_price 1000'],
    ['kurta 500 to 1000', 'kurta', 'min_price 500', 'max_price 1000'],
    ['kurta 500-1000', 'kurta', 'min_price 500', 'max_price 1000'],
    ['kurta 500 se 1000 tak', 'kurta', 'min_price 500', 'max_price 1000'],
    ['4 star kurta', 'kurta', 'rating 4'],
    ['4.5+ rating speaker', 'speaker', 'rating 4.5'],
    ['saree 50% off', 'saree', 'discount 50'],
    ['30% discount shoes', 'shoes', 'discount 30'],
    ['sasta kurta', 'kurta', 'sort price_asc'],
    ['सस्ती साड़ी', 'साड़ी', 'sort price_asc'],
    ['best headphones under 3000', 'headphones', 'max_price 3000', 'sort rating'],
    ['latest kurta', 'kurta', 'sort newest'],
    ['महँगी घड़ी', 'घड़ी', 'sort price_desc'],
    ['toys for 5 year old', 'toys for kids', 'person kids'],
    ['6 months baby dress', 'baby dress baby', 'person baby'],
    ['under 500', '', 'max_price 500'],
    ['saree below 1.5k', 'saree', 'max_price 1500'],
    ['डेढ़ हज़ार तक साड़ी', 'साड़ी', 'max_price 1500'],
    ['dhai hazar tak saree', 'saree', 'max_price 2500'],
    ['साढ़े तीन हज़ार तक घड़ी', 'घड़ी', 'max_price 3500'],
    ['pandrah sau tak ke joote', 'ke joote', 'max_price 1500'],
    ['two thousand five hundred tak saree', 'saree', 'max_price 2500'],
    ['sau rupaye wali chai', 'wali chai', 'max_price 100'],
    ['under a thousand headphones', 'headphones', 'max_price 1000'],
    ['kurta at most 800', 'kurta', 'max_price 800'],
    ['saree not above 2000', 'saree', 'max_price 2000'],
    ['saree no more than 2000', 'saree', 'max_price 2000'],
    ['saree 2000 se zyada nahi', 'saree', 'max_price 2000'],
    ['1500 ka budget kurta', 'kurta', 'max_price 1500'],
    ['बजट 1500 कुर्ता', 'कुर्ता', 'max_price 1500'],
    ['saree not less than 2000', 'saree', 'min_price 2000'],
    ['saree 3000+', 'saree', 'min_price 3000'],
    ['kurta around 700', 'kurta', 'min_price 560', 'max_price 840'],
    ['2000 के आसपास साड़ी', 'साड़ी', 'min_price 1600', 'max_price 2400'],
    ['500 aur 1000 ke beech kurta', 'kurta', 'min_price 500', 'max_price 1000'],
    ['saree 1-2k', 'saree', 'min_price 1000', 'max_price 2000'],
    ['saree ₹500-₹1000', 'saree', 'min_price 500', 'max_price 1000'],
    ['kurta not too expensive', 'kurta', 'sort price_asc'],
  ])('are taken out of %j', (search, ...expected) => {
    expect(read(search)).toEqual(expected.map((text) => text.normalize()));
  });

  it.each([
    ['frock 4-5 years', 'frock kids', 'person kids'],
    ['16-50 mm lens'],
    ['over ear headphones'],
    ['t-shirt pack of 3'],
    ['100% cotton sheet'],
    ['750 w mixer'],
    ['new balance shoes'],
    ['spf 50 sunscreen'],
    ['kolkata saree'],
    ['4k monitor'],
    ['22k gold ring'],
    ['do teen kurta'],
    ['teen girl dress'],
  ])('leave %j as it is', (search, ...expected) => {
    expect(read(search).slice(0, 1)).toEqual(expected.length ? expected.slice(0, 1) : [search]);
  });

  it('says what each took and what is left without it', () => {
    expect(readIntents('Red Saree under ₹1,500').intents).toMatchObject([
      { kind: 'max_price', words: 'under ₹1,500', without: 'Red Saree' },
    ]);
  });
});
