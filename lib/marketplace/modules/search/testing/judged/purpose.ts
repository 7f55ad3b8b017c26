import { all, any, type JudgedQuery, named, not, within } from './rules';
import * as a from './things';

const gym = any(
  a.gym,
  named(/Sports|Running|Walking|Court|Shorts|Water Bottle|Flask|Protein|Towel|Gamcha|Earbuds/),
);
const hostel = any(
  within('bedding', 'backpacks-luggage', 'bottles-storage', 'notebooks-paper', 'tools-hardware'),
  named(/Kettle|Induction|Extension|Torch|Lamp|Padlock|Bucket|Mug|Iron|Table Fan|Desk Fan/),
  named(/Power Bank|Charger|Slippers|Flip-Flops|Soap|Lunch|Earphones|Headphones|First Aid/),
);
const rain = any(
  named(/Umbrella|Flip-Flops|Waterproof|Sandals|Chyawanprash|Kahwa|Kulhad|Torch|Masala Chai/),
  named(/Bamboo Face Towels|Gamcha|Backpack|Door Mat|Water Bag/),
);
const winter = any(
  a.blanket,
  named(/Muffler|Hot Water Bag|Chyawanprash|Day Cream|Lotion|Kettle|Flask|Boots|Carpet|Balm/),
  named(/Jacket|Coffee|Tea\b|Kahwa|Chai\b|Honey|Jaggery|Massage Oil|Coconut Hair Oil/),
);
const summer = any(
  named(/Sunscreen|Sunglasses|Hat|Cap\b|Fan\b|Aloe Vera|Dohar|Soda|Squash|Syrup|Cotton|Summer/),
  named(/Umbrella|Water Bottle|Flask|Shorts|Linen|Flip-Flops|Sandals|Maxi|AC Comforter|Vetiver/),
);
const office = any(
  within('shirts-tshirts', 'jeans-trousers', 'computers', 'notebooks-paper', 'handbags'),
  named(/Laptop|Briefcase|Satchel|Tote|Derby|Loafers|Watch|Pen\b|Pens|Tiffin|Lunch Box|Mug|Desk/),
  named(/Kurta for Women|Water Bottle|Flask|Ballerina|Glasses|Planner|Lamp|Webcam|Wall Clock/),
  named(/Headphones|Earphones|Earbuds|Office|Cotton Saree|Suit Set/),
);
const outdoors = any(
  within('cycling-camping'),
  named(/Trekking|Rucksack|Torch|Compass|Flask|Water Bottle|Backpack|First Aid|Sunscreen|Cap\b/),
  named(/Power Bank|Sandals|Raisins|Almonds|Sunglasses|Sports T-Shirt|Hat\b|Glasses|Walking Shoes/),
);
const kitchen = any(
  within('kitchen-appliances', 'cookware', 'dinnerware', 'bottles-storage', 'kitchen-tools'),
  named(/Cookbook/),
);
const travel = any(
  within('backpacks-luggage'),
  named(/Sling|Power Bank|Umbrella|Sunglasses|Flask|Water Bottle|Hat|Headphones|Earbuds|Towel/),
  named(/Charger|Camera|Hair Dryer|First Aid|Tent|Compass|Sandals|Torch|Magnetic Ludo|Muffler|Cap/),
  named(/Tote|Gamcha|Earphones|Speaker|Sunscreen|Kettle|Walking|Boots|Tyre Inflator|Pillow|Wipes/),
);
const yoga = any(within('yoga-gym'), named(/Sports T-Shirt|Water Bottle|Dhurrie|Lounge Shorts/));
const study = any(
  within('notebooks-paper', 'pens-art', 'computers', 'books', 'learning-toys'),
  named(/Lamp|Laptop|School|Bag|Backpack|Glasses|Headphones|Earphones|Desk/),
);
const school = any(study, named(/Bento|Tiffin|Water Bottle|Geometry|Kids|Umbrella|Sipper|GPS/));
const bath = any(
  within('bath-fragrance', 'hair-care'),
  named(/Towel|Gamcha|Bucket|Face Wash|Mirror|Mat\b/),
);
const gaming = any(named(/Gaming/), a.headphones, a.laptop, a.monitor, a.mouse);
const healthy = any(
  within('ayurveda-nutrition', 'health-devices', 'yoga-gym'),
  named(/Millet|Makhana|Almonds|Green Tea|Kahwa|Walking Shoes|Filter Coffee|Smartwatch|Atta/),
  named(/Toor Dal|Mustard Oil|Turmeric|Cashew|Assam|Darjeeling|Comfort Slippers|Cinnamon/),
);
const pooja = any(a.pooja, a.ghee, named(/Mala|Bell|Ladle|Kansa|Kurta|Jaggery|Camphor|Incense/));
const fast = named(
  /Makhana|Rock Salt|Almonds|Cashew|Raisins|Ghee|Milk|Squash|Syrup|Honey|Jaggery|Juice|Pooja|Diya|Incense|Mala|Bell|Tea|Chai/,
);
const car = any(within('car-bike'), named(/Car Charger|Phone Holder|Cleaning Cloth|Sunglasses/));
const home = any(
  within('home-decor', 'bedding', 'curtains-rugs', 'decor-lighting', 'pooja-festive'),
  within('dinnerware', 'cookware', 'kitchen-appliances', 'bottles-storage', 'kitchen-tools'),
  within('tools-hardware', 'garden', 'fans-irons'),
);

/** Searches by purpose: places, seasons, uses, complaints. */
export const purpose: readonly JudgedQuery[] = [
  ['things for gym', gym, a.gym],
  ['jim ke liye', gym, a.gym],
  ['shoes for running', a.sportsShoes, named(/Running/)],
  ['for hostel', hostel],
  ['hostel essentials', hostel],
  ['hostel ke liye saman', hostel],
  ['for monsoon', rain, a.umbrella],
  ['for rainy season', rain, a.umbrella],
  ['बारिश के लिए', rain, a.umbrella],
  ['monsoon essentials', rain, a.umbrella],
  ['for office', office],
  ['office ke liye', office],
  ['for trekking', outdoors],
  ['ट्रैकिंग के लिए', outdoors],
  ['for camping', outdoors, a.tent],
  ['for kitchen', kitchen],
  ['रसोई के लिए', kitchen],
  ['for travel', travel],
  ['safar ke liye', travel],
  ['यात्रा के लिए', travel],
  ['for winter', winter],
  ['सर्दी के लिए', winter],
  ['thand ke liye', winter],
  ['for summer', summer],
  ['garmi ke liye', summer],
  ['for diabetic', healthy],
  ['food for diabetics', all(healthy, not(within('health-devices', 'yoga-gym')))],
  ['for yoga', yoga],
  ['for gaming', gaming, named(/Gaming/)],
  ['for studying', study],
  ['padhai ke liye', study],
  ['for school', school],
  ['back to school', school],
  ['for bathroom', bath],
  ['for online class', any(study, named(/Webcam|Mic/))],
  ['for hair fall', within('hair-care')],
  ['baal jhadne ke liye', within('hair-care')],
  ['for pimples', within('skin-care')],
  ['for dry skin', within('skin-care', 'baby-care')],
  [
    'for cold and cough',
    any(
      within('ayurveda-nutrition'),
      named(/Honey|Turmeric|Kahwa|Masala Chai|Thermometer|Hot Water/),
    ),
  ],
  ['for immunity', any(within('ayurveda-nutrition'), named(/Turmeric|Honey|Kahwa/))],
  ['for weight loss', any(within('yoga-gym'), healthy, named(/Running|Honey/))],
  ['for back pain', named(/Hot Water Bag|Yoga|Ashwagandha|Oil|Cushion/)],
  ['for balcony', any(within('garden'), named(/Lantern|Bulb|Mat\b|Dhurrie|Chair|Candle/))],
  ['for puja', pooja, a.pooja],
  ['पूजा के लिए', pooja, a.pooja],
  ['for fasting', fast],
  ['vrat ka khana', fast],
  ['for bike', car],
  ['for new house', home],
  ['for living room', home, within('curtains-rugs', 'decor-lighting')],
  ['bag for college', any(a.backpack, a.handbag, named(/Bag/))],
  ['bottle for school', a.anyBottle],
  ['lamp for reading', a.lamp],
  ['saree for office', a.saree, a.cottonSaree],
  ['shoes for office', a.shoes, named(/Derby|Loafers|Ballerina/)],
  ['tent for camping', a.tent],
  ['gloves for boxing', named(/Boxing Gloves/)],
  ['oil for cooking', a.oil],
];
