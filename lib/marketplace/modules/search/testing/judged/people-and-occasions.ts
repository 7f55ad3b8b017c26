import { all, any, type JudgedQuery, named, not, within } from './rules';
import * as a from './things';

const womensWear = within('sarees', 'kurtas-suits', 'womens-western-wear');
const forWomen = any(
  womensWear,
  within('bangles-jewellery', 'womens-footwear', 'make-up', 'handbags'),
  named(/Women|Girls/),
);
const mensWear = within('shirts-tshirts', 'jeans-trousers', 'mens-ethnic-wear');
const forMen = any(mensWear, within('mens-footwear'), named(/for Men|Beard|Grooming|Analog|Derby/));
const giftsForWomen = any(
  forWomen,
  within('skin-care', 'bath-fragrance', 'bedding', 'pooja-festive', 'decor-lighting', 'hair-care'),
  named(/Watch|Sunglasses|Plant|Dinner Set|Diary|Tea\b|Chocolate|Perfume|Cushion/),
);
const giftsForMen = any(
  forMen,
  within('watches-eyewear', 'audio', 'smartwatches-cameras'),
  named(/Perfume|Attar|Wallet|Trimmer|Grooming|Diary|Pen\b|Watch|Briefcase|Backpack|Book|Chess/),
);
const forChildren = any(
  within('kids-clothing', 'soft-toys-vehicles', 'learning-toys', 'board-games', 'baby-care'),
  named(/Kids|School|Crayon|Watercolour|Folk Tales|Geometry|Kick Scooter/),
);
const festive = any(
  within('pooja-festive', 'sarees', 'bangles-jewellery', 'snacks-dry-fruits', 'mens-ethnic-wear'),
  named(/Lantern|Kurta|Dupatta|Sharara|Anarkali|Potli|Juttis|Ladle|Thali|Dinner Set|Candle/),
);
const wedding = any(
  a.silkSaree,
  within('bangles-jewellery', 'mens-ethnic-wear'),
  named(
    /Chanderi|Anarkali|Sharara|Dupatta|Potli|Clutch|Juttis|Heel|Embroidered|Perfume|Attar|Ubtan/,
  ),
);
const forGym = any(
  a.gym,
  named(/Sports|Running|Walking|Shoes|Protein|Water Bottle|Earbuds|Fitness/),
);
/** Searches for a person or an occasion. */
export const peopleAndOccasions: readonly JudgedQuery[] = [
  ['gift for mother', giftsForWomen],
  ['gift for wife', giftsForWomen],
  ['gift for father', giftsForMen],
  ['gift for husband', giftsForMen],
  ['gift for kids', forChildren],
  ['birthday gift for boy', forChildren],
  ['diwali', festive],
  ['diwali gift', festive],
  ['wedding saree', all(a.saree, wedding)],
  ['wedding', wedding],
  ['for gym', forGym],
  ['gym', forGym],
  ['tshirt for gym', a.tshirt],
  ['office shirt', a.shirt],
  ['office bag', any(named(/Laptop|Satchel|Tote|Briefcase/), a.backpack)],
  ['school bag', a.schoolBag],
  ['travel bag', any(within('backpacks-luggage'), named(/Sling/))],
  ['trekking', named(/Trekking/)],
  ['mens watch', named(/Analog Watch|Digital Sports Watch|Smartwatch/)],
  ['watch for women', all(a.watch, not(named(/Kids|for Men/)))],
  ['ladies watch', all(a.watch, not(named(/Kids|for Men/)))],
  ['shoes for men', a.mensShoes],
  ['ladies footwear', a.womensFootwear],
  ['kids toys', a.toys],
  ['toys for 5 year old', any(a.toys, forChildren)],
  ['toys for 3 year old boy', any(a.toys, forChildren)],
  ['girls dress', a.frock],
  ['boys tshirt', all(a.tshirt, a.kidsClothes)],
  ['dress for 4 year old girl', a.frock],
  ['kids watch', named(/Kids GPS/)],
  ['kids headphones', named(/Kids Wired/)],
  ['perfume for men', all(a.perfume, not(named(/for Women/)))],
  ['perfume for women', all(a.perfume, not(named(/for Men/)))],
  ['womens kurta', all(a.womensKurta)],
  ['mens kurta', a.mensKurta],
  ['newborn baby', a.babyCare],
  ['puja items', any(a.pooja, named(/Ghee/))],
  ['rakhi gift', any(giftsForMen, festive)],
  ['बच्चों के खिलौने', a.toys],
  ['party wear dress', any(a.dress, a.frock)],
];
