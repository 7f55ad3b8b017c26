import type { ProductType } from '../product-type';

export const ballGames: ProductType[] = [
  {
    key: 'cricket',
    category: 'cricket-ball-games',
    brands: ['khelveer'],
    hsn: '95069920',
    gst: 5,
    returns: 'return_7',
    artwork: 'cricketBat',
    tint: '#2a6fd0',
    reviews: 'sports',
    care: [
      'Knock in a new bat with an old ball and oil the face lightly before the first match.',
      'नए बल्ले को पुरानी गेंद से ठोकें और पहले मैच से पहले हल्का तेल लगाएँ।',
    ],
    designs: [
      {
        name: ['Kashmir Willow Cricket Bat', 'कश्मीर विलो क्रिकेट बैट'],
        about: [
          'A full-size bat with thick edges, a round cane handle and a cover, for leather-ball games.',
          'मोटे किनारों और बेंत के गोल हैंडल वाला पूरा बैट, कवर के साथ – लेदर बॉल के लिए।',
        ],
        price: 1499,
        sizes: [
          ['Size 6', 0.85],
          ['Full Size', 1],
        ],
        colours: ['Blue'],
      },
      {
        name: ['Tennis Ball Cricket Bat', 'टेनिस बॉल क्रिकेट बैट'],
        about: [
          'A light poplar blade for gully cricket, with a grip that does not slip from sweaty hands.',
          'गली क्रिकेट के लिए हल्का पॉपलर बल्ला, पसीने में भी न फिसलने वाली ग्रिप के साथ।',
        ],
        price: 549,
        colours: ['Red', 'Orange'],
      },
      {
        name: ['Leather Cricket Balls Pack of 3', 'चमड़े की क्रिकेट गेंद, 3 का पैक'],
        about: [
          'Four-piece alum-tanned leather with a raised seam that helps young swing bowlers.',
          'चार टुकड़ों वाले चमड़े की गेंद, उभरी सिलाई जो नए स्विंग गेंदबाज़ों की मदद करती है।',
        ],
        price: 799,
        artwork: 'cricket-game',
        hsn: '95066930',
        care: [
          'Wipe with a dry cloth after the game and do not leave in wet grass.',
          'खेल के बाद सूखे कपड़े से पोंछें और गीली घास में न छोड़ें।',
        ],
      },
    ],
  },
  {
    key: 'racket-ball',
    category: 'cricket-ball-games',
    brands: ['khelveer', 'raahiyo'],
    hsn: '95065990',
    gst: 5,
    returns: 'return_7',
    artwork: 'badminton',
    tint: '#3c8a3f',
    reviews: 'sports',
    care: ['Keep in the cover, away from heat and wet floors.', 'कवर में रखें; गर्मी और गीले फ़र्श से दूर।'],
    designs: [
      {
        name: ['Badminton Racket Pair with Shuttles', 'शटल के साथ बैडमिंटन रैकेट की जोड़ी'],
        about: [
          'Two light steel-shaft rackets, three nylon shuttles and a shoulder cover for the terrace or park.',
          'स्टील शाफ़्ट वाले दो हल्के रैकेट, तीन नायलॉन शटल और कंधे का कवर – छत या पार्क के लिए।',
        ],
        price: 699,
        colours: ['Blue', 'Pink'],
      },
      {
        name: ['Hand-Stitched Football', 'हाथ से सिली फ़ुटबॉल'],
        about: [
          'Thirty-two panels stitched in Jalandhar, with a bladder that holds air for weeks.',
          'जालंधर में हाथ से सिले बत्तीस पैनल और हफ़्तों हवा रोकने वाला ब्लैडर।',
        ],
        price: 599,
        sizes: ['Size 5'],
        colours: ['Blue, White', 'Green, White'],
        artwork: 'soccer-ball',
        hsn: '95066210',
      },
      {
        name: ['Table Tennis Bat Set', 'टेबल टेनिस बैट सेट'],
        about: [
          'Two reversed-rubber bats and three seamless balls in a zip case.',
          'दो रबर वाले बैट और तीन बिना जोड़ की गेंदें, चेन वाले कवर में।',
        ],
        price: 649,
        colours: ['Red'],
        artwork: 'ping-pong',
        hsn: '95064000',
      },
      {
        name: ['Rubber Basketball', 'रबर बास्केटबॉल'],
        about: [
          'Deep channels and a pebbled grip for concrete courts and school grounds.',
          'गहरी धारियाँ और दानेदार पकड़ – सीमेंट के कोर्ट और स्कूल के मैदान के लिए।',
        ],
        price: 749,
        sizes: ['Size 7'],
        colours: ['Orange'],
        artwork: 'basketball',
        hsn: '95066290',
      },
    ],
  },
];
