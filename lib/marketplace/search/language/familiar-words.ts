import { isKnownThing } from './known-things';
import { hasSynonyms } from './synonyms';

/** Words that shoppers spell as they mean them even where the catalogue has none: brands, festivals, common words. */
const others = new Set(
  (
    'boat noise realme oppo vivo redmi xiaomi poco oneplus apple ipad macbook samsung sony nokia motorola lg hp dell ' +
    'lenovo asus acer canon nikon nike adidas puma reebok bata campus sparx woodland levis zara biba fabindia titan ' +
    'fastrack casio fossil philips prestige pigeon bajaj havells usha crompton milton cello borosil lakme maybelline ' +
    'loreal nivea ponds dove lux himalaya mamaearth patanjali dabur amul tata nestle cadbury haldiram lego barbie tupperware hawkins butterfly preethi whirlpool godrej ' +
    'holi eid onam pongal lohri navratri durga ganesh janmashtami christmas easter dussehra karwa ' +
    'teen old age hot cold big small long short thin fat tall soft hard fresh pure real free full half top low ' +
    'boat car bus train home room hand head foot feet face eye ear nose body back side care class color belt'
  ).split(' '),
);

/** Whether a word is no slip, whatever is near it. */
export const isFamiliar = (word: string): boolean =>
  others.has(word) || hasSynonyms(word) || isKnownThing(word);
