import sharp from 'sharp';
import { drawShareCard, shareSize } from './draw';
import { drawText } from './text';

const style = { colour: '#000000', size: 40, box: { width: 500, height: 300 } };
const drawn = async (text: string) => {
  const result = await drawText(text, style);
  if (!result) throw new Error(`nothing of ${text} was drawn`);
  return result;
};

describe('text as a picture', () => {
  it('shapes Devanagari: letters join, and signs stand before the letter they follow', async () => {
    const [joined, ka, ssa] = await Promise.all(['क्ष', 'क', 'ष'].map(drawn));
    expect(joined?.width).toBeLessThan((ka?.width ?? 0) + (ssa?.width ?? 0));
    const halfForm = await drawn('क्‌ष'); // kept apart by a non-joiner
    expect(joined?.width).toBeLessThan(halfForm.width);
  });

  it.each([
    ['wrapped', 'Handwoven cotton kurta for men with a mandarin collar'],
    ['smaller', 'हाथ से बुना सूती कुर्ता '.repeat(5)],
    ['shortened', 'बहुत लंबा नाम '.repeat(60)],
    ['cut within a word', 'अ'.repeat(900)],
  ])('fits its box, %s', async (_, text) => {
    const { width, height } = await drawn(text);
    expect(width).toBeLessThanOrEqual(style.box.width);
    expect(height).toBeLessThanOrEqual(style.box.height);
  });

  it('takes no markup from names', async () => {
    const plain = await drawn('<b>A & B</b> &amp; <span');
    expect(plain.width).toBeGreaterThan(100);
  });

  it.each(['', '   ', '🎉🎉', 'தமிழ்', '\u0000\u200e'])('draws nothing of %j', async (text) => {
    expect(await drawText(text, style)).toBeUndefined();
  });
});

describe('the card of a shared link', () => {
  const facts = { title: 'लाल कुर्ता', line: 'कुर्ते · आरोही', brand: 'हाट' };
  const size = async (card: Buffer) => {
    const { format, width, height } = await sharp(card).metadata();
    return { format, width, height };
  };
  const expected = { format: 'jpeg', ...shareSize };

  it('is a JPEG of 1200 × 630 with the picture on its left', async () => {
    const picture = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#00ff00' },
    })
      .webp()
      .toBuffer();
    const card = await drawShareCard({ ...facts, picture });
    expect(await size(card)).toEqual(expected);
    const photo = await sharp(card)
      .extract({ left: 0, top: 0, width: 600, height: 600 })
      .toBuffer();
    const { channels } = await sharp(photo).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([0, 16, 0]);
  });

  it('needs no picture, and minds no broken one', async () => {
    expect(await size(await drawShareCard(facts))).toEqual(expected);
    const broken = { ...facts, picture: Buffer.from('<svg') };
    expect(await size(await drawShareCard(broken))).toEqual(expected);
  });

  it('stands with nothing to say', async () => {
    const card = await drawShareCard({ title: '🎉', line: '', brand: 'Haat' });
    expect(await size(card)).toEqual(expected);
  });
});
