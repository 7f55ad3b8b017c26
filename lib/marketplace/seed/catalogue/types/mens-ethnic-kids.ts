import type { ProductType } from '../product-type';

export const mensEthnicAndKids: ProductType[] = [
  {
    key: 'mens-kurta',
    category: 'mens-ethnic-wear',
    brands: ['veerang', 'sutmala'],
    hsn: '62113200',
    gst: 'by-price',
    returns: 'exchange_7',
    artwork: 'kurta',
    tint: '#a86a1f',
    sizes: ['M', 'L', 'XL', 'XXL'],
    sizeChart: 'men',
    reviews: 'clothing',
    care: [
      'Wear it with churidar, pyjama or jeans. Hand wash separately the first time.',
      'चूड़ीदार, पायजामे या जींस के साथ पहनें। पहली बार अलग से हाथ से धोएँ।',
    ],
    designs: [
      {
        name: ['Cotton Long Kurta for Men', 'पुरुषों का लंबा सूती कुर्ता'],
        about: [
          'Knee-length kurta in slub cotton with a mandarin collar and side pockets.',
          'मैंडरिन कॉलर और साइड जेबों वाला घुटनों तक का स्लब सूती कुर्ता।',
        ],
        price: 749,
        colours: ['White', 'Mustard', 'Navy'],
      },
      {
        name: ['Embroidered Silk Blend Kurta for Men', 'पुरुषों का कढ़ाईदार सिल्क ब्लेंड कुर्ता'],
        about: [
          'A lustrous silk blend with thread work around the placket, for pujas, weddings and Diwali dinners.',
          'बटन पट्टी पर धागे की कढ़ाई वाला चमकदार सिल्क ब्लेंड कुर्ता – पूजा, शादी और दिवाली की दावत के लिए।',
        ],
        price: 1399,
        colours: ['Maroon', 'Gold'],
        artwork: 'kurta/silk',
      },
      {
        name: ['Khadi Short Kurta for Men', 'पुरुषों का खादी शॉर्ट कुर्ता'],
        about: [
          'Hand-spun khadi with the honest texture of the charkha, cut short to go with denim.',
          'चरखे पर कते सूत की असली बनावट वाली खादी, डेनिम के साथ पहनने के लिए छोटी लंबाई में।',
        ],
        price: 899,
        colours: ['Beige', 'Blue'],
        artwork: 'kurta/stripes',
      },
    ],
  },
  {
    key: 'nehru-jacket',
    category: 'mens-ethnic-wear',
    brands: ['veerang'],
    hsn: '62113990',
    gst: 'by-price',
    returns: 'exchange_7',
    artwork: 'nehruJacket',
    tint: '#1f3a6b',
    sizes: ['38', '40', '42', '44'],
    reviews: 'clothing',
    care: [
      'The size is the chest in inches. Dry clean; hang on a broad hanger.',
      'साइज़ छाती का माप इंच में है। ड्राई क्लीन करवाएँ और चौड़े हैंगर पर टाँगें।',
    ],
    designs: [
      {
        name: ['Woven Jacquard Nehru Jacket', 'बुनी हुई जैकार्ड नेहरू जैकेट'],
        about: [
          'A self-patterned jacquard with five metal buttons that dresses up any kurta.',
          'धातु के पाँच बटन और बुने पैटर्न वाली जैकार्ड जैकेट, जो किसी भी कुर्ते को ख़ास बना दे।',
        ],
        price: 1599,
        colours: ['Maroon', 'Navy'],
        artwork: 'nehruJacket/zari',
      },
      {
        name: ['Khadi Cotton Nehru Jacket', 'खादी सूती नेहरू जैकेट'],
        about: [
          'Light khadi cotton with a soft lining, easy over a shirt on a cool evening.',
          'मुलायम अस्तर वाली हल्की खादी जैकेट, ठंडी शाम में शर्ट के ऊपर पहनना आसान।',
        ],
        price: 1299,
        colours: ['Olive', 'Grey'],
      },
      {
        name: ['Floral Print Nehru Jacket', 'फूलों के प्रिंट वाली नेहरू जैकेट'],
        about: [
          'Printed linen blend for haldi and mehendi mornings, with a contrast pocket square.',
          'हल्दी और मेहंदी की रस्मों के लिए प्रिंटेड लिनेन ब्लेंड, साथ में अलग रंग का पॉकेट स्क्वेयर।',
        ],
        price: 1449,
        colours: ['Yellow', 'Teal'],
        artwork: 'nehruJacket/floral',
      },
    ],
  },
  {
    key: 'frock',
    category: 'kids-clothing',
    brands: ['gubbaru'],
    hsn: '62044390',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 'frock/dots',
    tint: '#e86aa6',
    sizes: ['2-3 Years', '4-5 Years', '6-7 Years'],
    reviews: 'clothing',
    care: [
      'Soft seams that do not scratch little shoulders. Machine wash gentle with mild detergent.',
      'सिलाई मुलायम है, बच्चों के कंधों पर चुभती नहीं। हल्के डिटर्जेंट से हल्के चक्र में धोएँ।',
    ],
    designs: [
      {
        name: ['Polka Dot Cotton Frock for Girls', 'लड़कियों की पोल्का डॉट सूती फ़्रॉक'],
        about: [
          'Cheerful dots, a bow at the waist and a cotton lining that stays cool at birthday parties.',
          'प्यारे पोल्का डॉट, कमर पर बो और सूती अस्तर – जन्मदिन की पार्टी में भी ठंडक।',
        ],
        price: 599,
        colours: ['Pink', 'Yellow'],
      },
      {
        name: ['Net Party Frock for Girls', 'लड़कियों की नेट पार्टी फ़्रॉक'],
        about: [
          'Layers of soft net over a satin lining with a sparkling belt, for twirls and photographs.',
          'सैटिन अस्तर पर मुलायम नेट की परतें और चमकीली बेल्ट – घूमने और फ़ोटो खिंचवाने के लिए।',
        ],
        price: 999,
        colours: ['Red', 'Purple'],
        artwork: 'frock',
      },
      {
        name: ['Floral Print Summer Frock for Girls', 'लड़कियों की फूलों वाली समर फ़्रॉक'],
        about: [
          'Sleeveless cambric with tiny flowers and an elastic back that grows with the child.',
          'नन्हे फूलों वाली बिना आस्तीन की कैम्ब्रिक फ़्रॉक, पीछे इलास्टिक है जो बढ़ते बच्चे के साथ फैलती है।',
        ],
        price: 449,
        colours: ['Teal', 'Orange'],
        artwork: 'frock/floral',
      },
    ],
  },
  {
    key: 'kids-tshirt',
    category: 'kids-clothing',
    brands: ['gubbaru', 'northlane'],
    hsn: '61091000',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 't-shirt/kids',
    tint: '#3c8a3f',
    sizes: ['3-4 Years', '5-6 Years', '7-8 Years', '9-10 Years'],
    reviews: 'clothing',
    care: [
      'Colours tested to stay bright through playground dust and daily washing. Wash inside out.',
      'रंग ऐसे कि खेल के मैदान की धूल और रोज़ की धुलाई में भी फीके न पड़ें। उल्टा करके धोएँ।',
    ],
    designs: [
      {
        name: ['Striped Cotton T-Shirt for Kids', 'बच्चों की धारीदार सूती टी-शर्ट'],
        about: [
          'Soft jersey with a stretchy neck that slips on without a fuss.',
          'मुलायम जर्सी और खिंचने वाला गला, जिससे पहनाना बहुत आसान है।',
        ],
        price: 299,
        colours: ['Green', 'Red'],
      },
      {
        name: ['Cotton T-Shirt and Shorts Set for Kids', 'बच्चों का सूती टी-शर्ट और शॉर्ट्स सेट'],
        about: [
          'A matching set in breathable cotton for play school, parks and summer holidays.',
          'हवादार सूती कपड़े का मैचिंग सेट – प्ले स्कूल, पार्क और गर्मी की छुट्टियों के लिए।',
        ],
        price: 549,
        colours: ['Blue', 'Orange'],
        artwork: 'shorts/set',
      },
      {
        name: ['Kids Kurta Pyjama Set', 'बच्चों का कुर्ता पायजामा सेट'],
        about: [
          'A little festive set with a printed cotton kurta and an elastic-waist pyjama.',
          'त्योहार के लिए छोटा-सा सेट – प्रिंटेड सूती कुर्ता और इलास्टिक कमर वाला पायजामा।',
        ],
        price: 799,
        colours: ['Mustard', 'Maroon'],
        artwork: 'kurta/kids',
      },
    ],
  },
];
