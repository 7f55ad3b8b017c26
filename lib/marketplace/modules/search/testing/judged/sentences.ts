import { all, any, coloured, type JudgedQuery, named, sized, upTo, within } from './rules';
import * as a from './things';

/** More whole sentences, with several wishes in one. */
export const sentences: readonly JudgedQuery[] = [
  ['black leather shoes for men size 9', all(a.mensShoes, named(/Leather/), coloured('Black'))],
  ['blue cotton kurta for women in size L', all(a.womensKurta, sized(/^L$/))],
  ['steel water bottle that keeps water cold', all(a.anyBottle, named(/Steel/))],
  ['a light jacket to wear at a wedding', named(/Nehru Jacket/)],
  ['bedsheet with flowers for double bed', named(/Floral Print Cotton Bedsheet/)],
  ['small fan with battery', named(/Rechargeable Desk Fan/)],
  ['camera to see who is at my door', named(/Security Camera/)],
  ['lamp for my study table under 1500', all(a.lamp, upTo(1500))],
  ['tea with spices like cardamom', named(/Masala Chai|Kahwa/)],
  ['cream to stop diaper rash', named(/Rash Cream/)],
  ['machine to check blood pressure at home', a.bpMonitor],
  ['game to play with family on train', within('board-games')],
  ['toy that teaches hindi letters', named(/Varnamala/)],
  ['shampoo made of natural things', a.shampoo],
  ['something sweet to put in tea', named(/Jaggery|Honey/)],
  [
    'bag with space for laptop and clothes',
    named(/Overnighter Laptop|Laptop Backpack|Trolley|Suitcase/),
  ],
  ['helmet for riding bike in black colour', all(a.helmet, coloured('Black'))],
  ['mat for doing yoga that does not slip', a.yogaMat],
  ['comfortable slippers to wear at home', all(a.chappal, any(named(/Slippers|Flip-Flops/)))],
  ['earphones with wire and mic', named(/Wired Earphones/)],
  ['dumbbells for beginners at home', named(/for Beginners/)],
  ['ghar ke liye first aid ka dabba', named(/First Aid/)],
  ['pani garam karne wali ketli', a.kettle],
  ['मोटी सर्दी की रज़ाई', a.blanket],
  ['बच्चों के लिए कहानी की किताब', named(/Folk Tales/)],
  ['छोटे पौधे मेज़ पर रखने के लिए', named(/Jade Plant|Cactus|Palm/)],
];
