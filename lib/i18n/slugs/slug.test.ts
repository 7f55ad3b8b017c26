import { latinSlug } from './latin-slug';
import { slugOf } from './slug';

it.each([
  ['Hindi', 'सूती कुर्ता', 'suti-kurta'],
  ['Hindi', 'लाल कमीज़ (नीला, M)', 'lal-kamiz-nila-m'],
  ['Marathi', 'बाळाचे कपडे', 'balache-kapde'],
  ['Hindi and English', 'Aarohi सलवार २ पीस', 'aarohi-salvar-2-pis'],
  ['Hindi with a joiner', 'क्\u200dया बात', 'kya-bat'],
  ['Bengali', 'সুতির শাড়ি', 'sutir-shadi'],
  ['Bengali', 'বাংলা বই ২', 'bangla-bai-2'],
  ['Assamese', 'মুগাৰ মেখেলা', 'mugar-mekhela'],
  ['Punjabi', 'ਰੇਸ਼ਮੀ ਸੂਟ', 'reshmi-sut'],
  ['Punjabi', 'ਪੰਜਾਬੀ ਜੁੱਤੀ', 'panjabi-jutti'],
  ['Gujarati', 'રેશમી સાડી', 'reshmi-sadi'],
  ['Gujarati', 'બાંધણી દુપટ્ટો', 'bandhani-dupatto'],
  ['Odia', 'ସମ୍ବଲପୁରୀ ଶାଢ଼ୀ', 'sambalapuri-shadhi'],
  ['Tamil', 'காஞ்சிபுரம் பட்டு', 'kanchipuram-pattu'],
  ['Tamil', 'தமிழ் புத்தகம் ௧', 'tamizh-puttakam-1'],
  ['Telugu', 'పోచంపల్లి పట్టు చీర', 'pochampalli-pattu-chira'],
  ['Telugu', 'తెలుగు పుస్తకం', 'telugu-pustakam'],
  ['Kannada', 'ರೇಷ್ಮೆ ಸೀರೆ', 'reshme-sire'],
  ['Kannada', 'ಮೈಸೂರು ಪಾಕ್', 'maisuru-pak'],
  ['Malayalam', 'കസവ് സാരി', 'kasav-sari'],
  ['Malayalam', 'കോഴിക്കോടൻ ഹൽവ', 'kozhikkotan-halva'],
  ['Urdu', 'کتاب', 'ktab'],
  ['Urdu', 'ریشمی ساڑی ۲', 'rishmi-sari-2'],
  ['French', 'Café Crème’s Mug', 'cafe-cremes-mug'],
  ['Polish', 'Łódź Straße', 'lodz-strasse'],
  ['Russian', 'Чай', 'chay'],
  ['no letters', '😀 …', ''],
  ['nothing', '', ''],
])('%s: %s becomes %j', (_, name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('takes any text, and gives what an address can hold', () => {
  for (const name of [
    'a़'.repeat(700),
    'कि'.repeat(400),
    'த்'.repeat(700),
    'ॐ ।',
    'ab '.repeat(500),
  ]) {
    const slug = slugOf(name, 60);
    expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(slug.length).toBeLessThanOrEqual(60);
  }
});

it('gives a name in Latin letters the slug that browsers make of it', () => {
  for (const name of ['Men’s Shirts & Trousers', ' Tea -- 500 g ', 'Crème 50%']) {
    expect(slugOf(name)).toBe(latinSlug(name));
  }
});
