/**
 * Words of product names, English first, adjectives in the masculine. The first Hindi word of a line is proposed;
 * the others are recognised. An `_` joins words that have another meaning apart.
 */
const lines = `
kurta: कुर्ता, कुर्ते | kurti: कुर्ती | saree, sari: साड़ी | shirt: शर्ट, कमीज़ | t-shirt, tshirt: टी-शर्ट | trousers, pants: पैंट
jeans: जींस | dress: ड्रेस | skirt: स्कर्ट | shorts: शॉर्ट्स | sweater: स्वेटर | jacket: जैकेट | coat: कोट | shawl: शॉल | stole: स्टोल
dupatta: दुपट्टा | salwar: सलवार | lehenga: लहँगा | sherwani: शेरवानी | blouse: ब्लाउज़ | blouse_piece: ब्लाउज़ पीस | dhoti: धोती | pyjama: पायजामा | suit: सूट
socks: मोज़े | scarf: स्कार्फ़ | cap: टोपी | belt: बेल्ट | tie: टाई | shoes: जूते | running_shoes: रनिंग शूज़ | sandals: सैंडल | slippers: चप्पल | juttis, jutti: जूती
bag: बैग | backpack: बैकपैक | handbag: हैंडबैग | wallet: बटुआ | suitcase: सूटकेस | watch: घड़ी | sunglasses: धूप का चश्मा | umbrella: छाता
ring: अँगूठी | necklace: हार | earrings: झुमके, बाली | bangles: चूड़ियाँ | bracelet: ब्रेसलेट | anklet: पायल | pendant: पेंडेंट
bedsheet, bed_sheet: चादर | pillow: तकिया | pillow_covers, pillow_cover: तकिए के कवर | blanket: कंबल | quilt: रज़ाई | towel: तौलिया | curtain: परदा | curtains: परदे | carpet: कालीन | rug: दरी | mattress: गद्दा | cushion_covers, cushion_cover: कुशन कवर
table: मेज़ | chair: कुर्सी | sofa: सोफ़ा | bed: पलंग | shelf: शेल्फ़ | cupboard: अलमारी | lamp: लैंप | diya: दीया | clock: घड़ी | mirror: आईना | vase: फूलदान | candle: मोमबत्ती | frame: फ़्रेम | basket: टोकरी | box: डिब्बा
kadhai: कड़ाही | tawa: तवा | pressure_cooker: प्रेशर कुकर | pan: पैन | bottle: बोतल | water_bottle: पानी की बोतल | lunch_box: लंच बॉक्स | plate: थाली | bowl: कटोरा | spoon: चम्मच | knife: चाकू | glass: गिलास | cup: कप | mug: मग | kettle: केतली | mixer_grinder: मिक्सर ग्राइंडर | stove: चूल्हा
tea: चाय | coffee: कॉफ़ी | rice: चावल | basmati_rice: बासमती चावल | flour: आटा | oil: तेल | ghee: घी | honey: शहद | pickle: अचार | spices: मसाले | masala: मसाला | salt: नमक | sugar: चीनी | jaggery: गुड़ | almonds: बादाम | cashews: काजू | raisins: किशमिश | snacks: नमकीन
soap: साबुन | shampoo: शैंपू | cream: क्रीम | hair_oil: बालों का तेल | face_wash: फ़ेस वॉश | perfume: इत्र | lipstick: लिपस्टिक | kajal: काजल | mehndi: मेहँदी | comb: कंघी | brush: ब्रश
phone: फ़ोन | mobile: मोबाइल | charger: चार्जर | cable: केबल | power_bank: पावर बैंक | earbuds: ईयरबड | headphones: हेडफ़ोन | speaker: स्पीकर | laptop: लैपटॉप | keyboard: कीबोर्ड | mouse: माउस | battery: बैटरी | fan: पंखा | heater: हीटर | cooler: कूलर | iron: इस्त्री | light: लाइट | bulb: बल्ब
book: किताब | notebook: कॉपी | pen: पेन | toy: खिलौना | toys: खिलौने | doll: गुड़िया | ball: गेंद | bat: बल्ला | puzzle: पहेली | game: खेल | yoga_mat: योग मैट | bicycle: साइकिल
cotton: सूती | silk: रेशमी | wool, woollen: ऊनी | linen: लिनन | leather: चमड़े का | wooden: लकड़ी का | wood: लकड़ी | steel: स्टील | stainless_steel: स्टेनलेस स्टील | brass: पीतल | copper: ताँबा | silver: चाँदी | gold: सोना | golden: सुनहरा | clay: मिट्टी | jute: जूट | bamboo: बाँस | khadi: खादी | velvet: मखमली | cast_iron: लोहे का | ceramic: सिरेमिक | plastic: प्लास्टिक
red: लाल | blue: नीला | navy: नेवी ब्लू | green: हरा | yellow: पीला | black: काला | white: सफ़ेद | pink: गुलाबी | orange: नारंगी | purple: बैंगनी | brown: भूरा | grey, gray: स्लेटी | cream_coloured: क्रीम रंग का | maroon: मैरून
printed: प्रिंटेड | embroidered: कढ़ाईदार | embroidery: कढ़ाई | zari: ज़री | border: किनारी | handmade, hand_made: हाथ का बना | handwoven, hand_woven: हाथ से बुना | handloom: हथकरघा | block_print, block_printed: ब्लॉक प्रिंट | checked: चेकदार | striped: धारीदार | floral: फूलदार | plain: सादा | banarasi: बनारसी | chikankari: चिकनकारी | bandhani: बाँधनी | ikat: इकत | kalamkari: कलमकारी | madhubani: मधुबनी | paithani: पैठणी | kanjivaram: कांजीवरम
large: बड़ा | big: बड़ा | small: छोटा | long: लंबा | short: छोटा | new: नया | light_weight, lightweight: हल्का | heavy: भारी | soft: मुलायम | thick: मोटा | thin: पतला | double: डबल | single: सिंगल | full: फ़ुल | pure: शुद्ध | organic: ऑर्गेनिक | fresh: ताज़ा | traditional: पारंपरिक | modern: आधुनिक | folding, foldable: मुड़ने वाला | electric: बिजली का | wireless: वायरलेस | portable: पोर्टेबल | waterproof: वॉटरप्रूफ़ | fast: तेज़ | set: सेट | pack: पैक | pair: जोड़ी | piece: पीस | pieces: पीस | slim_fit: स्लिम फ़िट | regular_fit: रेगुलर फ़िट | sleeve: आस्तीन | full_sleeve: पूरी आस्तीन | half_sleeve: आधी आस्तीन | pocket: जेब | case: केस | cover: कवर | lid: ढक्कन | handle: हैंडल | stand: स्टैंड
men: पुरुषों | women: महिलाओं | boys: लड़कों | girls: लड़कियों | kids, children: बच्चों | baby: शिशु | home: घर | kitchen: रसोई | office: ऑफ़िस | gym: जिम | travel: सफ़र | wedding: शादी | festival: त्योहार | puja, pooja: पूजा | gift: उपहार | summer: गर्मी | winter: सर्दी | and: और | in: में
`;

const withSpaces = (word: string) => word.trim().replaceAll('_', ' ');

const pairs = lines
  .split(/[|\n]/)
  .map((entry) => entry.split(':').map((words) => words.split(',').map(withSpaces).filter(Boolean)))
  .flatMap(([english = [], hindi = []]) => (english.length ? [{ english, hindi }] : []));

/** Hindi words by English ones in lower case. */
export const hindiOf: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(({ english, hindi }) => english.map((word) => [word, hindi[0] ?? ''] as const)),
);

/** English words in lower case by Hindi ones; if two lines share a Hindi word, the first counts. */
export const englishOf: ReadonlyMap<string, string> = new Map(
  pairs
    .toReversed()
    .flatMap(({ english, hindi }) => hindi.map((word) => [word, english[0] ?? ''] as const)),
);

/** Feminine nouns without the ending ी, with which preceding adjectives agree. */
export const feminine: ReadonlySet<string> = new Set(
  'शर्ट टी-शर्ट कमीज़ पैंट जींस ड्रेस स्कर्ट जैकेट शॉल चप्पल चादर मेज़ किताब बोतल क्रीम चाय दरी किशमिश गेंद साइकिल केबल लाइट चूड़ियाँ पायल सलवार बेल्ट'.split(
    ' ',
  ),
);
