import { namesOf } from '../product-names';
import { agreeing } from './hindi-agreement';
import { skus } from './skus';

it.each([
  ['पीला', 'चंदेरी कॉटन सिल्क साड़ी', 'पीली'],
  ['काला', 'पुरुषों की स्लिम फ़िट स्ट्रेच जींस', 'काली'],
  ['हरा', 'फ़िरोज़ाबादी काँच की चूड़ियाँ, 24 का सेट', 'हरी'],
  ['भूरा', 'ब्लैकआउट परदे', 'भूरे'],
  ['नीला', 'इकत प्रिंट कुशन कवर, 5 का सेट', 'नीले'],
  ['नीला', 'महिलाओं का ब्लॉक प्रिंट सूती कुर्ता', 'नीला'],
  ['मैरून', 'कलमकारी प्रिंट सूती साड़ी', 'मैरून'],
])('says of %s and %s: %s', (colour, name, expected) => {
  expect(agreeing(colour, name)).toBe(expected);
});

/** Matches names that show their gender: का, की or के before what the thing is, or a वाला. */
const shown = /^(?:महिलाओं|पुरुषों|बच्चों|लड़कियों|फिरोज़ाबादी काँच) क([ाीे]) /;

it('agrees as the genitive in the name does', () => {
  const wrong = skus
    .filter(({ inColours }) => inColours)
    .map((sku) => ({ ending: shown.exec(sku.design.name[1].normalize('NFC'))?.[1], sku }))
    .filter(({ ending, sku }) => {
      const hue = /\((?:नील|हर|पील|काल|भूर|सुनहर)([ाीे])/.exec(namesOf(sku, 0).hi)?.[1];
      return ending && hue && ending !== hue;
    });
  expect(wrong.map(({ sku }) => sku.design.name[1])).toEqual([]);
});
