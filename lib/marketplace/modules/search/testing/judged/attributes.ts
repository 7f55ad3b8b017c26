import { all, any, coloured, type JudgedQuery, named, sized, within } from './rules';
import * as a from './things';

const red = coloured('Red', 'Maroon');
const blue = coloured('Blue', 'Navy');

/** Colours, sizes, materials and patterns. */
export const attributes: readonly JudgedQuery[] = [
  ['red saree', all(a.saree, red)],
  ['blue kurta', all(a.kurta, blue)],
  ['black shoes', all(a.shoes, coloured('Black'))],
  ['white t-shirt', all(a.tshirt, coloured('White'))],
  ['black handbag', all(a.handbag, coloured('Black'))],
  ['green dupatta', all(a.dupatta, coloured('Green', 'Olive'))],
  ['yellow dress', all(any(a.dress, a.frock), coloured('Yellow', 'Mustard'))],
  ['brown leather shoes', all(a.shoes, coloured('Brown'), named(/Leather/))],
  ['pink bedsheet', all(a.bedsheet, coloured('Pink'))],
  ['blue jeans', all(a.jeans, blue)],
  ['lal saree', all(a.saree, red)],
  [
    'kala bag',
    all(named(/Bag|Backpack|Satchel|Tote|Briefcase|Suitcase|Rucksack/), coloured('Black')),
  ],
  ['नीला कुर्ता', all(a.kurta, blue)],
  ['xl t-shirt', all(a.tshirt, sized(/^XL$/))],
  ['kurta size L', all(a.kurta, sized(/^L$/))],
  ['shirt xxl', all(a.shirt, sized(/^XXL$/))],
  ['jeans 32', all(a.jeans, sized(/^32$/))],
  ['shoes size 8', all(a.shoes, sized(/UK 8/))],
  ['cotton saree', a.cottonSaree],
  ['silk saree', a.silkSaree],
  ['cotton kurta for women', all(a.womensKurta, named(/Cotton/))],
  ['leather shoes', all(a.shoes, named(/Leather/))],
  ['steel bottle', all(a.anyBottle, named(/Steel/))],
  ['copper bottle', named(/Copper Water Bottle/)],
  ['wooden toys', all(a.toys, named(/Wooden/))],
  ['wireless mouse', all(a.mouse, named(/Wireless/))],
  ['wireless headphones', all(a.headphones, named(/Wireless/))],
  ['noise cancelling headphones', named(/Noise Cancelling/)],
  ['striped shirt', named(/Striped/, 'shirts-tshirts', 'kids-clothing')],
  ['floral bedsheet', named(/Floral Print Cotton Bedsheet/)],
  ['block print', named(/Block Print/)],
  ['embroidered kurta', all(a.kurta, named(/Embroidered/))],
  ['formal shirt', named(/Formal Shirt/)],
  ['linen shirt', named(/Linen Shirt/)],
  ['brass', named(/Brass/)],
  ['organic', named(/Organic/)],
  ['dry skin cream', within('skin-care', 'baby-care')],
  ['gaming keyboard', named(/Gaming Keyboard/)],
  ['double bed sheet', all(a.bedsheet, sized(/Double|King|Queen/))],
  ['glass jar', named(/Glass Storage Jars/)],
];
