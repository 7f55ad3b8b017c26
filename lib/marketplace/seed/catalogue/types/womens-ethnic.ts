import type { ProductType } from '../product-type';

export const womensEthnic: ProductType[] = [
  {
    key: 'silk-saree',
    category: 'sarees',
    brands: ['rangrekha', 'taanavi'],
    hsn: '50072010',
    gst: 5,
    returns: 'return_7',
    artwork: 'saree/zari',
    tint: '#8e1b3a',
    reviews: 'drapes',
    care: [
      'Length 5.5 m with a 0.8 m unstitched blouse piece. Dry clean only; keep it folded in a cotton cloth and change the folds every few months.',
      'लंबाई 5.5 मीटर, साथ में 0.8 मीटर का बिना सिला ब्लाउज़ पीस। केवल ड्राई क्लीन करवाएँ; सूती कपड़े में लपेटकर रखें और हर कुछ महीनों में तह बदलते रहें।',
    ],
    designs: [
      {
        name: ['Banarasi Silk Saree with Zari Border', 'ज़री बॉर्डर वाली बनारसी सिल्क साड़ी'],
        about: [
          'A rich Banarasi weave with small gold motifs all over and a broad zari pallu, made for weddings and festive evenings.',
          'पूरी साड़ी पर सुनहरी बूटियाँ और चौड़ा ज़री पल्लू – शादी-ब्याह और त्योहार की शाम के लिए बुनी गई बनारसी साड़ी।',
        ],
        price: 3499,
        colours: ['Maroon, Gold', 'Navy, Gold', 'Green, Gold'],
      },
      {
        name: ['Kanjivaram Silk Saree with Temple Border', 'टेंपल बॉर्डर वाली कांजीवरम सिल्क साड़ी'],
        about: [
          'Thick mulberry silk in the Kanjivaram style, with a contrast temple border that holds its pleats beautifully.',
          'कांजीवरम शैली की भारी मलबरी सिल्क साड़ी, जिसका टेंपल बॉर्डर अलग रंग में है और प्लीट्स बहुत सुंदर बैठती हैं।',
        ],
        price: 6299,
        colours: ['Purple, Gold', 'Mustard, Maroon'],
        artwork: 'saree/kanjivaram',
      },
      {
        name: ['Bhagalpuri Tussar Silk Saree', 'भागलपुरी टसर सिल्क साड़ी'],
        about: [
          'Light tussar silk with the natural texture of Bhagalpur looms and a hand-painted pallu, easy to drape for office and functions.',
          'भागलपुर के करघों की हल्की टसर सिल्क, जिसकी बनावट प्राकृतिक है और पल्लू हाथ से रंगा हुआ है। दफ़्तर और समारोह दोनों में पहनना आसान।',
        ],
        price: 2199,
        colours: ['Beige', 'Teal'],
        artwork: 'saree/floral',
      },
    ],
  },
  {
    key: 'cotton-saree',
    category: 'sarees',
    brands: ['sutmala', 'rangrekha'],
    hsn: '52085920',
    gst: 5,
    returns: 'return_7',
    artwork: 'saree/bands',
    tint: '#2a6fd0',
    reviews: 'drapes',
    care: [
      'Comes with an unstitched blouse piece. Wash separately in cold water the first time and dry in the shade to keep the colour fresh.',
      'साथ में बिना सिला ब्लाउज़ पीस मिलता है। पहली बार ठंडे पानी में अलग धोएँ और रंग बनाए रखने के लिए छाँव में सुखाएँ।',
    ],
    designs: [
      {
        name: ['Bengal Handloom Cotton Saree', 'बंगाल हैंडलूम सूती साड़ी'],
        about: [
          'Soft, airy handloom cotton with a classic contrast border, comfortable through a long summer day.',
          'मुलायम और हवादार हैंडलूम सूती साड़ी, पारंपरिक बॉर्डर के साथ – गर्मी के लंबे दिन में भी आरामदायक।',
        ],
        price: 1149,
        colours: ['White', 'Blue', 'Red'],
      },
      {
        name: ['Chanderi Cotton Silk Saree', 'चंदेरी कॉटन सिल्क साड़ी'],
        about: [
          'Sheer Chanderi with a gentle sheen and tiny woven buttis; light on the shoulder and lovely for day functions.',
          'हल्की चमक और बारीक बुनी बूटियों वाली महीन चंदेरी साड़ी। कंधे पर हल्की और दिन के समारोह के लिए बहुत प्यारी।',
        ],
        price: 1899,
        colours: ['Pink', 'Yellow'],
        artwork: 'saree/chanderi',
      },
      {
        name: ['Kalamkari Printed Cotton Saree', 'कलमकारी प्रिंट सूती साड़ी'],
        about: [
          'Printed with Kalamkari figures in earthy colours on pure mulmul cotton that gets softer with every wash.',
          'शुद्ध मलमल पर मिट्टी के रंगों में कलमकारी प्रिंट; हर धुलाई के साथ कपड़ा और मुलायम होता जाता है।',
        ],
        price: 1349,
        colours: ['Mustard', 'Maroon'],
        artwork: 'saree/block',
      },
    ],
  },
  {
    key: 'kurta-women',
    category: 'kurtas-suits',
    brands: ['taanavi', 'sutmala'],
    hsn: '62114290',
    gst: 'by-price',
    returns: 'exchange_7',
    artwork: 'kurta/block',
    tint: '#2a6fd0',
    sizes: ['S', 'M', 'L', 'XL', 'XXL'],
    sizeChart: 'women',
    reviews: 'clothing',
    care: [
      'Pairs well with leggings, palazzos or jeans. Machine wash cold with similar colours; do not bleach.',
      'लेगिंग, पलाज़ो या जींस के साथ अच्छा लगता है। मिलते-जुलते रंगों के साथ ठंडे पानी में मशीन से धोएँ; ब्लीच न करें।',
    ],
    designs: [
      {
        name: ['Block Print Cotton Kurta for Women', 'महिलाओं का ब्लॉक प्रिंट सूती कुर्ता'],
        about: [
          'Straight-cut kurta in breathable cotton, hand-block printed in the style of Jaipur, with side slits and a pocket.',
          'जयपुरी शैली के हाथ के ब्लॉक प्रिंट वाला सीधा सूती कुर्ता, जिसमें साइड स्लिट और एक जेब है।',
        ],
        price: 699,
        colours: ['Maroon', 'Blue'],
      },
      {
        name: ['Chikankari Embroidered Kurta for Women', 'महिलाओं का चिकनकारी कढ़ाई वाला कुर्ता'],
        about: [
          'Fine Lucknowi chikankari on soft georgette with an attached lining, graceful enough for festivals and light enough for work.',
          'अस्तर लगे मुलायम जॉर्जेट पर बारीक लखनवी चिकनकारी। त्योहार के लिए सजीला और दफ़्तर के लिए हल्का।',
        ],
        price: 1199,
        colours: ['White', 'Pink'],
        artwork: 'kurta/floral',
      },
      {
        name: ['A-Line Rayon Kurta for Women', 'महिलाओं का ए-लाइन रेयॉन कुर्ता'],
        about: [
          'Flowing rayon with three-quarter sleeves and a round neck; falls neatly and needs hardly any ironing.',
          'तीन-चौथाई आस्तीन और गोल गले वाला लहराता रेयॉन कुर्ता, जिसे इस्तरी की ज़रूरत बहुत कम पड़ती है।',
        ],
        price: 549,
        colours: ['Teal', 'Mustard'],
        artwork: 'kurta/zigzag',
      },
      {
        name: ['Ikat Print Straight Kurta for Women', 'महिलाओं का इकत प्रिंट सीधा कुर्ता'],
        about: [
          'Pure cotton with an all-over ikat pattern and a mandarin collar, cut a little below the knee.',
          'पूरे कपड़े पर इकत पैटर्न और मैंडरिन कॉलर वाला शुद्ध सूती कुर्ता, लंबाई घुटने से थोड़ी नीचे।',
        ],
        price: 749,
        colours: ['Navy', 'Green'],
        artwork: 'kurta/bands',
      },
    ],
  },
  {
    key: 'kurta-set',
    category: 'kurtas-suits',
    brands: ['taanavi', 'rangrekha'],
    hsn: '62114210',
    gst: 'by-price',
    returns: 'exchange_7',
    artwork: 'kurta/zari',
    tint: '#d0487a',
    sizes: ['S', 'M', 'L', 'XL'],
    sizeChart: 'women',
    reviews: 'clothing',
    care: [
      'The set has a kurta, matching bottoms and a dupatta. Hand wash gently in cold water and iron on the reverse.',
      'सेट में कुर्ता, मैचिंग बॉटम और दुपट्टा शामिल हैं। ठंडे पानी में हल्के हाथ से धोएँ और उल्टी तरफ़ से इस्तरी करें।',
    ],
    designs: [
      {
        name: ['Anarkali Kurta Set with Dupatta', 'दुपट्टे के साथ अनारकली कुर्ता सेट'],
        about: [
          'A full-flared Anarkali with gota work at the yoke and a soft printed dupatta for festive gatherings.',
          'योक पर गोटा वर्क और भरपूर घेर वाली अनारकली, साथ में मुलायम प्रिंटेड दुपट्टा – त्योहार की महफ़िलों के लिए।',
        ],
        price: 1799,
        colours: ['Red', 'Purple'],
      },
      {
        name: ['Cotton Palazzo Suit Set', 'सूती पलाज़ो सूट सेट'],
        about: [
          'Everyday suit of pure cotton with wide palazzos and a mulmul dupatta that stays cool in the heat.',
          'शुद्ध सूती कपड़े का रोज़ पहनने वाला सूट, चौड़े पलाज़ो और मलमल के दुपट्टे के साथ – गर्मी में भी ठंडक देता है।',
        ],
        price: 1299,
        colours: ['Yellow', 'Blue'],
        artwork: 'kurta/palazzo',
      },
      {
        name: ['Bandhani Print Sharara Set', 'बांधनी प्रिंट शरारा सेट'],
        about: [
          'A short bandhani kurti with a twirling sharara and a lace-edged dupatta, bright and easy to dance in.',
          'बांधनी प्रिंट की छोटी कुर्ती, घेरदार शरारा और लेस लगे किनारे वाला दुपट्टा – चटख और थिरकने के लिए एकदम सही।',
        ],
        price: 2099,
        colours: ['Orange', 'Pink'],
        artwork: 'kurta/sharara',
      },
    ],
  },
  {
    key: 'dupatta',
    category: 'kurtas-suits',
    brands: ['sutmala', 'taanavi'],
    hsn: '62149090',
    gst: 'by-price',
    returns: 'return_7',
    artwork: 'dupatta/floral',
    tint: '#e0a526',
    reviews: 'general',
    care: [
      'Size about 2.4 m × 0.9 m. Hand wash separately and dry in the shade.',
      'आकार लगभग 2.4 मीटर × 0.9 मीटर। अलग से हाथ से धोएँ और छाँव में सुखाएँ।',
    ],
    designs: [
      {
        name: ['Phulkari Embroidered Dupatta', 'फुलकारी कढ़ाई वाला दुपट्टा'],
        about: [
          'Bright Punjabi phulkari in silky thread all over; it turns a plain suit into a festive one.',
          'रेशमी धागे से पूरे दुपट्टे पर चटख पंजाबी फुलकारी – सादे सूट को भी त्योहार जैसा बना दे।',
        ],
        price: 799,
        colours: ['Yellow, Multicolor', 'Pink, Multicolor'],
      },
      {
        name: ['Bandhani Cotton Dupatta', 'बांधनी सूती दुपट्टा'],
        about: [
          'Tie-dyed by hand in the Kutch manner on fine cotton, with small tassels at the corners.',
          'महीन सूती कपड़े पर कच्छ की तरह हाथ से बाँधकर रंगा गया, कोनों पर छोटे लटकन लगे हैं।',
        ],
        price: 499,
        colours: ['Red', 'Green'],
        artwork: 'dupatta/dots',
      },
      {
        name: ['Banarasi Brocade Dupatta', 'बनारसी ब्रोकेड दुपट्टा'],
        about: [
          'Woven brocade with a zari border and bold buttas, a bridal favourite that also suits plain silk kurtas.',
          'ज़री बॉर्डर और बड़े बूटों वाला बुना हुआ ब्रोकेड दुपट्टा – दुल्हनों की पसंद, सादे सिल्क कुर्ते पर भी ख़ूब जँचता है।',
        ],
        price: 1099,
        colours: ['Maroon, Gold', 'Navy, Gold'],
        artwork: 'dupatta/zari',
      },
    ],
  },
];
