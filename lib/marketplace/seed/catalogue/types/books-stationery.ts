import type { ProductType } from '../product-type';

export const booksAndStationery: ProductType[] = [
  {
    key: 'book',
    category: 'books',
    brands: ['akshwani'],
    brandInName: false,
    hsn: '49011010',
    gst: 0,
    returns: 'return_7',
    artwork: 'book:elephant',
    tint: '#7d1a35',
    reviews: 'books',
    care: [
      'Printed on cream paper with a stitched binding that opens flat.',
      'क्रीम कागज़ पर छपी, सिली हुई जिल्द जो पूरी खुल जाती है।',
    ],
    designs: [
      {
        name: ['Folk Tales of the Talking Elephant', 'बोलने वाले हाथी की लोककथाएँ'],
        about: [
          'Twenty-four folk tales from as many states, retold for children of six to ten with a picture on every page.',
          'चौबीस राज्यों की चौबीस लोककथाएँ, छह से दस साल के बच्चों के लिए, हर पन्ने पर चित्र के साथ।',
        ],
        price: 249,
        sizes: ['Paperback', ['Hardback', 1.7]],
      },
      {
        name: ['The Mango Orchard: A Novel', 'आम का बाग: एक उपन्यास'],
        about: [
          'Three generations of a family in Malihabad, one orchard and a letter that arrives forty years late.',
          'मलीहाबाद के एक परिवार की तीन पीढ़ियाँ, एक बाग और चालीस साल देर से पहुँची एक चिट्ठी।',
        ],
        price: 349,
        artwork: 'book:mango',
        sizes: ['Paperback'],
      },
      {
        name: [
          'One Pot, Many States: An Indian Cookbook',
          'एक पतीला, कई प्रदेश: भारतीय रसोई की किताब',
        ],
        about: [
          'A hundred everyday recipes that need one pot and under forty minutes, from Assam to Kutch.',
          'असम से कच्छ तक रोज़ के सौ व्यंजन, जिनके लिए बस एक पतीला और चालीस मिनट से कम चाहिए।',
        ],
        price: 499,
        artwork: 'book:pot-of-food',
        sizes: ['Hardback'],
      },
      {
        name: ['Savings Made Simple', 'बचत की आसान किताब'],
        about: [
          'Plain talk about budgets, insurance and small investments, with worksheets for a salaried family.',
          'बजट, बीमा और छोटे निवेश पर सीधी बात, नौकरीपेशा परिवार के लिए वर्कशीट के साथ।',
        ],
        price: 299,
        artwork: 'book:money-bag',
        sizes: ['Paperback'],
      },
    ],
  },
  {
    key: 'notebook',
    category: 'notebooks-paper',
    brands: ['panneka'],
    hsn: '48202000',
    gst: 0,
    returns: 'return_7',
    artwork: 'notebook-with-decorative-cover',
    tint: '#2f6fae',
    reviews: 'books',
    care: [
      'Paper of 70 GSM or more, on which ink does not show through.',
      '70 जीएसएम या उससे मोटा कागज़, जिस पर स्याही पीछे नहीं दिखती।',
    ],
    designs: [
      {
        name: ['Ruled Long Notebooks', 'लाइनदार लॉन्ग नोटबुक'],
        about: [
          'School notebooks with 172 pages, a stiff cover and a label for name and subject.',
          '172 पन्नों की स्कूल नोटबुक, मज़बूत कवर और नाम-विषय के लेबल के साथ।',
        ],
        price: 249,
        sizes: [
          ['Pack of 6', 1],
          ['Pack of 12', 1.9],
        ],
        artwork: 'green-book',
      },
      {
        name: ['Handmade Paper Diary', 'हाथ से बने कागज़ की डायरी'],
        about: [
          'Cotton-rag paper from Sanganer, with flower petals in the cover and a thread to tie it.',
          'सांगानेर का सूती कागज़, कवर में फूलों की पंखुड़ियाँ और बाँधने का धागा।',
        ],
        price: 349,
        colours: ['Purple', 'Mustard'],
        hsn: '48201020',
        gst: 18,
        artwork: 'notebook',
      },
      {
        name: ['Undated Daily Planner', 'बिना तारीख़ का डेली प्लानर'],
        about: [
          'A page a day with to-dos, water and money columns; start whenever you like.',
          'हर दिन का एक पन्ना – काम, पानी और ख़र्च के ख़ाने; जब चाहें शुरू करें।',
        ],
        price: 299,
        colours: ['Yellow', 'Teal'],
        hsn: '48201010',
        gst: 18,
        artwork: 'ledger',
      },
      {
        name: ['Spiral Sketch Pad A4', 'ए4 स्पाइरल स्केच पैड'],
        about: [
          'Fifty sheets of thick, slightly rough paper for pencil, charcoal and dry pastels.',
          'पेंसिल, चारकोल और सूखे पेस्टल के लिए पचास मोटे, हल्के खुरदरे पन्ने।',
        ],
        price: 199,
        artwork: 'spiral-notepad',
      },
    ],
  },
  {
    key: 'pens',
    category: 'pens-art',
    brands: ['panneka', 'akshwani'],
    hsn: '96081019',
    gst: 18,
    returns: 'return_7',
    artwork: 'pen',
    tint: '#2a5fb0',
    reviews: 'general',
    care: [
      'Cap after writing and store with the tip up.',
      'लिखने के बाद ढक्कन लगाएँ और नोक ऊपर करके रखें।',
    ],
    designs: [
      {
        name: ['Smooth Gel Pens Pack of 10', 'जेल पेन, 10 का पैक'],
        about: [
          'Waterproof ink and a 0.5 mm tip for fast, clean notes in examinations.',
          'वाटरप्रूफ़ स्याही और 0.5 मिमी की नोक – परीक्षा में तेज़ और साफ़ लिखावट के लिए।',
        ],
        price: 149,
        colours: ['Blue', 'Black'],
      },
      {
        name: ['Ebonite Fountain Pen', 'एबोनाइट फ़ाउंटेन पेन'],
        about: [
          'Turned by hand in Rajahmundry, with a steel nib that suits Devanagari as well as Latin hands.',
          'राजमुंदरी में हाथ से ख़राद पर बना, स्टील निब जो देवनागरी और रोमन दोनों में सुंदर चलती है।',
        ],
        price: 899,
        colours: ['Maroon', 'Navy'],
        artwork: 'fountain-pen',
        hsn: '96083022',
      },
      {
        name: ['HB Pencils with Eraser Tip Pack of 20', 'रबर लगी एचबी पेंसिल, 20 का पैक'],
        about: [
          'Soft wood that sharpens without breaking, in a box with a sharpener and a scale.',
          'बिना टूटे छिलने वाली मुलायम लकड़ी; डिब्बे में शार्पनर और स्केल साथ में।',
        ],
        price: 119,
        artwork: 'pencil',
        hsn: '96091000',
        gst: 0,
        care: [
          'Store dry. For children above three years.',
          'सूखी जगह रखें। तीन साल से बड़े बच्चों के लिए।',
        ],
      },
    ],
  },
  {
    key: 'art',
    category: 'pens-art',
    brands: ['panneka', 'pahelo'],
    hsn: '32131000',
    gst: 18,
    returns: 'return_7',
    artwork: 'artist-palette',
    tint: '#d0572a',
    reviews: 'general',
    care: [
      'Non-toxic. Wash brushes at once and close the caps tightly.',
      'विष-रहित। ब्रश तुरंत धोएँ और ढक्कन कसकर बंद करें।',
    ],
    designs: [
      {
        name: ['Watercolour Cakes Set of 24', 'वॉटरकलर केक, 24 का सेट'],
        about: [
          'Bright, transparent colours with a brush and a mixing palette in the lid.',
          'चटख, पारदर्शी रंग, साथ में ब्रश और ढक्कन में रंग मिलाने की जगह।',
        ],
        price: 199,
        colours: ['Multicolor'],
      },
      {
        name: ['Wax Crayons Set of 36', 'वैक्स क्रेयॉन, 36 का सेट'],
        about: [
          'Thick crayons that do not snap in small fists and wash off walls with soap.',
          'मोटे क्रेयॉन जो छोटी मुट्ठी में नहीं टूटते, और दीवार से साबुन से छूट जाते हैं।',
        ],
        price: 149,
        artwork: 'crayon',
        hsn: '96099020',
        gst: 0,
        care: [
          'Non-toxic, for children above three years. Keep out of the sun.',
          'विष-रहित, तीन साल से बड़े बच्चों के लिए। धूप से बचाएँ।',
        ],
        colours: ['Multicolor'],
      },
      {
        name: ['Geometry Box with Scissors', 'कैंची के साथ ज्यामिति बॉक्स'],
        about: [
          'Compass, divider, set squares and round-tip scissors in a tin that shuts with a click.',
          'कंपास, डिवाइडर, सेट स्क्वेयर और गोल नोक की कैंची, क्लिक से बंद होने वाले टिन में।',
        ],
        price: 179,
        artwork: 'triangular-ruler',
        hsn: '90172090',
        gst: 5,
        care: [
          'Compass points are sharp: for children above six years.',
          'कंपास की नोक तेज़ है: छह साल से बड़े बच्चों के लिए।',
        ],
      },
    ],
  },
];
