import type { Department } from './department';

export const living = [
  {
    self: [
      'beauty',
      'Beauty & Personal Care',
      'सौंदर्य और पर्सनल केयर',
      '#c0305a',
      'jar:tulip',
      'perfume:rose',
    ],
    children: [
      ['skin-care', 'Skin Care', 'त्वचा की देखभाल', '#e08a6b', 'jar:tulip'],
      [
        'hair-care',
        'Hair Care',
        'बालों की देखभाल',
        '#3c8a3f',
        'tallBottle:coconut',
        'tallBottle:hibiscus',
      ],
      ['make-up', 'Make-up', 'मेकअप', '#c0305a', 'jar:eye'],
      ['bath-fragrance', 'Bath & Fragrance', 'स्नान और सुगंध', '#9c5ab0', 'perfume:rose', 'soap'],
    ],
  },
  {
    self: ['grocery', 'Grocery', 'किराना', '#6b8a2a', 'tin:hot-pepper', 'sack:basmati'],
    children: [
      [
        'tea-coffee-drinks',
        'Tea, Coffee & Drinks',
        'चाय, कॉफ़ी और पेय',
        '#7a4a22',
        'tin:teapot',
        'tin:coffee',
      ],
      [
        'spices-pickles',
        'Spices & Pickles',
        'मसाले और अचार',
        '#b3341f',
        'tin:hot-pepper',
        'jar:mango',
      ],
      [
        'staples',
        'Rice, Dal & Oil',
        'चावल, दाल और तेल',
        '#b08a1f',
        'sack:basmati',
        'tallBottle:sunflower',
      ],
      [
        'snacks-dry-fruits',
        'Snacks & Dry Fruits',
        'नमकीन और सूखे मेवे',
        '#d0572a',
        'tin:peanuts',
        'tin:cookie',
      ],
    ],
  },
  {
    self: [
      'sports-fitness',
      'Sports & Fitness',
      'खेल और फ़िटनेस',
      '#1c8c86',
      'badminton',
      'cricket-game',
    ],
    children: [
      [
        'cricket-ball-games',
        'Cricket & Ball Games',
        'क्रिकेट और गेंद के खेल',
        '#2a6fd0',
        'cricket-game',
        'badminton',
      ],
      ['yoga-gym', 'Yoga & Gym', 'योग और जिम', '#7a4a9c', 'yogaMat', 'dumbbells'],
      ['cycling-camping', 'Cycling & Camping', 'साइकिल और कैंपिंग', '#3c8a3f', 'bicycle', 'tent'],
    ],
  },
  {
    self: ['toys-games', 'Toys & Games', 'खिलौने और गेम', '#e8742a', 'puzzle-piece', 'ludo'],
    children: [
      [
        'soft-toys-vehicles',
        'Soft Toys & Vehicles',
        'सॉफ़्ट टॉय और गाड़ियाँ',
        '#b5762a',
        'teddy-bear',
        'locomotive',
      ],
      ['learning-toys', 'Learning Toys', 'सीखने वाले खिलौने', '#2a8a6b', 'puzzle-piece'],
      ['board-games', 'Board Games', 'बोर्ड गेम', '#7a4a9c', 'ludo', 'game-die'],
    ],
  },
  {
    self: [
      'books-stationery',
      'Books & Stationery',
      'किताबें और स्टेशनरी',
      '#2f6fae',
      'book:mango',
      'pencil',
    ],
    children: [
      ['books', 'Books', 'किताबें', '#7d1a35', 'book:elephant', 'book:pot-of-food'],
      [
        'notebooks-paper',
        'Notebooks & Diaries',
        'नोटबुक और डायरी',
        '#2f6fae',
        'notebook',
        'spiral-notepad',
      ],
      [
        'pens-art',
        'Pens & Art Supplies',
        'पेन और कला सामग्री',
        '#d0572a',
        'artist-palette',
        'crayon',
      ],
    ],
  },
  {
    self: [
      'health-wellness',
      'Health & Wellness',
      'स्वास्थ्य और तंदुरुस्ती',
      '#2a8a5a',
      'jar:olive',
      'tallBottle:leafy-green',
    ],
    children: [
      [
        'health-devices',
        'Health Devices & First Aid',
        'स्वास्थ्य उपकरण और फ़र्स्ट एड',
        '#2a7fd0',
        'adhesive-bandage',
      ],
      [
        'ayurveda-nutrition',
        'Ayurveda & Nutrition',
        'आयुर्वेद और पोषण',
        '#3c8a3f',
        'jar:olive',
        'tallBottle:leafy-green',
      ],
    ],
  },
  {
    self: [
      'tools-garden-auto',
      'Tools, Garden & Auto',
      'औज़ार, बागवानी और ऑटो',
      '#4a8a2a',
      'toolbox',
      'planter/zigzag',
    ],
    children: [
      [
        'tools-hardware',
        'Tools & Hardware',
        'औज़ार और हार्डवेयर',
        '#5a6578',
        'toolbox',
        'screwdriver',
      ],
      ['garden', 'Gardening', 'बागवानी', '#4a8a2a', 'sack:herb', 'pouch:seedling'],
      ['car-bike', 'Car & Bike', 'कार और बाइक', '#b02a2a', 'helmet', 'automobile'],
    ],
  },
] as const satisfies readonly Department[];
