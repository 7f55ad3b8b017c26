import { all, any, from, type JudgedQuery, named, off, upTo } from './rules';
import * as a from './things';

/** More ways to express a price. */
export const pricesSaid: readonly JudgedQuery[] = [
  ['₹500 se kam ki chappal', all(a.chappal, upTo(500))],
  ['backpack under rs. 1500', all(a.backpack, upTo(1500))],
  ['kurta upto 700', all(a.kurta, upTo(700))],
  ['saree 1k to 2k', all(a.saree, from(1000), upTo(2000))],
  ['डेढ़ हज़ार तक की साड़ी', all(a.saree, upTo(1500))],
  ['dhai hazar tak jute', all(a.shoes, upTo(2500))],
  ['budget 1000 headphones', all(a.headphones, upTo(1000))],
  ['headphones around 1500', all(a.headphones, from(1000), upTo(2000))],
  ['smartwatch below 2.5k', all(a.smartwatch, upTo(2500))],
  ['perfume rs 500', all(a.perfume, upTo(500))],
  ['jeans 1000-1500', all(a.jeans, from(1000), upTo(1500))],
  ['toys under ₹ 400', all(a.toys, upTo(400))],
  ['bedsheet under 1,000', all(a.bedsheet, upTo(1000))],
  ['kettle not more than 1000', all(a.kettle, upTo(1000))],
  ['min 40% off kurta', all(a.kurta, off(40))],
  ['saree over 5000', all(a.saree, from(5000))],
  ['मिक्सर 2000 तक', all(a.mixer, upTo(2000))],
  ['200 से 400 के बीच टी-शर्ट', all(a.tshirt, from(200), upTo(400))],
  ['laptop forty thousand', all(a.laptop, upTo(40_000))],
  ['tea below 250', all(a.tea, upTo(250))],
  ['bag within 1000 rs', all(any(a.purse, a.backpack, named(/Bag/)), upTo(1000))],
  ['kam daam ki chadar', a.bedsheet],
  ['costliest saree', a.saree],
];
