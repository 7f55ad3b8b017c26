import type { ProductType } from '../product-type';

export const decor: ProductType[] = [
  {
    key: 'wall-decor',
    category: 'decor-lighting',
    brands: ['diyara', 'samayka'],
    hsn: '91052100',
    gst: 18,
    returns: 'return_7',
    artwork: 'wallClock',
    tint: '#7a4a22',
    reviews: 'home',
    care: ['Hook and screw included. Dust with a dry cloth.', 'हुक और पेंच साथ में। सूखे कपड़े से धूल पोंछें।'],
    designs: [
      {
        name: ['Wooden Wall Clock', 'लकड़ी की दीवार घड़ी'],
        about: [
          'A 12-inch sheesham rim, clear numerals and a silent sweep movement for bedrooms.',
          '12 इंच का शीशम का घेरा, साफ़ डायल और बिना टिक-टिक वाली मशीन – बेडरूम के लिए भी ठीक।',
        ],
        price: 999,
        colours: ['Brown', 'Black'],
      },
      {
        name: ['Madhubani Framed Painting', 'फ़्रेम की हुई मधुबनी पेंटिंग'],
        about: [
          'A Madhubani fish and peacock, printed on canvas and framed in mango wood.',
          'मधुबनी शैली की मछली और मोर, कैनवस पर छपे और आम की लकड़ी के फ़्रेम में।',
        ],
        price: 1299,
        artwork: 'framed-picture',
        hsn: '49119100',
      },
      {
        name: ['Jharokha Wall Mirror', 'झरोखा वॉल मिरर'],
        about: [
          'A carved, hand-painted frame in the shape of a Rajasthani window.',
          'राजस्थानी झरोखे के आकार का नक्काशीदार, हाथ से रंगा फ़्रेम।',
        ],
        price: 1799,
        colours: ['Gold', 'Teal'],
        artwork: 'mirror',
        hsn: '70099200',
      },
    ],
  },
  {
    key: 'lamp',
    category: 'decor-lighting',
    brands: ['diyara', 'bijliko'],
    hsn: '94052100',
    gst: 18,
    returns: 'return_7',
    artwork: 'lamp/dots',
    tint: '#b07a1f',
    reviews: 'home',
    care: [
      'One-year warranty on electrical parts. Switch off before changing the bulb.',
      'बिजली के पुर्ज़ों पर एक साल की वारंटी। बल्ब बदलने से पहले बंद करें।',
    ],
    designs: [
      {
        name: ['Wooden Table Lamp with Fabric Shade', 'कपड़े के शेड वाला लकड़ी का टेबल लैंप'],
        about: [
          'A turned wooden base and a soft cotton shade that throws a warm circle on the bedside.',
          'ख़राद पर बना लकड़ी का आधार और सूती शेड, जो सिरहाने गर्म रोशनी का घेरा बनाता है।',
        ],
        price: 1199,
        colours: ['Yellow', 'Red'],
      },
      {
        name: ['LED Bulb 9 W Pack of 6', '9 वॉट एलईडी बल्ब, 6 का पैक'],
        about: [
          'Cool daylight bulbs that use a tenth of the power of the old ones and last for years.',
          'ठंडी सफ़ेद रोशनी वाले बल्ब, पुराने बल्बों के दसवें हिस्से की बिजली में बरसों चलने वाले।',
        ],
        price: 499,
        artwork: 'light-bulb',
        hsn: '85395200',
        care: [
          'Two years’ warranty. For the usual B22 holder; replace in daylight with the switch off.',
          'दो साल की वारंटी। आम B22 होल्डर के लिए; स्विच बंद करके दिन की रोशनी में लगाएँ।',
        ],
      },
      {
        name: ['Paper Lantern with String Light', 'झालर लाइट के साथ कागज़ की कंडील'],
        about: [
          'A festive kandil with warm fairy lights inside for balconies at Diwali and after.',
          'दिवाली और उसके बाद भी बालकनी सजाने के लिए गर्म रोशनी वाली कंडील।',
        ],
        price: 399,
        colours: ['Red', 'Orange'],
        artwork: 'red-paper-lantern',
        hsn: '94054200',
      },
    ],
  },
];
