import type { Department } from './department';

export const home = [
  {
    self: ['electronics', 'Electronics', 'इलेक्ट्रॉनिक्स', '#2a5fb0', 'headphone', 'smartwatch'],
    children: [
      ['audio', 'Headphones & Speakers', 'हेडफ़ोन और स्पीकर', '#2a5fb0', 'headphone', 'speaker'],
      ['mobile-accessories', 'Mobile Accessories', 'मोबाइल एक्सेसरीज़', '#d99a1c', 'powerBank'],
      [
        'computers',
        'Computers & Accessories',
        'कंप्यूटर और एक्सेसरीज़',
        '#3d4fb8',
        'laptop',
        'computer-mouse',
      ],
      [
        'smartwatches-cameras',
        'Smartwatches & Cameras',
        'स्मार्टवॉच और कैमरे',
        '#c0476b',
        'smartwatch',
        'camera',
      ],
    ],
  },
  {
    self: ['home-appliances', 'Home Appliances', 'घरेलू उपकरण', '#2a8fc0', 'mixer', 'fan'],
    children: [
      ['kitchen-appliances', 'Kitchen Appliances', 'रसोई के उपकरण', '#c62828', 'mixer', 'kettle'],
      ['fans-irons', 'Fans & Irons', 'पंखे और इस्तरी', '#2a8fc0', 'fan', 'iron'],
      ['personal-grooming', 'Personal Grooming', 'पर्सनल ग्रूमिंग', '#7a4a9c', 'dryer', 'trimmer'],
    ],
  },
  {
    self: ['kitchen-dining', 'Kitchen & Dining', 'रसोई और डाइनिंग', '#d0572a', 'kadhai', 'tiffin'],
    children: [
      ['cookware', 'Cookware', 'खाना पकाने के बर्तन', '#a8602a', 'pressureCooker', 'kadhai'],
      [
        'dinnerware',
        'Dinnerware & Cups',
        'डिनर सेट और कप',
        '#2a6fd0',
        'plates/pottery',
        'mug/stripes',
      ],
      [
        'bottles-storage',
        'Bottles, Tiffins & Storage',
        'बोतल, टिफ़िन और डिब्बे',
        '#1c8c86',
        'bottle',
        'jars/glass',
      ],
      ['kitchen-tools', 'Kitchen Tools', 'रसोई के औज़ार', '#5a6578', 'kitchen-knife', 'spoon'],
    ],
  },
  {
    self: ['home-decor', 'Home & Décor', 'घर और सजावट', '#5a5fa8', 'cushion/zigzag', 'lamp/dots'],
    children: [
      [
        'bedding',
        'Bedding & Towels',
        'चादर, रज़ाई और तौलिए',
        '#5a5fa8',
        'bedsheet/floral',
        'towels',
      ],
      [
        'curtains-rugs',
        'Curtains, Rugs & Cushions',
        'परदे, दरी और कुशन',
        '#a8456b',
        'curtain/stripes',
        'rug/dhurrie',
      ],
      [
        'decor-lighting',
        'Décor & Lighting',
        'सजावट और लाइटिंग',
        '#b07a1f',
        'lamp/dots',
        'wallClock',
      ],
      ['pooja-festive', 'Pooja & Festive', 'पूजा और त्योहार', '#d8792a', 'diya-lamp', 'tin:sandal'],
    ],
  },
] as const satisfies readonly Department[];
