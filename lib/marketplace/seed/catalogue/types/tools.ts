import type { ProductType } from '../product-type';

export const tools: ProductType[] = [
  {
    key: 'tools',
    category: 'tools-hardware',
    brands: ['auzarko'],
    hsn: '82060090',
    gst: 18,
    returns: 'return_7',
    artwork: 'toolbox',
    tint: '#c0562a',
    reviews: 'general',
    care: [
      'One-year warranty. Wear eye protection and keep the tools oiled.',
      'एक साल की वारंटी। आँखों पर चश्मा लगाएँ और औज़ारों में तेल लगाते रहें।',
    ],
    designs: [
      {
        name: ['Home Tool Kit', 'घरेलू टूल किट'],
        about: [
          'Hammer, pliers, spanners, drivers and a tape in a case with a place for each.',
          'हथौड़ी, प्लास, पाने, पेचकस और फीता, हर औज़ार की अपनी जगह वाले डिब्बे में।',
        ],
        price: 1299,
        sizes: ['45 Pieces', ['90 Pieces', 1.6]],
        colours: ['Orange'],
      },
      {
        name: ['Magnetic Screwdriver Set', 'मैग्नेटिक पेचकस सेट'],
        about: [
          'Thirty-two bits and a ratchet handle, from spectacles to switchboards.',
          'बत्तीस बिट और रैचेट हैंडल – चश्मे से स्विचबोर्ड तक के लिए।',
        ],
        price: 449,
        colours: ['Red', 'Blue'],
        artwork: 'screwdriver',
        hsn: '82054000',
      },
      {
        name: ['Claw Hammer with Wooden Handle', 'लकड़ी के हत्थे वाली हथौड़ी'],
        about: [
          'A forged 450 g head on seasoned ash, balanced for pictures, crates and carpentry.',
          'सधी लकड़ी के हत्थे पर 450 ग्राम का गढ़ा हुआ सिर – तस्वीर टाँगने से बढ़ईगिरी तक।',
        ],
        price: 349,
        artwork: 'hammer',
        hsn: '82052000',
      },
    ],
  },
  {
    key: 'hardware',
    category: 'tools-hardware',
    brands: ['auzarko', 'bijliko'],
    hsn: '83011000',
    gst: 18,
    returns: 'return_7',
    artwork: 'locked',
    tint: '#b08a2a',
    reviews: 'general',
    care: ['One-year warranty. Keep it clean and dry.', 'एक साल की वारंटी। साफ़ और सूखा रखें।'],
    designs: [
      {
        name: ['Brass Padlock with 3 Keys', '3 चाबियों के साथ पीतल का ताला'],
        about: [
          'Seven levers in the Aligarh tradition and a hardened shackle; does not rust in the rain.',
          'अलीगढ़ी परंपरा के सात लीवर और कठोर कड़ी; बारिश में ज़ंग नहीं लगता।',
        ],
        price: 399,
        sizes: [
          ['50 mm', 1],
          ['65 mm', 1.4],
        ],
      },
      {
        name: ['Rechargeable LED Torch', 'रिचार्जेबल एलईडी टॉर्च'],
        about: [
          'A beam of 300 metres, a side lamp for power cuts and a USB lead in the tail.',
          '300 मीटर तक रोशनी, बिजली जाने पर साइड लैंप और पीछे यूएसबी तार।',
        ],
        price: 549,
        colours: ['Black', 'Green'],
        artwork: 'flashlight',
        hsn: '85131010',
      },
      {
        name: ['Folding Aluminium Ladder', 'मुड़ने वाली एल्युमीनियम सीढ़ी'],
        about: [
          'Five broad, anti-skid steps with a hand rail and rubber feet, for loads up to 150 kg.',
          'पाँच चौड़े, न फिसलने वाले पायदान, पकड़ने का हत्था और रबर के पैर; 150 किलो तक के लिए।',
        ],
        price: 2799,
        colours: ['Silver'],
        artwork: 'ladder',
        hsn: '76169990',
      },
      {
        name: ['Extension Board with USB', 'यूएसबी वाला एक्सटेंशन बोर्ड'],
        about: [
          'Four sockets with shutters, three USB ports, a fuse and two metres of thick cord.',
          'शटर वाले चार सॉकेट, तीन यूएसबी पोर्ट, फ़्यूज़ और दो मीटर मोटा तार।',
        ],
        price: 599,
        hsn: '85366990',
        artwork: 'extension-board',
      },
    ],
  },
];
