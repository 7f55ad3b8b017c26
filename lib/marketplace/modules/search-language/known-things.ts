import { wordsOf } from './folding';

/**
 * Things that shoppers in India ask for, one a line, with its other names after commas. The catalogue tells
 * whether a market sells one; if it does not, the search says so. A word of this list is no misspelling of
 * another.
 */
const knownThings: readonly string[] = [
  // Large appliances and electronics
  'refrigerator, fridge, freezer, deep freezer, फ्रिज, फ़्रिज, रेफ़्रिजरेटर',
  'washing machine, washer, कपड़े धोने की मशीन, वाशिंग मशीन, वॉशिंग मशीन',
  'air conditioner, ac, split ac, window ac, एसी, एयर कंडीशनर',
  'air cooler, cooler, desert cooler, कूलर',
  'air purifier, एयर प्यूरीफ़ायर',
  'water purifier, ro purifier, water filter, वाटर प्यूरीफ़ायर',
  'geyser, water heater, गीज़र, गीजर',
  'room heater, heater, हीटर',
  'dishwasher, dish washer, डिशवॉशर',
  'microwave, microwave oven, oven, otg, माइक्रोवेव, ओवन',
  'air fryer, airfryer, एयर फ्रायर',
  'gas stove, gas chulha, burner, gas burner, गैस चूल्हा, गैस स्टोव',
  'chimney, kitchen chimney, चिमनी',
  'sewing machine, silai machine, सिलाई मशीन',
  'inverter, ups, stabilizer, इन्वर्टर, स्टेबलाइज़र',
  'generator, जनरेटर',
  'tv, television, smart tv, led tv, टीवी, टेलीविज़न',
  'mobile phone, mobile, smartphone, smart phone, phone, cell phone, android phone, मोबाइल फ़ोन, मोबाइल फोन, मोबाइल, स्मार्टफ़ोन, फ़ोन, फोन',
  'iphone, आईफ़ोन, आईफोन',
  'tablet, ipad, टैबलेट',
  'hard disk, hard drive, ssd, external hard disk, हार्ड डिस्क',
  'pen drive, pendrive, usb drive, पेन ड्राइव',
  'memory card, sd card, मेमोरी कार्ड',
  'projector, प्रोजेक्टर',
  'drone, ड्रोन',
  'playstation, xbox, gaming console, game console, nintendo, प्लेस्टेशन',
  'home theatre, soundbar, sound bar, होम थिएटर',
  'tripod, ट्राइपॉड',
  'graphics card, motherboard, processor, ram stick',
  'calculator, कैलकुलेटर',
  'doorbell, door bell, डोरबेल',
  // Furniture and rooms
  'sofa, couch, sofa set, sofa cum bed, सोफ़ा, सोफा',
  'mattress, gadda, गद्दा, गद्दे, मैट्रेस',
  'bed, cot, double bed frame, palang, charpai, पलंग, चारपाई',
  'pillow, takiya, तकिया, तकिये',
  'pillow cover, pillow covers, pillowcase, तकिये का कवर',
  'wardrobe, almirah, almari, cupboard, cabinet, अलमारी',
  'chair, kursi, office chair, gaming chair, plastic chair, rocking chair, कुर्सी, कुर्सियाँ',
  'dining table, study desk, computer table, center table, tea table, डाइनिंग टेबल',
  'bookshelf, book shelf, shoe rack, shelf, rack, किताबों की अलमारी',
  'bean bag, beanbag',
  'mosquito net, machhardani, मच्छरदानी',
  'sofa cover, chair cover, table cover, mattress protector, fridge cover',
  'chandelier, jhoomar, झूमर',
  'wallpaper, wall sticker, वॉलपेपर',
  'jhula, swing, झूला',
  'aquarium, fish tank, एक्वेरियम',
  // Clothes and ornaments
  'lehenga, lehnga, ghagra, chaniya choli, लहंगा, घाघरा',
  'sherwani, शेरवानी',
  'blouse, blouse piece, ब्लाउज़, ब्लाउज',
  'petticoat, saya, पेटीकोट',
  'leggings, legging, jeggings, लेगिंग, लेगिंग्स',
  'dhoti, lungi, mundu, veshti, धोती, लुंगी',
  'hoodie, sweatshirt, हुडी',
  'sweater, cardigan, pullover, swetar, स्वेटर',
  'raincoat, rain coat, रेनकोट',
  'blazer, suit jacket, tuxedo, ब्लेज़र',
  'shawl, stole, शॉल',
  'socks, moze, stockings, मोज़े, मोजे',
  'bra, lingerie, panty, ब्रा',
  'underwear, boxer, brief, vest, banian, baniyan, बनियान',
  'night suit, nighty, nightwear, नाइटी',
  'skirt, स्कर्ट',
  'swimsuit, swimwear, bikini, swimming costume',
  'track pant, track pants, tracksuit, joggers',
  'burqa, hijab, abaya, बुर्क़ा, हिजाब',
  'turban, pagdi, safa, पगड़ी, साफ़ा',
  'tie, necktie, bow tie, टाई',
  'belt, बेल्ट',
  'handkerchief, rumal, hanky, रूमाल',
  'necklace, haar, pendant, mangalsutra, chain, हार, मंगलसूत्र, नेकलेस',
  'earrings, earring, jhumka, jhumke, studs, bali, झुमका, झुमके, बालियाँ',
  'ring, wedding ring, diamond ring, gold ring, anguthi, अंगूठी',
  'nose pin, nath, नथ',
  'anklet, payal, पायल',
  'gold coin, silver coin, सोने का सिक्का, चाँदी का सिक्का',
  'contact lens, contact lenses, कॉन्टैक्ट लेंस',
  // Children and health
  'stroller, baby stroller, pram, walker, baby walker, baby carrier',
  'car seat, baby car seat, high chair, crib, baby cot, cradle, palna, पालना',
  'baby food, cerelac, milk powder, infant formula',
  'wheelchair, wheel chair, crutches, व्हीलचेयर, बैसाखी',
  'glucometer, sugar machine, oximeter, nebulizer, ग्लूकोमीटर',
  'sanitary pads, sanitary napkin, pads, tampons, menstrual cup',
  'condom, condoms, pregnancy test, कंडोम',
  'medicine, tablets for fever, paracetamol, insulin, antibiotic, दवा, दवाई',
  'hearing aid, knee cap, knee support, heating pad',
  'face mask, mask, n95, मास्क',
  // Kitchen, food, home care
  'water bottle crate, water dispenser, matka, मटका',
  'tawa, dosa tawa, roti maker, तवा',
  'gas cylinder, lighter, गैस सिलेंडर, लाइटर',
  'milk, doodh, दूध',
  'eggs, egg, anda, अंडा, अंडे',
  'bread, butter, cheese, paneer, curd, ब्रेड, मक्खन, पनीर, दही',
  'vegetables, sabzi, fruits, onion, potato, tomato, सब्ज़ी, सब्जी, फल, प्याज़, आलू',
  'fish, chicken, mutton, meat, मछली, चिकन, मटन',
  'sugar, cheeni, चीनी',
  'noodles, maggi, pasta, नूडल्स, पास्ता',
  'ice cream, icecream, आइसक्रीम',
  'cake, pastry, केक',
  'sweets, mithai, laddu, barfi, rasgulla, gulab jamun, मिठाई, लड्डू',
  'wine, beer, whisky, alcohol drink, rum, vodka, शराब, बीयर',
  'cigarette, cigarettes, tobacco, hookah, सिगरेट, तंबाकू',
  'detergent, washing powder, surf, डिटर्जेंट',
  'dishwash, dish soap, floor cleaner, toilet cleaner, phenyl, harpic, फिनाइल',
  'broom, jhadu, mop, झाड़ू, पोछा',
  'toilet paper, tissue paper, tissue, टिशू पेपर',
  'dustbin, garbage bag, कूड़ेदान, डस्टबिन',
  'dog food, cat food, pet food, fish food, dog biscuit',
  'cat litter, dog leash, dog collar, pet bed, aquarium filter',
  // Sport, music, vehicles, other
  'treadmill, exercise bike, exercise cycle, elliptical, ट्रेडमिल',
  'skipping rope, resistance band, pull up bar, kettlebell, gym bench',
  'sleeping bag, sleeping mat, hammock',
  'carrom board, carrom, कैरम, कैरम बोर्ड',
  'skateboard, roller skates, skates, स्केट्स',
  'swimming goggles, swimming cap, snorkel',
  'tennis racket, squash racket, hockey stick, volleyball, golf',
  'fishing rod, binoculars, telescope, दूरबीन',
  'guitar, ukulele, गिटार',
  'violin, piano, harmonium, tabla, flute, bansuri, drum, dholak, वायलिन, हारमोनियम, तबला, बाँसुरी, ढोलक',
  'kite, patang, पतंग',
  'firecracker, crackers, patakhe, pataka, पटाखे',
  'barbie, lego, hot wheels, rubik cube, kitchen set toy, slime',
  'engine oil, bike engine oil, car engine oil, इंजन ऑयल',
  'tyre, car tyre, bike tyre, tire, टायर',
  'car cover, bike cover, car perfume, car battery, seat cover',
  'motorcycle, scooty, electric scooter, e scooter, car to buy, मोटरसाइकिल',
  'tractor, sprayer pump, water pump, submersible pump, पानी की मोटर',
  'drill machine, drilling machine, grinder machine, welding machine, chainsaw, ड्रिल मशीन',
  'cement, bricks, paint bucket, plywood, tiles, सीमेंट',
  'globe, microscope, whiteboard, stapler, ग्लोब',
  'school uniform, स्कूल यूनिफ़ॉर्म',
  'newspaper, magazine, अख़बार, पत्रिका',
  'wig, hair extension, hair straightener, straightener, curler',
  'foundation, mascara, eyeshadow, compact powder, concealer, blush, primer',
  'bindi, बिंदी',
  'sindoor box, gangajal, kumkum, roli, hawan kund, shivling, rudraksha',
];

/** A thing: one of its names in words, and all of them. */
type Thing = { words: readonly string[]; names: readonly (readonly string[])[] };

/** The things by the first word of each of their names, the longest names first. */
const things = new Map<string, Thing[]>();
for (const line of knownThings) {
  const names = line.split(',').map(wordsOf);
  for (const words of names) {
    const [first = ''] = words;
    things.set(first, [...(things.get(first) ?? []), { words, names }]);
  }
}
for (const some of things.values()) some.sort((a, b) => b.words.length - a.words.length);

/** Returns whether a word alone, or its singular, names one of the known things: then it is no slip. */
export const isKnownThing = (word: string): boolean =>
  [word, word.replace(/e?s$/, ''), word.replace(/s$/, '')].some((one) =>
    things.get(one)?.some(({ words }) => words.length === 1),
  );

/** Returns the known thing whose name is at a position of a search's words, by its longest name. */
export function thingAt(typed: readonly string[], at: number): Thing | undefined {
  const word = typed[at] ?? '';
  const forms = [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
  return [...new Set(forms)]
    .flatMap((form) => things.get(form) ?? [])
    .find(({ words: [, ...others] }) =>
      others.every((other, next) => isSame(other, typed[at + 1 + next])),
    );
}

const isSame = (word: string, typed = '') => word === typed || word === typed.replace(/s$/, '');
