import type { ProductType } from '../product-type';

export const toys: ProductType[] = [
  {
    key: 'soft-toy',
    category: 'soft-toys-vehicles',
    brands: ['gubbaru', 'pahelo'],
    hsn: '95030020',
    gst: 5,
    returns: 'return_7',
    artwork: 'teddy-bear',
    tint: '#b5762a',
    reviews: 'toys',
    care: [
      'BIS-certified, for children above one year. Hand wash in cold water and dry in the shade.',
      'बीआईएस प्रमाणित, एक साल से बड़े बच्चों के लिए। ठंडे पानी में हाथ से धोएँ और छाँव में सुखाएँ।',
    ],
    designs: [
      {
        name: ['Huggable Teddy Bear', 'गुदगुदा टेडी बियर'],
        about: [
          'Short, dense fur and stitched eyes with nothing small to pull off.',
          'छोटे घने रोएँ और सिली हुई आँखें – खींचकर निकलने वाला कोई छोटा हिस्सा नहीं।',
        ],
        price: 499,
        sizes: [
          ['40 cm', 1],
          ['75 cm', 2],
        ],
        colours: ['Brown', 'Pink'],
      },
      {
        name: ['Plush Elephant Toy', 'मुलायम हाथी सॉफ़्ट टॉय'],
        about: [
          'A floppy-eared elephant of the right size for a cot or a car seat.',
          'बड़े-बड़े कानों वाला हाथी, पालने और कार की सीट के लिए सही आकार में।',
        ],
        price: 449,
        colours: ['Grey', 'Blue'],
        artwork: 'elephant',
      },
      {
        name: ['Channapatna Wooden Nesting Dolls', 'चन्नपटना की लकड़ी की गुड़ियाँ'],
        about: [
          'Five dolls, one inside another, turned in Karnataka and coloured with vegetable lacquer.',
          'एक के भीतर एक पाँच गुड़ियाँ, कर्नाटक में ख़राद पर बनीं और वनस्पति रंगों से रंगी।',
        ],
        price: 599,
        colours: ['Red', 'Yellow'],
        artwork: 'nesting-dolls',
        care: [
          'For children above three years. Wipe with a dry cloth.',
          'तीन साल से बड़े बच्चों के लिए। सूखे कपड़े से पोंछें।',
        ],
      },
    ],
  },
  {
    key: 'toy-vehicle',
    category: 'soft-toys-vehicles',
    brands: ['pahelo', 'gubbaru'],
    hsn: '95030090',
    gst: 5,
    returns: 'return_7',
    artwork: 'automobile',
    tint: '#c62828',
    reviews: 'toys',
    care: [
      'BIS-certified, for children above three years. Keep away from water and sand.',
      'बीआईएस प्रमाणित, तीन साल से बड़े बच्चों के लिए। पानी और रेत से दूर रखें।',
    ],
    designs: [
      {
        name: ['Pull-Back Metal Car', 'पीछे खींचकर चलने वाली धातु की कार'],
        about: [
          'A die-cast car with opening doors that shoots off when pulled back.',
          'खुलने वाले दरवाज़ों की डाई-कास्ट कार, पीछे खींचकर छोड़ते ही दौड़ पड़ती है।',
        ],
        price: 349,
        colours: ['Red', 'Blue', 'Yellow'],
      },
      {
        name: ['Wooden Steam Engine', 'लकड़ी का रेल इंजन'],
        about: [
          'A chunky engine with round edges and a string, painted with child-safe colours.',
          'गोल किनारों और डोरी वाला मज़बूत इंजन, बच्चों के लिए सुरक्षित रंगों में।',
        ],
        price: 549,
        artwork: 'locomotive',
      },
      {
        name: ['Remote Control Helicopter', 'रिमोट कंट्रोल हेलिकॉप्टर'],
        about: [
          'Hovers by itself, with bendy blades and a charging remote; flies about eight minutes.',
          'ख़ुद हवा में टिका रहता है, लचीले पंख और चार्ज होने वाला रिमोट; लगभग आठ मिनट उड़ता है।',
        ],
        price: 1299,
        artwork: 'helicopter',
        hsn: '95030030',
        gst: 18,
      },
      {
        name: ['Formula Racing Car Model', 'फ़ॉर्मूला रेसिंग कार मॉडल'],
        about: [
          'A 1:24 scale model with rubber tyres and a stand for the shelf.',
          'रबर के टायरों वाला 1:24 आकार का मॉडल, शेल्फ़ पर सजाने के स्टैंड के साथ।',
        ],
        price: 799,
        artwork: 'racing-car',
      },
    ],
  },
  {
    key: 'learning-toy',
    category: 'learning-toys',
    brands: ['pahelo'],
    hsn: '95030060',
    gst: 5,
    returns: 'return_7',
    artwork: 'blocks',
    tint: '#2a8a6b',
    reviews: 'toys',
    care: [
      'BIS-certified and free of sharp edges. Wipe with a damp cloth.',
      'बीआईएस प्रमाणित, कोई तेज़ किनारा नहीं। गीले कपड़े से पोंछें।',
    ],
    designs: [
      {
        name: ['Building Blocks Bucket', 'बिल्डिंग ब्लॉक की बाल्टी'],
        about: [
          'Bright blocks that click together for towers, animals and whole towns, with a lid to tidy up.',
          'जुड़ने वाले चटख ब्लॉक – मीनार, जानवर या पूरा शहर बनाएँ, फिर ढक्कन वाली बाल्टी में समेटें।',
        ],
        price: 599,
        sizes: [
          ['60 Pieces', 1],
          ['120 Pieces', 1.7],
        ],
        colours: ['Multicolor'],
      },
      {
        name: ['India Map Puzzle', 'भारत के नक्शे की पहेली'],
        about: [
          'Every state a piece, with its capital and animal; names in English and Hindi.',
          'हर राज्य एक टुकड़ा, उसकी राजधानी और जानवर के साथ; नाम हिन्दी और अंग्रेज़ी में।',
        ],
        price: 349,
        artwork: 'puzzle-piece',
        colours: ['Multicolor'],
      },
      {
        name: ['Wooden Abacus', 'लकड़ी का अबेकस'],
        about: [
          'Ten rows of sliding beads to count, add and see what numbers mean.',
          'सरकने वाले मोतियों की दस पंक्तियाँ – गिनना, जोड़ना और संख्याओं को समझना।',
        ],
        price: 399,
        artwork: 'abacus',
        colours: ['Multicolor'],
      },
      {
        name: ['Hindi Varnamala Wooden Tray', 'लकड़ी की हिन्दी वर्णमाला ट्रे'],
        about: [
          'Lift-out letters from अ to ज्ञ, each with a picture underneath.',
          'अ से ज्ञ तक उठाए जा सकने वाले अक्षर, हर एक के नीचे एक चित्र।',
        ],
        price: 449,
        artwork: 'carton:crayon',
      },
    ],
  },
  {
    key: 'board-game',
    category: 'board-games',
    brands: ['pahelo'],
    hsn: '95049090',
    gst: 5,
    returns: 'return_7',
    artwork: 'ludo',
    tint: '#7a4a9c',
    reviews: 'toys',
    care: [
      'For two to four players above five years. Small parts: keep away from toddlers.',
      'पाँच साल से बड़े दो से चार खिलाड़ियों के लिए। छोटे पुर्ज़े: नन्हे बच्चों से दूर रखें।',
    ],
    designs: [
      {
        name: ['Magnetic Ludo and Snakes & Ladders', 'मैग्नेटिक लूडो और साँप-सीढ़ी'],
        about: [
          'Two old favourites on one folding board, with magnetic pieces for the train.',
          'एक मुड़ने वाले बोर्ड पर दो पुराने पसंदीदा खेल; मैग्नेटिक गोटियाँ ट्रेन के सफ़र में भी नहीं गिरतीं।',
        ],
        price: 299,
        colours: ['Multicolor'],
      },
      {
        name: ['Wooden Chess Set', 'लकड़ी का शतरंज सेट'],
        about: [
          'Hand-carved sheesham and kadam pieces in a 12-inch board that folds into its own box.',
          'शीशम और कदम की हाथ से तराशी गोटियाँ, 12 इंच का बोर्ड जो अपने ही डिब्बे में बदल जाता है।',
        ],
        price: 899,
        artwork: 'chess-pawn',
      },
      {
        name: ['Dice and Story Card Game', 'पासे और कहानी कार्ड का खेल'],
        about: [
          'Roll, draw and go on with the tale: a funny family game in Hindi and English.',
          'पासा फेंकें, कार्ड निकालें और कहानी आगे बढ़ाएँ – हिन्दी और अंग्रेज़ी में परिवार का मज़ेदार खेल।',
        ],
        price: 449,
        artwork: 'game-die',
      },
      {
        name: ['Family Housie Game Set', 'फ़ैमिली हाउज़ी गेम सेट'],
        about: [
          'A tumbler of ninety numbers, a hundred tickets and coins for kitty parties.',
          'नब्बे अंकों का डिब्बा, सौ टिकट और टोकन – किटी पार्टी के लिए।',
        ],
        price: 349,
        artwork: 'carton:ticket',
        care: ['For any number of players above six years.', 'छह साल से बड़े कितने भी खिलाड़ियों के लिए।'],
      },
    ],
  },
];
