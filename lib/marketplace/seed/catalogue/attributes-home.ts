import type { TypeAttributes } from './type-attributes';

const festive = 'diwali, pooja, festival, gift';

/** Attributes of goods for kitchens, rooms, shrines and gardens, by key of the type. */
export const homeAttributes: Record<string, TypeAttributes> = {
  pan: {
    kind: 'kadhai, cookware, utensil',
    use: 'kitchen, cooking',
    designs: { 2: { kind: 'frying pan, pan, cookware, utensil' } },
  },
  'pressure-cooker': {
    kind: 'pressure cooker, cooker, cookware, utensil',
    use: 'kitchen, cooking, family',
  },
  'dinner-set': {
    kind: 'dinner set, plates, crockery, utensil',
    occasion: 'diwali, wedding, gift, party',
    use: 'kitchen, dining',
    designs: {
      2: { kind: 'thali set, thali, dinner set, plates, utensil', occasion: `${festive}, wedding` },
    },
  },
  mug: {
    kind: 'mug, coffee mug, cup',
    occasion: 'gift, birthday',
    use: 'kitchen, office',
    designs: { 1: { kind: 'kulhad, cup' }, 2: { kind: 'teapot' } },
  },
  'kitchen-tool': {
    kind: 'knife',
    use: 'kitchen, cooking',
    designs: {
      1: { kind: 'cutlery, spoon' },
      2: { kind: 'ladle, spoon', occasion: 'diwali, gift' },
    },
  },
  bottle: {
    kind: 'water bottle, bottle',
    use: 'school, office, gym, travel',
    designs: {
      1: { kind: 'flask, water bottle, bottle', use: 'travel, office, cold water' },
      2: { use: 'home, office' },
    },
  },
  tiffin: {
    kind: 'tiffin, lunch box',
    use: 'office, school',
    designs: { 1: { use: 'office' }, 2: { for: 'kids, boys, girls', use: 'school' } },
  },
  jars: {
    kind: 'jar, container',
    use: 'kitchen, storage',
    designs: { 2: { kind: 'basket, fruit basket', occasion: 'gift' } },
  },
  bedsheet: { kind: 'bedsheet', occasion: 'gift', use: 'bedroom, home' },
  quilt: {
    kind: 'razai, quilt, blanket',
    occasion: 'winter, gift',
    use: 'bedroom, home',
    designs: {
      1: { kind: 'comforter, quilt, blanket' },
      2: { kind: 'dohar, blanket', occasion: 'summer' },
    },
  },
  towel: {
    kind: 'towel, bath towel',
    use: 'bathroom, gym, travel',
    designs: { 1: { kind: 'face towel, towel' }, 2: { kind: 'gamcha, towel' } },
  },
  curtain: { kind: 'curtain', use: 'living room, bedroom, home' },
  rug: {
    kind: 'dhurrie, rug, carpet',
    use: 'living room, home',
    designs: {
      1: { kind: 'carpet, rug' },
      2: { kind: 'door mat, mat, rug', use: 'home, entrance' },
    },
  },
  cushion: { kind: 'cushion cover, cushion', occasion: 'diwali, gift', use: 'living room, home' },
  'wall-decor': {
    kind: 'wall clock, clock',
    occasion: 'gift',
    use: 'home, office, living room',
    designs: { 1: { kind: 'painting, wall art' }, 2: { kind: 'mirror' } },
  },
  lamp: {
    kind: 'lamp, table lamp',
    occasion: 'gift',
    use: 'study, bedroom, home',
    designs: {
      1: { kind: 'bulb, led bulb', occasion: '', use: 'home' },
      2: { kind: 'lantern, lights', occasion: 'diwali, festival, gift', use: 'home' },
    },
  },
  pooja: {
    kind: 'diya',
    occasion: festive,
    designs: {
      1: { kind: 'bell, pooja bell' },
      2: { kind: 'mala, tulsi mala', occasion: 'pooja, gift' },
    },
  },
  incense: {
    kind: 'incense, agarbatti',
    occasion: festive,
    designs: { 2: { kind: 'candle', occasion: 'diwali, gift, birthday, party' } },
  },
  plants: {
    kind: 'plant',
    occasion: 'gift',
    use: 'home, office, desk',
    designs: { 0: { use: 'home, balcony, living room, office' } },
  },
  'garden-supply': {
    kind: 'seeds, seed kit',
    use: 'garden',
    designs: {
      1: { kind: 'compost, manure, fertilizer' },
      2: { kind: 'bucket, garden tools, tool' },
    },
  },
};
