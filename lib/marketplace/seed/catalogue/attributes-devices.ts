import type { TypeAttributes } from './type-attributes';

/** Attributes of electronics, appliances and tools, by key of the type. */
export const deviceAttributes: Record<string, TypeAttributes> = {
  headphones: {
    kind: 'headphones',
    for: 'men, women',
    occasion: 'gift, rakhi, birthday',
    use: 'music, office, travel',
    designs: {
      2: { for: 'kids, boys, girls', use: 'study, online class', occasion: 'gift, birthday' },
    },
  },
  earbuds: {
    kind: 'earbuds, earphones',
    for: 'men, women',
    occasion: 'gift, rakhi, birthday',
    use: 'music, gym, travel',
    designs: { 1: { use: 'gaming' }, 2: { kind: 'earphones', use: 'music, office, online class' } },
  },
  speaker: {
    kind: 'speaker, bluetooth speaker',
    occasion: 'gift, party, birthday',
    use: 'music',
    designs: { 2: { kind: 'radio, fm radio' } },
  },
  'power-bank': { kind: 'power bank', occasion: 'gift', use: 'travel' },
  charger: {
    kind: 'charger, mobile charger',
    use: 'mobile',
    designs: {
      1: { kind: 'car charger, charger', use: 'car, travel' },
      2: { kind: 'battery, batteries' },
      3: { kind: 'mobile stand, ring light', use: 'mobile, video' },
    },
  },
  keyboard: { kind: 'keyboard', use: 'office, study', designs: { 1: { use: 'gaming' } } },
  mouse: {
    kind: 'mouse',
    use: 'office, study',
    designs: {
      1: { kind: 'webcam, camera', use: 'office, online class' },
      2: { kind: 'router, wifi router', use: 'home, office' },
      3: { kind: 'printer', use: 'home, office, school' },
    },
  },
  laptop: {
    kind: 'laptop, computer',
    use: 'office, college',
    designs: {
      1: { use: 'study, college, school, students' },
      2: { kind: 'monitor, computer', use: 'office' },
    },
  },
  smartwatch: {
    kind: 'smartwatch, watch',
    for: 'men, women',
    occasion: 'gift, rakhi, birthday',
    use: 'fitness, gym, running',
    designs: { 0: { use: 'office, fitness' }, 2: { for: 'kids, boys, girls', use: 'school' } },
  },
  camera: {
    kind: 'camera, instant camera',
    occasion: 'gift, birthday, party',
    use: 'travel',
    designs: {
      1: { kind: 'camera, dslr', use: 'travel, photography' },
      2: { kind: 'security camera, cctv, camera', occasion: '', use: 'home' },
    },
  },
  fan: {
    kind: 'fan, table fan',
    occasion: 'summer',
    use: 'home',
    designs: { 2: { kind: 'fan, pedestal fan' } },
  },
  iron: { kind: 'iron, press', use: 'home', designs: { 2: { kind: 'vacuum cleaner' } } },
  grooming: {
    kind: 'trimmer',
    for: 'men',
    occasion: 'gift, rakhi',
    use: 'grooming',
    designs: {
      1: { kind: 'hair dryer', for: 'women, men', use: 'travel' },
      2: { kind: 'grooming kit, trimmer' },
    },
  },
  'mixer-grinder': {
    kind: 'mixer, grinder',
    use: 'kitchen',
    designs: { 2: { kind: 'juicer' } },
  },
  kettle: { kind: 'kettle', use: 'kitchen, travel, hostel' },
  induction: {
    kind: 'induction, cooktop, stove',
    use: 'kitchen',
    designs: { 1: { kind: 'rice cooker, cooker' }, 2: { kind: 'toaster, sandwich maker' } },
  },
  tools: {
    kind: 'tool kit, tool',
    use: 'home',
    designs: { 1: { kind: 'screwdriver, tool' }, 2: { kind: 'hammer, tool' } },
  },
  hardware: {
    kind: 'lock, padlock',
    use: 'home',
    designs: {
      1: { kind: 'torch', use: 'travel, camping, trekking' },
      2: { kind: 'ladder' },
      3: { kind: 'extension board, extension cord', use: 'home, office' },
    },
  },
  'car-bike': {
    kind: 'helmet',
    for: 'men, women',
    use: 'bike, riding, scooter',
    designs: {
      1: { kind: 'tyre inflator, air pump', use: 'car, bike, travel' },
      2: { kind: 'cleaning cloth, duster', for: '', use: 'car, home' },
      3: { kind: 'phone holder, mobile holder', use: 'bike, scooter, travel' },
    },
  },
};
