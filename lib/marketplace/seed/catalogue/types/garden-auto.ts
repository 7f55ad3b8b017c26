import type { ProductType } from '../product-type';

export const gardenAndAuto: ProductType[] = [
  {
    key: 'plants',
    category: 'garden',
    brands: ['bagichu', 'mittika'],
    hsn: '06029090',
    gst: 0,
    returns: 'none',
    artwork: 'planter/zigzag',
    tint: '#b5562f',
    reviews: 'general',
    care: [
      'Packed so that the soil stays in place. Water when the top inch is dry.',
      'ऐसे पैक किया जाता है कि मिट्टी न गिरे। ऊपर की एक इंच मिट्टी सूखने पर पानी दें।',
    ],
    designs: [
      {
        name: ['Areca Palm in Terracotta Pot', 'टेराकोटा गमले में अरेका पाम'],
        about: [
          'A bushy indoor palm about two feet tall, happy in a bright corner.',
          'लगभग दो फ़ुट का घना इनडोर पौधा, रोशनी वाले कोने में ख़ुश रहता है।',
        ],
        price: 549,
      },
      {
        name: ['Jade Plant for Desk', 'मेज़ के लिए जेड पौधा'],
        about: [
          'A small succulent that asks for water once in ten days; said to bring luck.',
          'छोटा रसीला पौधा, दस दिन में एक बार पानी माँगता है; कहते हैं सौभाग्य लाता है।',
        ],
        price: 249,
        artwork: 'potted-plant',
      },
      {
        name: ['Moon Cactus', 'मून कैक्टस'],
        about: [
          'A grafted cactus with a coloured crown; sun, little water and it looks after itself.',
          'रंगीन मुकुट वाला ग्राफ़्टेड कैक्टस; धूप, थोड़ा पानी और बाकी वह ख़ुद सँभाल लेता है।',
        ],
        price: 199,
        artwork: 'cactus',
      },
    ],
  },
  {
    key: 'garden-supply',
    category: 'garden',
    brands: ['bagichu'],
    hsn: '12099190',
    gst: 0,
    returns: 'none',
    artwork: 'pouch:seedling',
    tint: '#4a8a2a',
    reviews: 'general',
    care: [
      'Store cool and dry, away from children and pets.',
      'ठंडी, सूखी जगह पर बच्चों और पालतू जानवरों से दूर रखें।',
    ],
    designs: [
      {
        name: ['Kitchen Garden Seed Kit', 'किचन गार्डन बीज किट'],
        about: [
          'Tomato, chilli, coriander, spinach and okra for a balcony, with a sowing calendar in Hindi.',
          'बालकनी के लिए टमाटर, मिर्च, धनिया, पालक और भिंडी के बीज, हिन्दी बुआई कैलेंडर के साथ।',
        ],
        price: 199,
        sizes: ['5 Packets', ['10 Packets', 1.8]],
      },
      {
        name: ['Vermicompost', 'केंचुआ खाद'],
        about: [
          'Sieved, odourless and full of life; one handful a pot every month.',
          'छनी हुई, बिना बदबू की और जीवाणुओं से भरपूर; हर गमले में महीने में एक मुट्ठी।',
        ],
        price: 199,
        sizes: [
          ['2 kg', 1],
          ['5 kg', 2.1],
        ],
        artwork: 'sack:herb',
        hsn: '31010099',
        gst: 5,
      },
      {
        name: ['Garden Bucket with Tools', 'औज़ारों के साथ बागवानी की बाल्टी'],
        about: [
          'Trowel, fork, pruner and gloves in a stout ten-litre bucket.',
          'दस लीटर की मज़बूत बाल्टी में खुरपी, काँटा, कैंची और दस्ताने।',
        ],
        price: 649,
        colours: ['Green', 'Blue'],
        artwork: 'bucket',
        hsn: '82019000',
      },
    ],
  },
  {
    key: 'car-bike',
    category: 'car-bike',
    brands: ['raahiyo'],
    hsn: '65061010',
    gst: 18,
    returns: 'return_7',
    artwork: 'helmet',
    tint: '#b02a2a',
    reviews: 'general',
    care: [
      'Follow the fitting guide in the box. Clean with mild soap only.',
      'डिब्बे की गाइड के अनुसार लगाएँ। केवल हल्के साबुन से साफ़ करें।',
    ],
    designs: [
      {
        name: ['Full Face Riding Helmet', 'फ़ुल फ़ेस राइडिंग हेलमेट'],
        about: [
          'ISI-marked shell with a scratch-resistant visor and a washable, sweat-soaking liner.',
          'आईएसआई मार्क, ख़रोंच से बचा विज़र और धोने लायक, पसीना सोखने वाला अस्तर।',
        ],
        price: 1699,
        sizes: ['M', 'L'],
        colours: ['Red', 'Black'],
      },
      {
        name: ['Portable Tyre Inflator', 'पोर्टेबल टायर इन्फ़्लेटर'],
        about: [
          'Fills a car tyre in about five minutes from the lighter socket and stops at the set pressure.',
          'कार के सॉकेट से करीब पाँच मिनट में टायर भरता है और तय दबाव पर अपने आप रुकता है।',
        ],
        price: 1899,
        artwork: 'inflator',
        hsn: '84148090',
      },
      {
        name: ['Microfibre Cleaning Cloth', 'माइक्रोफ़ाइबर सफ़ाई का कपड़ा'],
        about: [
          'Thick, lint-free cloths that take off dust dry and dirt wet without a scratch.',
          'मोटे, बिना रोएँ के कपड़े – सूखे में धूल और गीले में मैल, बिना ख़रोंच के।',
        ],
        price: 249,
        sizes: ['Pack of 4'],
        colours: ['Blue', 'Yellow'],
        artwork: 'sponge',
        hsn: '63071090',
        gst: 5,
      },
      {
        name: ['Scooter Handlebar Phone Holder', 'स्कूटर का हैंडल फ़ोन होल्डर'],
        about: [
          'Four corner locks and a silicone pad hold the map steady over speed breakers.',
          'चारों कोनों के लॉक और सिलिकॉन पैड – स्पीड ब्रेकर पर भी नक्शा स्थिर।',
        ],
        price: 399,
        artwork: 'phoneHolder',
        hsn: '87141090',
      },
    ],
  },
];
