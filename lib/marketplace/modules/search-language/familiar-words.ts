import { isKnownThing } from './known-things';
import { qualities } from './qualities';
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
    // Goods that a market may not have.
    'sofa bed couch cupboard almirah wardrobe desk shelf stool bench rack cot crib swing hammock tent tarp ' +
    'fridge refrigerator freezer oven microwave chimney geyser heater cooler purifier dishwasher washing sewing ' +
    'phone tablet console drone robot lens tripod mic guitar piano violin flute drum tabla sitar harmonium ' +
    'tyre tire bike scooter helmet engine brake pedal petrol diesel ' +
    'suit tie vest skirt shorts leggings jeggings tights stockings bra panty boxer thong bikini swimsuit lungi dhoti ' +
    'sherwani lehenga ghagra choli blouse petticoat burqa hijab abaya poncho shawl gloves mittens scarf cap beanie ' +
    'clog loafer brogue oxford wedge mule crocs insole lace laces ' +
    'sock bow pin brooch anklet payal nath tikka mangalsutra locket pendant choker ' +
    'wine beer whisky vodka rum gin meat fish chicken mutton egg eggs milk curd paneer cheese butter bread cake pasta ' +
    'noodle noodles pizza burger sauce ketchup jam vinegar yeast oats corn wheat maida besan rava suji poha soya tofu ' +
    'apple mango banana orange grape lemon onion potato tomato garlic ginger carrot coconut ' +
    'dog cat pet bird parrot rabbit hamster leash collar cage kennel aquarium ' +
    'pool boat kite skate skates ski surf golf hockey rugby tennis squash carrom darts snooker ' +
    'paint brush glue tape rope nail screw drill saw wrench pliers cement tile brick pipe tap hose pump wheel ' +
    'card stamp coin flag map globe poster frame clock candle mask wig razor blade wax toner foundation primer ' +
    'concealer blush mascara diaper stroller pram rattle teether ' +
    'sim chip disk drive cable plug socket switch fuse wire solar panel inverter battery ' +
    'ticket voucher coupon loan policy ' +
    'gold ruby pearl diamond jade opal topaz coral onyx ' +
    'gun knife sword rod bait net reel ' +
    'boat car bus train home room hand head foot feet face eye ear nose body back side care class color belt'
  ).split(' '),
);

/** Whether shoppers know goods or a brand by this word. */
export const isFamiliarGood = (word: string): boolean => others.has(word);

/** Whether a word is no slip, whatever is near it. */
export const isFamiliar = (word: string): boolean =>
  others.has(word) || qualities.has(word) || hasSynonyms(word) || isKnownThing(word);
