import type { ProductType } from '../product-type';

export const pooja: ProductType[] = [
  {
    key: 'pooja',
    category: 'pooja-festive',
    brands: ['diyara', 'mittika'],
    hsn: '74198090',
    gst: 5,
    returns: 'return_7',
    artwork: 'diya-lamp',
    tint: '#d8792a',
    reviews: 'home',
    care: [
      'Wipe dry after use. Brass shines again with tamarind or pitambari powder.',
      'इस्तेमाल के बाद पोंछकर सुखाएँ। पीतल इमली या पीतांबरी पाउडर से फिर चमक उठता है।',
    ],
    designs: [
      {
        name: ['Hand-Painted Clay Diyas Set of 12', 'हाथ से रंगे मिट्टी के दीये, 12 का सेट'],
        about: [
          'Twelve potter-made diyas painted one by one, ready with cotton wicks.',
          'कुम्हार के हाथ से बने और एक-एक कर रंगे बारह दीये, रूई की बाती के साथ।',
        ],
        price: 249,
        hsn: '69120040',
        care: [
          'Soak new diyas in water for an hour so that they drink less oil.',
          'नए दीयों को एक घंटा पानी में भिगोएँ, तेल कम सोखेंगे।',
        ],
        gst: 0,
        colours: ['Multicolor'],
      },
      {
        name: ['Brass Pooja Bell', 'पीतल की पूजा घंटी'],
        about: [
          'A clear, long ring from solid brass with a Nandi handle.',
          'ठोस पीतल की घंटी, नंदी वाला हत्था और देर तक गूँजने वाली साफ़ आवाज़।',
        ],
        price: 449,
        artwork: 'bell',
        hsn: '83061000',
      },
      {
        name: ['Tulsi Mala with 108 Beads', '108 मनकों की तुलसी माला'],
        about: [
          'Hand-knotted tulsi beads with a silk tassel for japa and wearing.',
          'जप और पहनने के लिए हाथ से गाँठी तुलसी की माला, रेशमी फुँदने के साथ।',
        ],
        price: 199,
        artwork: 'prayer-beads',
        hsn: '44209090',
        care: [
          'Keep in a cloth bag and away from soap and scent.',
          'कपड़े की थैली में रखें; साबुन और इत्र से बचाएँ।',
        ],
      },
    ],
  },
  {
    key: 'incense',
    category: 'pooja-festive',
    brands: ['diyara', 'vanaspa'],
    hsn: '33074100',
    gst: 5,
    returns: 'none',
    artwork: 'tin:sandal',
    tint: '#b0487a',
    sizes: [
      ['100 g', 1],
      ['250 g', 2.1],
    ],
    reviews: 'general',
    care: [
      'Burn in a holder on a fireproof surface and keep a window open.',
      'अगरबत्ती स्टैंड में आग-रोधी सतह पर जलाएँ और खिड़की खुली रखें।',
    ],
    designs: [
      {
        name: ['Mysore Sandal Incense Sticks', 'मैसूर चंदन अगरबत्ती'],
        about: [
          'Hand-rolled with sandalwood powder, a calm scent for the morning prayer.',
          'चंदन के चूर्ण से हाथ से बनी अगरबत्ती – सुबह की पूजा के लिए शांत सुगंध।',
        ],
        price: 129,
      },
      {
        name: ['Mogra Flower Incense Sticks', 'मोगरा फूल अगरबत्ती'],
        about: [
          'The scent of fresh jasmine garlands, made from temple flowers and free of charcoal.',
          'मंदिर के फूलों से बनी, बिना कोयले की अगरबत्ती, ताज़े मोगरे के गजरे जैसी ख़ुशबू।',
        ],
        price: 149,
        artwork: 'tin:mogra',
      },
      {
        name: ['Lavender Soy Wax Candle', 'लैवेंडर सोया वैक्स मोमबत्ती'],
        about: [
          'A slow-burning soy candle in a clay cup, about 25 hours of gentle lavender.',
          'मिट्टी के प्याले में धीरे जलने वाली सोया मोमबत्ती, लगभग 25 घंटे लैवेंडर की हल्की महक।',
        ],
        price: 349,
        sizes: ['150 g'],
        artwork: 'candle',
        hsn: '34060010',
        care: [
          'Trim the wick to half a centimetre and never leave a flame alone.',
          'बाती आधा सेंटीमीटर रखें और जलती लौ को कभी अकेला न छोड़ें।',
        ],
      },
    ],
  },
];
