import type { ProductType } from '../product-type';

export const beautyCare: ProductType[] = [
  {
    key: 'face-cream',
    category: 'skin-care',
    brands: ['vanaspa', 'roopnika'],
    hsn: '33049910',
    gst: 18,
    returns: 'none',
    artwork: 'tube:cherry-blossom',
    tint: '#e08a9c',
    reviews: 'beauty',
    care: [
      'Dermatologically tested. Try it behind the ear first and stop if the skin feels irritated.',
      'त्वचा विशेषज्ञों द्वारा जाँची हुई। पहले कान के पीछे लगाकर देखें; जलन हो तो इस्तेमाल बंद कर दें।',
    ],
    designs: [
      {
        name: ['Saffron Day Cream', 'केसर डे क्रीम'],
        about: [
          'A light day cream with Kashmiri saffron and almond oil that leaves a soft glow without stickiness.',
          'कश्मीरी केसर और बादाम तेल वाली हल्की डे क्रीम, बिना चिपचिपाहट के कोमल निखार देती है।',
        ],
        price: 349,
        sizes: [
          ['50 g', 1],
          ['100 g', 1.8],
        ],
        artwork: 'jar:tulip',
      },
      {
        name: ['Sunscreen Gel SPF 50', 'एसपीएफ़ 50 सनस्क्रीन जेल'],
        about: [
          'A clear gel against UVA and UVB that leaves no white cast on Indian skin. Reapply every two hours outdoors.',
          'यूवीए और यूवीबी से बचाने वाला पारदर्शी जेल, भारतीय त्वचा पर सफ़ेदी नहीं छोड़ता। धूप में हर दो घंटे पर दोबारा लगाएँ।',
        ],
        price: 449,
        sizes: ['50 g'],
        artwork: 'tube:sun',
      },
      {
        name: ['Aloe Vera Soothing Gel', 'एलोवेरा सूदिंग जेल'],
        about: [
          'Fresh aloe pulp that cools sunburn, calms skin after shaving and tames frizzy hair.',
          'ताज़े एलोवेरा का गूदा – धूप की जलन में ठंडक, शेव के बाद राहत और रूखे बालों को सँभाले।',
        ],
        price: 199,
        sizes: [
          ['150 ml', 1],
          ['300 ml', 1.7],
        ],
        artwork: 'jar:aloe',
      },
    ],
  },
  {
    key: 'face-wash',
    category: 'skin-care',
    brands: ['vanaspa'],
    hsn: '34013011',
    gst: 18,
    returns: 'none',
    artwork: 'tallBottle:neem',
    tint: '#3c8a3f',
    reviews: 'beauty',
    care: [
      'Massage on a wet face for half a minute and rinse. Avoid the eyes.',
      'गीले चेहरे पर आधा मिनट मलें और धो लें। आँखों से बचाएँ।',
    ],
    designs: [
      {
        name: ['Neem and Tulsi Face Wash', 'नीम-तुलसी फ़ेस वॉश'],
        about: [
          'Clears oil and dust without drying the skin, for faces that get pimples in the heat.',
          'त्वचा को रूखा किए बिना तेल और धूल हटाता है – गर्मी में मुँहासे होने वाली त्वचा के लिए।',
        ],
        price: 179,
        sizes: [
          ['100 ml', 1],
          ['200 ml', 1.75],
        ],
      },
      {
        name: ['Turmeric Ubtan Face Wash', 'हल्दी उबटन फ़ेस वॉश'],
        about: [
          'The old wedding ubtan of turmeric and gram flour in a tube, with fine walnut grains.',
          'हल्दी और बेसन का पारंपरिक उबटन अब ट्यूब में, अखरोट के बारीक दानों के साथ।',
        ],
        price: 229,
        sizes: ['100 ml'],
        artwork: 'tube:ginger-root',
      },
      {
        name: ['Multani Mitti Face Pack', 'मुल्तानी मिट्टी फ़ेस पैक'],
        about: [
          'Sieved fuller’s earth with rose petals; mix with rose water and wash off after ten minutes.',
          'गुलाब की पंखुड़ियों वाली छनी हुई मुल्तानी मिट्टी; गुलाब जल में मिलाकर लगाएँ और दस मिनट बाद धो लें।',
        ],
        price: 149,
        sizes: [
          ['100 g', 1],
          ['250 g', 2],
        ],
        artwork: 'jar:clay',
        hsn: '33049990',
        care: [
          'Pure powder without scent or preservative. Store in a dry jar.',
          'शुद्ध चूर्ण, बिना सुगंध और परिरक्षक के। सूखे जार में रखें।',
        ],
      },
    ],
  },
  {
    key: 'hair-oil',
    category: 'hair-care',
    brands: ['vanaspa', 'niramayo'],
    hsn: '33059011',
    gst: 5,
    returns: 'none',
    artwork: 'tallBottle:coconut',
    tint: '#3c7a4a',
    sizes: [
      ['100 ml', 1],
      ['200 ml', 1.8],
    ],
    reviews: 'beauty',
    care: [
      'Warm a little, massage into the scalp and leave for an hour or overnight.',
      'थोड़ा गुनगुना करके सिर में मालिश करें और एक घंटा या रात भर छोड़ दें।',
    ],
    designs: [
      {
        name: ['Cold-Pressed Coconut Hair Oil', 'कोल्ड-प्रेस्ड नारियल हेयर ऑयल'],
        about: [
          'Pressed from Kerala coconuts without heat; light, clear and nothing added.',
          'केरल के नारियल से बिना गर्म किए निकाला गया तेल – हल्का, साफ़ और बिना किसी मिलावट के।',
        ],
        price: 189,
      },
      {
        name: ['Bhringraj and Amla Hair Oil', 'भृंगराज-आँवला हेयर ऑयल'],
        about: [
          'Herbs slowly cooked in sesame oil the ayurvedic way, for stronger roots and fewer knots.',
          'तिल के तेल में आयुर्वेदिक विधि से धीमी आँच पर पकी जड़ी-बूटियाँ – जड़ें मज़बूत और बाल कम उलझें।',
        ],
        price: 279,
        artwork: 'tallBottle:herb',
      },
      {
        name: ['Red Onion Hair Serum', 'लाल प्याज़ हेयर सीरम'],
        about: [
          'Onion extract and argan oil in a light serum that smooths dry ends and smells of flowers, not of onion.',
          'प्याज़ के अर्क और आर्गन तेल का हल्का सीरम, रूखे सिरों को चिकना करता है; ख़ुशबू फूलों की, प्याज़ की नहीं।',
        ],
        price: 349,
        sizes: ['100 ml'],
        artwork: 'tallBottle:onion',
        care: [
          'Work two or three drops through damp hair; do not rinse.',
          'दो-तीन बूँदें गीले बालों में लगाएँ; धोने की ज़रूरत नहीं।',
        ],
      },
    ],
  },
  {
    key: 'shampoo',
    category: 'hair-care',
    brands: ['vanaspa', 'roopnika'],
    hsn: '33051090',
    gst: 5,
    returns: 'none',
    artwork: 'tallBottle:hibiscus',
    tint: '#c0476b',
    reviews: 'beauty',
    care: [
      'Lather, leave for a minute and rinse well. Free of sulphates and parabens.',
      'झाग बनाएँ, एक मिनट छोड़ें और अच्छी तरह धोएँ। सल्फ़ेट और पैराबेन से मुक्त।',
    ],
    designs: [
      {
        name: ['Hibiscus and Fenugreek Shampoo', 'गुड़हल-मेथी शैंपू'],
        about: [
          'Mild enough for every other day, with hibiscus for softness and fenugreek against dandruff.',
          'एक दिन छोड़कर लगाने लायक सौम्य; गुड़हल से मुलायम बाल और मेथी से रूसी में राहत।',
        ],
        price: 299,
        sizes: [
          ['200 ml', 1],
          ['500 ml', 2.1],
        ],
      },
      {
        name: ['Shikakai Reetha Shampoo Powder', 'शिकाकाई-रीठा शैंपू पाउडर'],
        about: [
          'Sun-dried shikakai, reetha and amla, ground fine; a bath as in grandmother’s day.',
          'धूप में सूखे शिकाकाई, रीठा और आँवला, महीन पिसे हुए – नहाना दादी-नानी के ज़माने जैसा।',
        ],
        price: 199,
        sizes: ['200 g'],
        artwork: 'tin:shikakai',
        care: [
          'Mix to a paste with warm water, apply to wet hair and rinse. Keep it out of the eyes.',
          'गुनगुने पानी में लेप बनाकर गीले बालों में लगाएँ और धो लें। आँखों से बचाएँ।',
        ],
      },
      {
        name: ['Natural Henna Powder', 'प्राकृतिक मेहंदी पाउडर'],
        about: [
          'Triple-sifted Rajasthani henna that gives grey hair a deep, even red-brown.',
          'तीन बार छनी राजस्थानी मेहंदी, सफ़ेद बालों को गहरा और एक समान लाल-भूरा रंग देती है।',
        ],
        price: 129,
        sizes: [
          ['200 g', 1],
          ['500 g', 2.2],
        ],
        artwork: 'tin:henna',
        care: [
          'Soak in tea water for four hours, apply for two and rinse without shampoo.',
          'चाय के पानी में चार घंटे भिगोएँ, दो घंटे लगाकर रखें और बिना शैंपू के धो लें।',
        ],
      },
    ],
  },
];
