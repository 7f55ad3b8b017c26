import { deviceAttributes } from './attributes-devices';
import { homeAttributes } from './attributes-home';
import type { TypeAttributes } from './type-attributes';

const kids = { for: 'kids, boys, girls', occasion: 'birthday, gift' };

/** Attributes of goods other than clothing, by key of the type. */
export const livingAttributes: Record<string, TypeAttributes> = {
  ...deviceAttributes,
  ...homeAttributes,
  diapers: {
    kind: 'diaper',
    for: 'baby',
    designs: { 2: { kind: 'wipes' } },
  },
  'baby-bottle': {
    kind: 'feeding bottle, baby bottle',
    for: 'baby',
    occasion: 'gift',
    designs: { 2: { kind: 'sipper, cup' } },
  },
  'baby-skin': {
    kind: 'baby lotion, lotion, moisturiser',
    for: 'baby',
    occasion: 'gift',
    designs: { 1: { kind: 'baby oil, massage oil, oil' }, 2: { kind: 'rash cream, cream' } },
  },
  'face-cream': {
    kind: 'face cream, day cream, cream, moisturiser, skin care',
    for: 'women',
    occasion: 'gift, winter',
    use: 'dry skin',
    designs: {
      1: { kind: 'sunscreen, skin care', for: 'men, women', occasion: 'summer', use: 'travel' },
      2: { kind: 'aloe vera gel, moisturiser, skin care', for: 'men, women', occasion: 'summer' },
    },
  },
  'face-wash': {
    kind: 'face wash, skin care',
    for: 'men, women',
    designs: { 2: { kind: 'face pack, skin care' } },
  },
  'hair-oil': {
    kind: 'hair oil, oil, hair care',
    for: 'women, men',
    use: 'hair growth, hair fall',
    designs: { 2: { kind: 'hair serum, hair care' } },
  },
  shampoo: {
    kind: 'shampoo, hair care',
    for: 'women, men',
    designs: { 2: { kind: 'henna, mehndi, hair colour' } },
  },
  lipstick: {
    kind: 'lipstick, makeup',
    for: 'women',
    occasion: 'party, gift',
    designs: {
      1: { kind: 'lip balm, makeup' },
      2: { kind: 'sindoor', occasion: 'wedding, festival' },
    },
  },
  'nails-eyes': {
    kind: 'nail polish, nail paint, makeup',
    for: 'women, girls',
    occasion: 'party, gift',
    designs: { 1: { kind: 'kajal, makeup' }, 2: { kind: 'makeup brush, makeup' } },
  },
  soap: {
    kind: 'soap, bathing soap',
    for: 'men, women',
    occasion: '',
    designs: { 1: { occasion: 'gift' }, 2: { kind: 'toothbrush' } },
  },
  perfume: {
    kind: 'perfume, fragrance',
    for: 'women',
    occasion: 'gift, party, wedding, rakhi',
    designs: { 1: { for: 'men' }, 2: { kind: 'attar, perfume, fragrance', for: 'men, women' } },
  },
  tea: { kind: 'tea', occasion: 'gift' },
  coffee: { kind: 'coffee', occasion: 'gift' },
  'cold-drinks': {
    kind: 'soda, cold drink, drink',
    occasion: 'summer, party',
    designs: { 1: { kind: 'squash, drink' }, 2: { kind: 'syrup, sharbat, drink' } },
  },
  spices: { kind: 'spice, masala', use: 'cooking', designs: { 3: { kind: 'salt, spice' } } },
  pickle: { kind: 'pickle' },
  'rice-dal': {
    kind: 'rice',
    use: 'cooking',
    designs: { 1: { kind: 'dal' }, 2: { kind: 'atta, flour' }, 3: { kind: 'millet' } },
  },
  'oil-ghee': {
    kind: 'oil, mustard oil, cooking oil',
    use: 'cooking',
    designs: {
      1: { kind: 'ghee', occasion: 'pooja, festival' },
      2: { kind: 'honey' },
      3: { kind: 'jaggery' },
    },
  },
  'dry-fruits': {
    kind: 'almonds, dry fruits, nuts',
    occasion: 'diwali, gift, festival, rakhi',
    designs: {
      1: { kind: 'cashews, dry fruits, nuts' },
      2: { kind: 'makhana, snack, dry fruits', occasion: 'fasting' },
      3: { kind: 'raisins, dry fruits' },
    },
  },
  snacks: {
    kind: 'snack, namkeen',
    occasion: 'party, diwali',
    designs: {
      1: { kind: 'cookies, biscuit, snack', occasion: 'diwali, gift, festival, party' },
      2: { kind: 'papad, snack', occasion: '' },
      3: { kind: 'chocolate, sweets', occasion: 'diwali, gift, rakhi, birthday' },
    },
  },
  cricket: {
    kind: 'cricket bat, bat',
    for: 'boys, men, kids',
    use: 'sports',
    designs: { 2: { kind: 'cricket ball, ball' } },
  },
  'racket-ball': {
    kind: 'badminton racket, racket',
    for: 'boys, girls, kids, men, women',
    use: 'sports',
    designs: {
      1: { kind: 'football, ball' },
      2: { kind: 'table tennis bat, bat' },
      3: { kind: 'basketball, ball' },
    },
  },
  yoga: { kind: 'yoga mat', use: 'yoga, gym, exercise', designs: { 2: { kind: 'yoga block' } } },
  gym: {
    kind: 'dumbbells',
    for: 'men, women',
    use: 'gym, exercise',
    designs: { 1: { kind: 'boxing gloves, gloves' } },
  },
  'cycling-camping': {
    kind: 'bicycle, cycle',
    use: 'cycling',
    designs: {
      1: { kind: 'kick scooter, scooter', ...kids },
      2: { kind: 'tent', use: 'camping, trekking, travel' },
      3: { kind: 'compass', use: 'trekking, travel, camping' },
    },
  },
  'soft-toy': {
    kind: 'soft toy, teddy bear, toy',
    ...kids,
    designs: { 1: { kind: 'soft toy, toy' }, 2: { kind: 'doll, toy' } },
  },
  'toy-vehicle': {
    kind: 'toy car, car, toy',
    ...kids,
    designs: { 1: { kind: 'toy train, train, toy' }, 2: { kind: 'helicopter, toy' } },
  },
  'learning-toy': {
    kind: 'building blocks, blocks, toy',
    ...kids,
    use: 'learning',
    designs: {
      1: { kind: 'puzzle, map, toy' },
      2: { kind: 'abacus, toy' },
      3: { kind: 'learning toy, toy' },
    },
  },
  'board-game': {
    kind: 'ludo, board game, game, toy',
    ...kids,
    use: 'family',
    designs: {
      1: { kind: 'chess, board game, game, toy' },
      2: { kind: 'card game, game, toy' },
      3: { kind: 'housie, tambola, board game, game, toy', occasion: 'party, gift' },
    },
  },
  book: {
    kind: 'story book, book',
    for: 'kids, boys, girls',
    occasion: 'gift, birthday',
    designs: {
      1: { kind: 'novel, book', for: '' },
      2: { kind: 'cookbook, recipe book, book', for: '' },
      3: { kind: 'book, finance book', for: '' },
    },
  },
  notebook: {
    kind: 'notebook, copy',
    use: 'school, college, office',
    designs: {
      1: { kind: 'diary, notebook', occasion: 'gift', use: 'office' },
      2: { kind: 'planner, diary, notebook', occasion: 'gift', use: 'office' },
      3: { kind: 'sketch pad, drawing book, notebook', use: 'school, drawing' },
    },
  },
  pens: {
    kind: 'pen, gel pen',
    use: 'school, office',
    designs: {
      1: { kind: 'fountain pen, pen', occasion: 'gift', use: 'office' },
      2: { kind: 'pencil' },
    },
  },
  art: {
    kind: 'watercolour, paint',
    ...kids,
    use: 'school, drawing',
    designs: { 1: { kind: 'crayons' }, 2: { kind: 'geometry box', occasion: '' } },
  },
  'health-device': {
    kind: 'bp monitor, blood pressure monitor, bp machine',
    use: 'home',
    designs: { 1: { kind: 'thermometer' }, 2: { kind: 'stethoscope' } },
  },
  'first-aid': {
    kind: 'first aid kit',
    use: 'home, travel',
    designs: { 1: { kind: 'bandage, band aid' }, 2: { kind: 'hot water bag', occasion: 'winter' } },
  },
  ayurveda: {
    kind: 'chyawanprash',
    occasion: 'winter',
    use: 'immunity',
    designs: {
      1: { kind: 'ashwagandha', occasion: '' },
      2: { kind: 'triphala, churna', occasion: '' },
    },
  },
  nutrition: {
    kind: 'protein powder, protein',
    use: 'gym, fitness',
    designs: {
      1: { kind: 'juice', use: '' },
      2: { kind: 'vitamin tablets, vitamin', use: 'immunity' },
    },
  },
};
