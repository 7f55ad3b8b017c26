import { all, any, coloured, type JudgedQuery, named, within } from './rules';
import * as a from './things';

/** Both scripts, or both languages, in one search. */
export const mixed: readonly JudgedQuery[] = [
  ['cotton साड़ी', a.cottonSaree],
  ['लाल kurta', all(a.kurta, coloured('Red', 'Maroon'))],
  ['women के जूते', a.womensFootwear],
  ['bluetooth स्पीकर', a.speaker],
  ['steel की bottle', all(a.anyBottle, named(/Steel/))],
  ['सिल्क saree', a.silkSaree],
  ['wireless हेडफोन', all(a.headphones, named(/Wireless/))],
  ['men ki ghadi', all(a.watch, within('watches-eyewear', 'smartwatches-cameras'))],
  ['kids ke liye खिलौने', a.toys],
  ['black बैग', all(named(/Bag|Backpack|Satchel|Briefcase|Rucksack/), coloured('Black'))],
  ['नीला t-shirt', all(a.tshirt, coloured('Blue', 'Navy'))],
  ['steel टिफिन', all(a.tiffin, named(/Steel/))],
  ['पीली saree', all(a.saree, coloured('Yellow', 'Mustard'))],
  ['pressure कुकर', a.pressureCooker],
  ['leather जूते', all(a.shoes, named(/Leather/))],
  ['गेमिंग keyboard', named(/Gaming Keyboard/)],
  ['power बैंक', a.powerBank],
  ['cricket का बल्ला', a.cricketBat],
  ['study के लिए lamp', a.lamp],
  ['office wali shirt', a.shirt],
  ['safed cotton kurta', all(a.kurta, named(/Cotton|Khadi|Chikankari/), coloured('White'))],
  ['pooja ki ghanti', named(/Pooja Bell/)],
  ['garam paani ki flask', named(/Flask/)],
  ['baby ke diaper', any(a.diapers, named(/Diaper/))],
  ['baal dry karne ki machine', a.hairDryer],
];
