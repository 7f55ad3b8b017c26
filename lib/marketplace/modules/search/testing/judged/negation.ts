import { all, coloured, type JudgedQuery, named, not } from './rules';
import * as a from './things';

const leather = named(/Leather|Kolhapuri|Juttis/);

/** Searches with an exclusion. */
export const negation: readonly JudgedQuery[] = [
  ['kurta without embroidery', all(a.kurta, not(named(/Embroider|Chikankari/)))],
  ['shoes not leather', all(a.shoes, not(named(/Leather/)))],
  ['saree not silk', all(a.saree, not(named(/Silk/)))],
  ['saree except red', all(a.saree, not(coloured('Red')))],
  ['t shirt not black', all(a.tshirt, not(coloured('Black')))],
  ['pickle without oil', named(/Pickle without Oil/)],
  ['bedsheet -satin', all(a.bedsheet, not(named(/Satin/)))],
  ['watch not smartwatch', all(a.watch, not(a.smartwatch))],
  ['headphones not wireless', all(a.headphones, not(named(/Wireless/)))],
  ['bina silk ki saree', all(a.saree, not(named(/Silk/)))],
  ['सिल्क के बिना साड़ी', all(a.saree, not(named(/Silk/)))],
  ['joote leather nahi', all(a.shoes, not(named(/Leather/)))],
  ['tea without masala', all(a.tea, not(named(/Masala/)))],
  ['perfume no alcohol', named(/Alcohol-Free/)],
  ['kadhai except cast iron', all(a.kadhai, not(named(/Cast Iron/)))],
  ['shirt no stripes', all(a.shirt, not(named(/Strip/)))],
  ['curtains not blackout', all(a.curtain, not(named(/Blackout/)))],
  ['toys except soft toys', all(a.toys, not(named(/Teddy|Plush/)))],
  ['shampoo not powder', all(a.shampoo, not(named(/Powder/)))],
  ['kettle except glass', all(a.kettle, not(named(/Glass/)))],
  ['jeans but not black', all(a.jeans, not(coloured('Black')))],
  ['dupatta chahiye lekin laal nahi', all(named(/Dupatta/), not(coloured('Red')))],
  ['चमड़े के बिना चप्पल', all(a.chappal, not(leather))],
  ['tea not green', all(a.tea, not(named(/Green/)))],
  ['non leather chappal', all(a.chappal, not(leather))],
  ['gift for mother not saree', not(a.saree)],
  ['kurta not for men', all(a.kurta, not(a.mensKurta))],
  ['काली नहीं टी-शर्ट', all(a.tshirt, not(coloured('Black')))],
  ['speaker without mic', all(a.speaker, not(named(/with Mic/)))],
  ['bag other than backpack', all(named(/Bag/), not(a.backpack))],
  ['dal chawal nahi sirf dal', a.dal],
  ['shoes no heels', all(a.shoes, not(a.heels))],
  ['saree other than cotton', all(a.saree, not(named(/Cotton/)))],
  ['snacks without nuts', all(a.snacks, not(named(/Almond|Cashew|Pistachio/)))],
  ['keyboard without mouse', all(a.keyboard, not(named(/Mouse/)))],
  ['soap not neem', all(a.soap, not(named(/Neem/)))],
];
