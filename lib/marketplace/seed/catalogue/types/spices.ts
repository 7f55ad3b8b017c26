import type { ProductType } from '../product-type';

export const spices: ProductType[] = [
  {
    key: 'spices',
    category: 'spices-pickles',
    brands: ['masalora'],
    hsn: '09042211',
    gst: 5,
    returns: 'none',
    artwork: 'tin:hot-pepper',
    tint: '#b3341f',
    sizes: [
      ['100 g', 1],
      ['200 g', 1.85],
    ],
    reviews: 'food',
    care: [
      'No added colour. Keep in an airtight jar away from the stove.',
      'बिना मिलाए रंग के। चूल्हे से दूर हवाबंद जार में रखें।',
    ],
    designs: [
      {
        name: ['Kashmiri Red Chilli Powder', 'कश्मीरी लाल मिर्च पाउडर'],
        about: [
          'Bright red and only mildly hot, for rogan josh, paneer makhani and tandoori marinades.',
          'चटख लाल रंग और हल्का तीखापन – रोगन जोश, पनीर मखनी और तंदूरी मसाले के लिए।',
        ],
        price: 89,
      },
      {
        name: ['Lakadong Turmeric Powder', 'लाकाडोंग हल्दी पाउडर'],
        about: [
          'From the Jaintia hills of Meghalaya, with more than twice the curcumin of ordinary turmeric.',
          'मेघालय की जयंतिया पहाड़ियों की हल्दी, जिसमें आम हल्दी से दोगुने से ज़्यादा करक्यूमिन है।',
        ],
        price: 149,
        artwork: 'tin:turmeric',
        hsn: '09103030',
      },
      {
        name: ['Homestyle Garam Masala', 'घर जैसा गरम मसाला'],
        about: [
          'Fourteen whole spices roasted in small pans and ground coarse, the way mothers do.',
          'चौदह साबुत मसाले, छोटी कड़ाही में भुने और दरदरे पिसे – जैसे माँ बनाती हैं।',
        ],
        price: 119,
        artwork: 'tin:garam-masala',
        hsn: '09109100',
      },
      {
        name: ['Himalayan Pink Rock Salt', 'हिमालयी गुलाबी सेंधा नमक'],
        about: [
          'Ground rock salt for fasts, fruit chaat and everyday cooking.',
          'व्रत, फ्रूट चाट और रोज़ के खाने के लिए पिसा सेंधा नमक।',
        ],
        price: 79,
        sizes: [
          ['500 g', 1],
          ['1 kg', 1.8],
        ],
        artwork: 'jar:salt',
        hsn: '25010020',
        gst: 0,
      },
    ],
  },
  {
    key: 'pickle',
    category: 'spices-pickles',
    brands: ['masalora', 'chatkaro'],
    hsn: '20019000',
    gst: 5,
    returns: 'none',
    artwork: 'jar:mango',
    tint: '#c98a1c',
    sizes: [
      ['400 g', 1],
      ['1 kg', 2.2],
    ],
    reviews: 'food',
    care: [
      'Vegetarian. Always use a dry spoon and keep the oil above the pieces.',
      'शाकाहारी। हमेशा सूखे चम्मच से निकालें और टुकड़ों के ऊपर तेल बना रहने दें।',
    ],
    designs: [
      {
        name: ['Punjabi Mango Pickle', 'पंजाबी आम का अचार'],
        about: [
          'Raw mango matured in mustard oil with fennel and fenugreek for forty days in the sun.',
          'सौंफ और मेथी के साथ सरसों के तेल में चालीस दिन धूप में पका कच्चे आम का अचार।',
        ],
        price: 179,
      },
      {
        name: ['Sweet Lemon Pickle without Oil', 'बिना तेल का मीठा नींबू अचार'],
        about: [
          'Thin-skinned lemons with jaggery, ajwain and black salt; easy on the stomach.',
          'पतले छिलके के नींबू, गुड़, अजवाइन और काला नमक; पेट के लिए हल्का।',
        ],
        price: 159,
        artwork: 'jar:lemon',
      },
      {
        name: ['Stuffed Red Chilli Pickle', 'भरवाँ लाल मिर्च का अचार'],
        about: [
          'Fat Banarasi chillies packed by hand with a sour mustard masala.',
          'मोटी बनारसी मिर्चें, हाथ से भरे खट्टे राई मसाले के साथ।',
        ],
        price: 199,
        artwork: 'jar:hot-pepper',
      },
    ],
  },
];
