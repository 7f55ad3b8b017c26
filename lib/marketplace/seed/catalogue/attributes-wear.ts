import type { TypeAttributes } from './type-attributes';

const women = { for: 'women' };
const men = { for: 'men' };

/** Attributes of clothes, shoes, bags, watches and ornaments, by key of the type. */
export const wearAttributes: Record<string, TypeAttributes> = {
  'silk-saree': { kind: 'saree', ...women, occasion: 'wedding, festival, diwali, gift, party' },
  'cotton-saree': {
    kind: 'saree',
    ...women,
    occasion: 'festival, gift, summer',
    use: 'office, daily wear',
    designs: { 1: { occasion: 'wedding, festival, diwali, gift, party' } },
  },
  'kurta-women': {
    kind: 'kurta',
    ...women,
    occasion: 'festival, gift',
    use: 'office, daily wear, college',
    designs: { 1: { occasion: 'festival, diwali, wedding, gift, party' } },
  },
  'kurta-set': {
    kind: 'kurta set, suit set, suit',
    ...women,
    occasion: 'festival, diwali, wedding, gift, party',
    designs: {
      1: { kind: 'suit set, suit', occasion: 'festival, gift', use: 'office, daily wear' },
      2: { kind: 'sharara set, suit set, suit' },
    },
  },
  dupatta: {
    kind: 'dupatta',
    ...women,
    occasion: 'festival, diwali, wedding, gift',
    designs: { 1: { occasion: 'festival, gift' } },
  },
  dress: {
    kind: 'dress',
    ...women,
    occasion: 'party, summer, birthday, gift',
    use: 'holiday, party wear',
  },
  top: {
    kind: 'top',
    ...women,
    use: 'daily wear, college',
    designs: { 2: { kind: 'shirt, top', use: 'office' } },
  },
  bangles: {
    kind: 'bangles, jewellery',
    ...women,
    occasion: 'wedding, festival, diwali, gift, party',
  },
  'hair-accessory': {
    kind: 'hair accessory, hair clip, jewellery',
    for: 'women, girls',
    occasion: 'gift, party',
    designs: {
      1: { kind: 'comb', for: 'women, men', occasion: '' },
      2: { occasion: 'wedding, party, gift' },
    },
  },
  't-shirt': {
    kind: 'tshirt',
    ...men,
    use: 'daily wear, college',
    designs: { 2: { use: 'gym, sports, running, yoga' } },
  },
  'mens-shirt': {
    kind: 'shirt',
    ...men,
    occasion: 'gift',
    use: 'office, daily wear',
    designs: { 2: { use: 'office, interview' } },
  },
  jeans: { kind: 'jeans', ...men, use: 'daily wear, college' },
  trousers: {
    kind: 'trousers, pants',
    ...men,
    use: 'office',
    designs: { 2: { kind: 'shorts', use: 'home, gym' } },
  },
  'mens-kurta': {
    kind: 'kurta',
    ...men,
    occasion: 'festival, diwali, gift, rakhi, pooja',
    designs: { 1: { occasion: 'festival, diwali, wedding, gift, rakhi, party, pooja' } },
  },
  'nehru-jacket': {
    kind: 'jacket, waistcoat',
    ...men,
    occasion: 'wedding, festival, diwali, party, gift',
  },
  frock: {
    kind: 'frock, dress',
    for: 'girls, kids',
    occasion: 'birthday, party, gift',
    use: 'party wear',
  },
  'kids-tshirt': {
    kind: 'tshirt',
    for: 'kids, boys, girls',
    occasion: 'birthday',
    use: 'play, school',
    designs: {
      1: { kind: 'tshirt, shorts, set' },
      2: { kind: 'kurta, pyjama', occasion: 'festival, diwali, wedding' },
    },
  },
  'mens-shoes': {
    kind: 'shoes, formal shoes',
    ...men,
    use: 'office',
    designs: {
      1: { kind: 'shoes, loafers', use: 'daily wear' },
      2: { kind: 'shoes, boots, trekking shoes', use: 'trekking, travel, hiking' },
    },
  },
  chappals: {
    kind: 'chappal, slippers',
    ...men,
    use: 'home, daily wear',
    designs: { 2: { kind: 'sandals', use: 'travel, daily wear' } },
  },
  heels: {
    kind: 'heels, shoes',
    ...women,
    occasion: 'party, wedding',
    designs: {
      1: { kind: 'sandals, heels', occasion: 'wedding, festival, party' },
      2: { kind: 'boots, shoes', occasion: 'winter' },
    },
  },
  flats: {
    kind: 'jutti, flats, shoes',
    ...women,
    occasion: 'wedding, festival',
    designs: {
      1: { kind: 'flats, ballerina, shoes', occasion: '', use: 'office, daily wear' },
      2: { kind: 'slippers, chappal', occasion: '', use: 'home, daily wear' },
    },
  },
  'running-shoes': {
    kind: 'shoes, sports shoes, running shoes, sneakers',
    ...men,
    use: 'gym, running, sports, walking',
    designs: {
      1: { kind: 'shoes, sports shoes, walking shoes, sneakers', for: 'women' },
      2: { kind: 'shoes, sports shoes, court shoes, sneakers', for: 'men, women' },
    },
  },
  handbag: {
    kind: 'handbag, bag, purse',
    ...women,
    occasion: 'gift',
    use: 'office, shopping, college',
    designs: { 2: { kind: 'sling bag, bag, purse, handbag', use: 'travel, party' } },
  },
  clutch: {
    kind: 'potli, clutch, purse, handbag',
    ...women,
    occasion: 'wedding, party, festival, gift',
    designs: {
      1: { kind: 'clutch, purse, handbag' },
      2: { kind: 'wallet, purse', occasion: 'gift' },
    },
  },
  backpack: {
    kind: 'backpack, bag, laptop bag',
    for: 'men, women',
    use: 'office, college, travel',
    designs: {
      1: { kind: 'school bag, backpack, bag', for: 'kids, boys, girls', use: 'school' },
      2: { kind: 'rucksack, backpack, bag', use: 'trekking, travel, hiking, camping' },
    },
  },
  luggage: {
    kind: 'trolley bag, suitcase, luggage, bag',
    for: 'men, women',
    use: 'travel',
    designs: { 2: { kind: 'briefcase, laptop bag, bag', use: 'office, travel' } },
  },
  watch: {
    kind: 'watch',
    for: 'men, women',
    occasion: 'gift, rakhi, birthday',
    use: 'office',
    designs: { 1: { for: 'women' }, 2: { for: 'men, women, boys', use: 'sports, gym' } },
  },
  sunglasses: {
    kind: 'sunglasses',
    for: 'men, women',
    occasion: 'gift, summer, rakhi',
    use: 'travel, driving',
    designs: {
      1: { for: 'women' },
      2: {
        kind: 'reading glasses, spectacles, eyeglasses',
        use: 'reading, office, computer',
        occasion: '',
      },
    },
  },
  umbrella: { kind: 'umbrella', for: 'men, women', occasion: 'monsoon, rain', use: 'travel' },
  cap: {
    kind: 'cap',
    for: 'men, boys',
    occasion: 'summer',
    use: 'sports, travel',
    designs: {
      1: { kind: 'hat', for: 'women', use: 'travel, beach' },
      2: { kind: 'muffler, scarf', for: 'men, women', occasion: 'winter', use: '' },
    },
  },
};
