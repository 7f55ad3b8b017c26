import { all, any, by, coloured, type JudgedQuery, named, not, upTo, within } from './rules';
import * as a from './things';

const sweet = named(/Chocolate|Cookies|Almonds|Cashew|Raisins|Makhana|Honey/);
const forAnybody = any(
  sweet,
  within('decor-lighting', 'pooja-festive', 'dinnerware'),
  named(/Plant|Palm|Cactus|Candle|Diary|Planner|Fountain|Mug|Tea\b|Coffee|Chai\b|Kahwa|Book|Novel/),
  named(
    /Orchard|Savings|Headphones|Earbuds|Earphones|Speaker|Watch|Smartwatch|Flask|Power Bank|Cushion/,
  ),
  named(/Perfume|Attar|Basket|Umbrella|Sunglasses|Chess|Camera|Radio|Backpack|Trolley|Teapot/),
);
const womensOwn = within(
  ...['sarees', 'kurtas-suits', 'womens-western-wear', 'bangles-jewellery', 'handbags', 'make-up'],
  ...['skin-care', 'womens-footwear', 'bath-fragrance', 'hair-care'],
);
const mensOwn = within(
  ...['shirts-tshirts', 'jeans-trousers', 'mens-ethnic-wear', 'mens-footwear', 'sports-shoes'],
  ...['bath-fragrance', 'personal-grooming', 'cricket-ball-games'],
);
const notForMen = not(named(/for Men|Beard|Kids/));
const notForWomen = not(named(/Women|Kids|Girls|Sindoor/));
const child = any(
  within('kids-clothing', 'soft-toys-vehicles', 'learning-toys', 'board-games'),
  named(/Kids|School|Crayon|Watercolour|Folk Tales|Geometry|Sketch|Chocolate|Badminton|Football/),
);
const woman = all(any(womensOwn, forAnybody), notForMen);
const man = all(any(mensOwn, forAnybody), notForWomen);
const youth = all(
  any(
    ...[womensOwn, mensOwn, forAnybody, a.toys],
    within('audio', 'mobile-accessories', 'smartwatches-cameras', 'backpacks-luggage'),
    named(/Gaming|Cricket|Football|Basketball|Sports|Bicycle|Boxing/),
  ),
  not(named(/Kids/)),
);
const baby = any(
  a.babyCare,
  named(/Teddy|Plush|Nesting Dolls|Blocks|Frock|Varnama|Wooden Steam Engine|Muslin|Face Towels/),
);
const elder = all(
  any(
    forAnybody,
    ...[a.saree, a.blanket, a.bpMonitor],
    within('ayurveda-nutrition', 'mens-ethnic-wear', 'health-devices', 'kurtas-suits'),
    named(/Mala|Glasses|Slippers|Muffler|Dohar|Hot Water|Comfort|Chappals|Walking|Radio|Bell/),
  ),
  not(named(/Kids|Heel|Gaming/)),
);
const work = any(
  forAnybody,
  within('notebooks-paper', 'pens-art'),
  named(/Briefcase|Laptop Backpack|Wallet|Satchel|Tote|Bottle|Desk|Formal|Lunch Box/),
);
const house = any(
  within('decor-lighting', 'dinnerware', 'bedding', 'curtains-rugs', 'pooja-festive', 'cookware'),
  within('kitchen-appliances', 'kitchen-tools', 'bottles-storage', 'garden'),
  sweet,
);
const ethnic = any(
  within('sarees', 'kurtas-suits', 'mens-ethnic-wear', 'bangles-jewellery'),
  named(/Kids Kurta|Juttis|Potli|Ethnic|Clutch|Heel/),
);
const puja = any(
  a.pooja,
  a.ghee,
  sweet,
  named(/Kansa|Ladle|Jaggery|Rose Syrup|Bell|Basket|Lantern/),
);
const festival = any(ethnic, puja, within('decor-lighting', 'dinnerware', 'make-up'));
const bride = any(
  ethnic,
  within('make-up', 'bath-fragrance'),
  named(/Ubtan|Henna|Mirror|Face Pack|Saffron|Turmeric|Silk/),
);
const wedding = any(bride, house, a.watch, a.luggage, within('handbags', 'womens-footwear'));
const party = any(
  within('womens-western-wear', 'kids-clothing', 'board-games'),
  sweet,
  named(/Speaker|Candle|Lantern|Lights|Housie|Party|Soda|Clutch|Camera|Cookies|Sev|Heel/),
);
const sister = any(all(woman), child, sweet);
const couple = all(any(house, forAnybody, womensOwn, mensOwn, a.luggage), not(named(/Kids/)));
const romance = all(any(womensOwn, mensOwn, forAnybody, a.teddy), not(named(/Kids/)));
const lights = any(a.diya, a.candle, named(/Lantern/));

/** Accepts products of at most so many rupees. */
export const gifts: readonly JudgedQuery[] = [
  ['gift for bhabhi', woman],
  ['gift for saas', any(woman, elder)],
  ['gift for papa', any(man, elder)],
  ['papa ke liye gift', any(man, elder)],
  ['gift for boss', work],
  ['gift for colleague', work],
  ['farewell gift for colleague', work],
  ['gift for grandmother', any(woman, elder)],
  ['gift for dadi', any(woman, elder)],
  ['gift for grandfather', any(man, elder)],
  ['gift for teacher', work],
  ['teachers day gift', work],
  ['gift for newborn', baby],
  ['gift for teenager', youth],
  ['gift for 5 year old girl', child],
  ['gift for 8 year old boy', child],
  ['gift for friend', any(youth, work)],
  ['gift for girlfriend', any(woman, romance)],
  ['gift for boyfriend', any(man, romance)],
  ['valentine gift', romance],
  ['return gift for birthday', any(child, sweet, forAnybody)],
  ['anniversary gift', couple],
  ['housewarming gift', house],
  ['griha pravesh', any(house, puja)],
  ['गृह प्रवेश के लिए उपहार', any(house, puja)],
  ['baby shower gift', any(baby, woman)],
  ['godh bharai', any(baby, bride, sweet)],
  ['karva chauth', any(bride, puja)],
  ['करवा चौथ', any(bride, puja)],
  [
    'holi',
    any(
      festival,
      named(/White|Sunscreen|Lotion|Oil|Watercolour|Soda|Squash|Syrup|Sev|Papad|Towel/),
      a.babyCare,
    ),
  ],
  ['rakhi', any(festival, man, sister)],
  ['raksha bandhan gift for sister', sister],
  ['bhai dooj', any(festival, man)],
  ['onam', any(festival, a.rice)],
  ['pongal', any(festival, a.rice, named(/Millet|Dal|Cashew|Jaggery|Pot\b/))],
  ['makar sankranti', any(festival, named(/Jaggery|Rice|Dal|Ghee/))],
  ['chhath puja', any(puja, a.saree, ethnic, named(/Basket|Rice|Atta/))],
  ['छठ पूजा', any(puja, a.saree, ethnic, named(/Basket|Rice|Atta/))],
  ['eid', any(ethnic, sweet, a.perfume, within('make-up', 'womens-footwear'))],
  ['eid gift', any(ethnic, forAnybody, womensOwn, mensOwn)],
  ['christmas', any(forAnybody, party, child, a.blanket, named(/Muffler|Cake/))],
  ['christmas gift for kids', child],
  ['lohri', any(festival, a.blanket, named(/Jaggery|Muffler|Sev|Jacket/))],
  ['baisakhi', festival],
  ['navratri', any(festival, named(/Sharara|Makhana|Rock Salt/))],
  ['garba dress', any(ethnic, a.dress)],
  ['durga puja', festival],
  ['ganesh chaturthi', any(festival, named(/Coconut/))],
  ['गणेश चतुर्थी', festival],
  ['janmashtami', any(festival, named(/Kids/))],
  ['diwali lights', any(lights, a.lamp), lights],
  ['diwali decoration', any(house, lights), lights],
  ['दिवाली', festival, lights],
  ['deepawali gift', any(festival, forAnybody)],
  [
    'dhanteras',
    any(
      within('dinnerware', 'cookware', 'kitchen-tools'),
      named(/Brass|Copper|Steel|Kansa|Gold|Silver/),
      puja,
    ),
  ],
  ['haldi ceremony', any(all(ethnic, any(coloured('Yellow', 'Mustard'), ethnic)), bride)],
  ['mehendi', any(named(/Henna/), ethnic, bride)],
  ['शादी', wedding],
  ['shaadi ka tohfa', wedding],
  ['wedding gift', any(wedding, couple)],
  ['birthday', any(party, forAnybody, child)],
  ['birthday gift for wife', any(woman, romance)],
  ['birthday gift for husband', any(man, romance)],
  ['mothers day gift', any(woman, elder)],
  ['fathers day', any(man, elder)],
  ['माँ के लिए तोहफ़ा', any(woman, elder)],
  ['भाभी के लिए उपहार', woman],
  ['bacche ke liye gift', child],
  ['corporate gift', work],
  ['gift under 500', all(any(forAnybody, womensOwn, mensOwn, child, baby), upTo(500))],
  ['gift for men under 1000', all(man, upTo(1000))],
  ['kurta for diwali', a.kurta],
  ['saree for wedding', a.saree, a.silkSaree],
  ['dress for birthday party', any(a.dress, a.frock)],
  ['kurta for eid', a.kurta],
  ['saree for durga puja', a.saree],
  ['watch for anniversary', a.watch],
  ['dry fruits for diwali', a.dryFruits],
  ['chocolate for rakhi', a.chocolate],
  ['taanavi kurta for karva chauth', all(by('taanavi'), a.kurta)],
];
