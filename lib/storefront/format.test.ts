import { date, dateRange, dateTime, money, number, rating } from './format';

describe('money', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [1299, '₹1,299'],
    [1234567, '₹12,34,567'],
    [99.5, '₹99.50'],
    [846.619, '₹846.62'],
    [0.1 + 0.2, '₹0.30'],
    [1299.999, '₹1,300'],
    [-1299, '-₹1,299'],
  ])('%d is %s', (amount, text) => expect(money(amount)).toBe(text));

  it.each(['en-IN', 'hi-IN'])('writes paise and crores as Intl does for %s', (tag) => {
    const options = { style: 'currency', currency: 'INR', minimumFractionDigits: 2 } as const;
    const intl = new Intl.NumberFormat(tag, options);
    for (let paise = 1; paise < 1e12; paise = paise * 3 + 7) {
      expect(money(paise / 100).replace(/^([^.]*)$/, '$1.00')).toBe(intl.format(paise / 100));
    }
  });
});

describe('number and rating', () => {
  it.each(['en-IN', 'hi-IN'])('group as Intl does for %s', (tag) => {
    const intl = new Intl.NumberFormat(tag);
    for (let value = 0; value < 1e13; value = value * 7 + 3) {
      expect(number(value)).toBe(intl.format(value));
    }
  });
  it.each([
    [4, '4.0'],
    [4.35, '4.4'],
    [4.949, '4.9'],
  ])('show %d with one decimal', (value, text) => expect(rating(value)).toBe(text));
});

describe('dates are those of India', () => {
  it.each([
    ['2026-11-25', '2026-11-28', '25–28 November 2026', '25 से 28 नवंबर 2026 के बीच'],
    ['2026-11-25', '2026-11-25', '25 November 2026', '25 नवंबर 2026'],
    [
      '2026-12-28',
      '2027-01-02',
      '28 December 2026 – 2 January 2027',
      '28 दिसंबर 2026 से 2 जनवरी 2027 के बीच',
    ],
  ])('from %s to %s', (from, to, en, hi) => {
    expect(dateRange(from, to, 'en').replace(/\s/g, ' ')).toBe(en);
    expect(dateRange(from, to, 'hi').replace(/\s/g, ' ')).toBe(hi);
  });

  it.each([
    ['2026-01-14T18:29:00Z', '14 January 2026', '14 जनवरी 2026'],
    ['2026-01-14T18:30:00Z', '15 January 2026', '15 जनवरी 2026'],
  ])('%s', (iso, en, hi) => {
    expect(date(iso, 'en')).toBe(en);
    expect(date(iso, 'hi')).toBe(hi);
  });

  it.each([
    ['2026-01-14T19:35:00Z', '1:05 am', 'रात 1:05 बजे'],
    ['2026-01-14T03:30:00Z', '9:00 am', 'सुबह 9:00 बजे'],
    ['2026-01-14T06:30:00Z', '12:00 pm', 'दोपहर 12:00 बजे'],
    ['2026-01-14T11:15:00Z', '4:45 pm', 'शाम 4:45 बजे'],
    ['2026-01-14T15:00:00Z', '8:30 pm', 'रात 8:30 बजे'],
    ['2026-01-14T18:30:00Z', '12:00 am', 'रात 12:00 बजे'],
  ])('%s in words', (iso, en, hi) => {
    expect(dateTime(iso, 'en')).toContain(`, ${en}`);
    expect(dateTime(iso, 'hi')).toContain(`, ${hi}`);
    expect(dateTime(iso, 'hi')).not.toMatch(/[ap]m/i);
  });
});
