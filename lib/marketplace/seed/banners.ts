import {
  banners as bannersTable,
  bannerTranslations,
} from '@/lib/marketplace/kernel/db/schema/content';
import type { Database } from '../kernel/db/connection';
import type { Text } from './catalogue/product-type';
import { mediaUrl } from './pictures';
import { required } from './required';

export type DemoBanner = {
  kind: 'hero' | 'promotional';
  file: string;
  link: string;
  title: Text;
  body: Text;
  alt: Text;
  colour: string;
  accent: string;
  /** Items of a banner: artwork, colour, size, x and rotation, in pixels of a canvas 600 high. */
  items: readonly (readonly [
    artwork: string,
    colour: string,
    size: number,
    x: number,
    turn?: number,
  ])[];
};

export const demoBanners: readonly DemoBanner[] = [
  {
    kind: 'hero',
    file: 'hero-deals',
    link: '/deals',
    title: ['Deals of the day', 'आज के ऑफ़र'],
    body: [
      'Lower prices for a few hours, from stores all over India.',
      'देश भर की दुकानों से, कुछ घंटों के लिए और कम कीमत।',
    ],
    alt: [
      'Headphones, a backpack, a trolley bag and a running shoe',
      'हेडफ़ोन, बैकपैक, ट्रॉली बैग और रनिंग शूज़',
    ],
    colour: '#e8742a',
    accent: '#c0305a',
    items: [
      ['luggage', '#1c8c86', 390, 1390],
      ['headphone', '#2a5fb0', 330, 960],
      ['backpack', '#c62828', 320, 1175],
      ['running-shoe', '#c0305a', 190, 1060, -8],
    ],
  },
  {
    kind: 'hero',
    file: 'hero-weaves',
    link: '/category/womens-fashion',
    title: ['Weaves of India', 'भारत की बुनाई'],
    body: [
      'Banarasi, Chanderi, Kalamkari: sarees and kurtas from the looms.',
      'बनारसी, चंदेरी, कलमकारी: सीधे करघों से साड़ियाँ और कुर्ते।',
    ],
    alt: [
      'A silk saree with a golden border, a printed kurta, a handbag and bangles',
      'सुनहरे बॉर्डर वाली सिल्क साड़ी, प्रिंटेड कुर्ता, हैंडबैग और चूड़ियाँ',
    ],
    colour: '#8e1b3a',
    accent: '#e0a526',
    items: [
      ['kurta/block', '#2a6fd0', 410, 1390],
      ['saree/zari', '#8e1b3a', 340, 940],
      ['handbag', '#b9863f', 250, 1180],
      ['bangles', '#c62828', 140, 1050],
    ],
  },
  {
    kind: 'hero',
    file: 'hero-electronics',
    link: '/category/electronics',
    title: ['Smart things, fair prices', 'स्मार्ट चीज़ें, सही कीमत'],
    body: [
      'Earbuds, smartwatches and more, with warranty.',
      'ईयरबड, स्मार्टवॉच और बहुत कुछ, वारंटी के साथ।',
    ],
    alt: ['A laptop, a smartwatch, earbuds and a loudspeaker', 'लैपटॉप, स्मार्टवॉच, ईयरबड और स्पीकर'],
    colour: '#2a5fb0',
    accent: '#7a4a9c',
    items: [
      ['laptop', '#8a8f98', 390, 1000],
      ['speaker', '#2b2b2f', 390, 1420],
      ['smartwatch', '#c0476b', 270, 1215],
      ['earbuds', '#f1f1ee', 190, 1100],
    ],
  },
  {
    kind: 'hero',
    file: 'hero-kitchen',
    link: '/category/kitchen-dining',
    title: ['A kitchen that works', 'रसोई, जो साथ निभाए'],
    body: [
      'Cookers, kadhais and steel that last for years.',
      'बरसों चलने वाले कुकर, कड़ाही और स्टील के बर्तन।',
    ],
    alt: [
      'A pressure cooker, a mixer grinder, a steel bottle and a cup of tea',
      'प्रेशर कुकर, मिक्सर ग्राइंडर, स्टील की बोतल और चाय का प्याला',
    ],
    colour: '#d0921c',
    accent: '#3c8a3f',
    items: [
      ['mixer', '#c62828', 380, 1410],
      ['pressureCooker', '#d64545', 350, 970],
      ['bottle', '#1f3a6b', 300, 1200],
      ['mug/stripes', '#1c8c86', 170, 1100],
    ],
  },
  {
    kind: 'promotional',
    file: 'promo-top-rated',
    link: '/products?section=top_rated',
    title: ['Loved by shoppers', 'ख़रीदारों की पसंद'],
    body: ['Things with the best ratings.', 'सबसे अच्छी रेटिंग वाला सामान।'],
    alt: ['A smartwatch, a teddy bear and a backpack', 'स्मार्टवॉच, टेडी बियर और बैकपैक'],
    colour: '#1c8c86',
    accent: '#e0a526',
    items: [
      ['backpack', '#2a6fd0', 340, 1010],
      ['teddy-bear', '#b5762a', 350, 760],
      ['smartwatch', '#2b2b2f', 220, 890],
    ],
  },
  {
    kind: 'promotional',
    file: 'promo-grocery',
    link: '/category/grocery',
    title: ['The pantry, filled', 'भरा-पूरा रसोईघर'],
    body: ['Tea, spices and staples from where they grow.', 'चाय, मसाले और अनाज, सीधे अपनी मिट्टी से।'],
    alt: [
      'A sack of rice, tins of chilli powder and tea, and a jar of honey',
      'चावल की बोरी, मिर्च पाउडर और चाय के डिब्बे और शहद का जार',
    ],
    colour: '#6b8a2a',
    accent: '#d0572a',
    items: [
      ['sack:basmati', '#6b8a2a', 340, 760],
      ['tin:teapot', '#7a4a22', 330, 1040],
      ['tin:hot-pepper', '#b3341f', 260, 900],
      ['jar:honey-pot', '#c9a227', 170, 660],
    ],
  },
  {
    kind: 'promotional',
    file: 'promo-featured',
    link: '/products?section=featured',
    title: ['Picked for you', 'आपके लिए चुनिंदा'],
    body: ['A fresh choice from every department.', 'हर विभाग से नई पसंद।'],
    alt: ['A table lamp, a cushion and a potted plant', 'टेबल लैंप, कुशन और गमले का पौधा'],
    colour: '#7a4a9c',
    accent: '#d0487a',
    items: [
      ['planter/zigzag', '#b5562f', 370, 1030],
      ['lamp/dots', '#efc030', 380, 740],
      ['cushion/zigzag', '#d0487a', 220, 890],
    ],
  },
];

export async function insertBanners(db: Database): Promise<void> {
  const inserted = await db
    .insert(bannersTable)
    .values(
      demoBanners.map(({ kind, file, link }, i) => ({
        kind,
        link,
        image: mediaUrl(`banners/${file}.webp`),
        position: i + 1,
      })),
    )
    .returning({ id: bannersTable.id, image: bannersTable.image });
  const ids = new Map(inserted.map(({ id, image }) => [image, id]));
  await db.insert(bannerTranslations).values(
    demoBanners.flatMap(({ file, title, body, alt }) =>
      (['en', 'hi'] as const).map((locale, i) => ({
        bannerId: required(ids.get(mediaUrl(`banners/${file}.webp`)), `banner ${file}`),
        locale,
        title: title[i as 0 | 1].normalize('NFC'),
        body: body[i as 0 | 1].normalize('NFC'),
        alt: alt[i as 0 | 1].normalize('NFC'),
      })),
    ),
  );
}
