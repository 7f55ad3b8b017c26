import type { Department } from './department';

export const wear = [
  {
    self: ['womens-fashion', "Women's Fashion", 'महिला फ़ैशन', '#8e1b3a', 'saree/zari', 'bangles'],
    children: [
      ['sarees', 'Sarees', 'साड़ियाँ', '#b0355a', 'saree/zari'],
      ['kurtas-suits', 'Kurtas & Suits', 'कुर्ते और सूट', '#2a6fd0', 'kurta/block', 'dupatta/floral'],
      ['womens-western-wear', 'Western Wear', 'वेस्टर्न वियर', '#d0487a', 'dress/midi'],
      [
        'bangles-jewellery',
        'Bangles & Hair Accessories',
        'चूड़ियाँ और हेयर एक्सेसरीज़',
        '#c62828',
        'bangles',
        'hair-pick',
      ],
    ],
  },
  {
    self: ['mens-fashion', "Men's Fashion", 'पुरुष फ़ैशन', '#1f3a6b', 'shirt/checks', 'nehruJacket'],
    children: [
      [
        'shirts-tshirts',
        'Shirts & T-Shirts',
        'शर्ट और टी-शर्ट',
        '#2a6fd0',
        'shirt/checks',
        't-shirt/polo',
      ],
      ['jeans-trousers', 'Jeans & Trousers', 'जींस और ट्राउज़र', '#44597a', 'jeans'],
      ['mens-ethnic-wear', 'Ethnic Wear', 'एथनिक वियर', '#a86a1f', 'kurta', 'nehruJacket'],
    ],
  },
  {
    self: ['kids-baby', 'Kids & Baby', 'बच्चे और शिशु', '#e8742a', 'frock/dots', 'pouch:baby'],
    children: [
      ['kids-clothing', "Kids' Clothing", 'बच्चों के कपड़े', '#e86aa6', 'frock/dots', 't-shirt/kids'],
      ['baby-care', 'Baby Care', 'शिशु देखभाल', '#4aa0c8', 'tallBottle:baby-oil', 'pouch:baby'],
    ],
  },
  {
    self: ['footwear', 'Footwear', 'जूते-चप्पल', '#7a4a22', 'running-shoe', 'mans-shoe/derby'],
    children: [
      ['mens-footwear', "Men's Footwear", 'पुरुषों के जूते-चप्पल', '#7a4a22', 'mans-shoe/derby'],
      ['womens-footwear', "Women's Footwear", 'महिलाओं के जूते-चप्पल', '#c62868', 'high-heeled-shoe'],
      ['sports-shoes', 'Sports Shoes', 'स्पोर्ट्स शूज़', '#1c8c86', 'running-shoe'],
    ],
  },
  {
    self: [
      'bags-accessories',
      'Bags & Accessories',
      'बैग और एक्सेसरीज़',
      '#a8602a',
      'handbag',
      'watch',
    ],
    children: [
      ['handbags', 'Handbags & Clutches', 'हैंडबैग और क्लच', '#a8456b', 'handbag', 'purse'],
      [
        'backpacks-luggage',
        'Backpacks & Luggage',
        'बैकपैक और ट्रॉली बैग',
        '#2a7a9c',
        'backpack',
        'luggage',
      ],
      [
        'watches-eyewear',
        'Watches & Sunglasses',
        'घड़ियाँ और धूप के चश्मे',
        '#3a4356',
        'watch',
        'sunglasses',
      ],
      ['umbrellas-caps', 'Umbrellas & Caps', 'छाते और टोपियाँ', '#7a4a9c', 'umbrella', 'billed-cap'],
    ],
  },
] as const satisfies readonly Department[];
