import { type JudgedQuery, nothing } from './rules';

const texts = [
  ...['refrigerator', 'washing machine', 'air conditioner', 'sofa', 'mattress', 'iphone'],
  ...['mobile phone', 'drone', 'guitar', 'lehenga', 'sherwani', 'socks', 'necklace', 'earrings'],
  ...['pillow', 'sleeping bag', 'air fryer', 'water purifier', 'hard disk', 'treadmill'],
  ...['carrom board', 'violin', 'dog food', 'cat litter', 'playstation', 'projector'],
  ...[
    'gas stove',
    'kitchen chimney',
    'blazer',
    'raincoat',
    'leggings',
    'hoodie',
    'bike engine oil',
  ],
  ...['eggs', 'microwave oven', 'sewing machine', 'aquarium', 'contact lens', 'wedding ring'],
  ...[
    'wheelchair',
    'baby stroller',

    'nike shoes',
    'samsung phone',
    'tupperware bottle',
  ],
  ...['leather sofa', 'cotton pillow cover', 'red lipstick by maybelline', 'sofa for living room'],
  ...['फ्रिज', 'सोफा', 'मोबाइल फोन', 'वाशिंग मशीन', 'गिटार', 'टीवी', 'मोज़े'],
  ...[
    'fridge chahiye',
    'mobile dikhao',
    'gadda',
    'takiya',
    'almari',
    'kursi',
    'i want to buy a car seat',
  ],
];

/** Searches for things that the demo catalogue does not sell: correct is to say so, or to find nothing. */
export const notHere: readonly JudgedQuery[] = texts.map((text) => [text, nothing]);
