import type { Moods } from './review-text';

export const englishGeneral: Moods = {
  delighted: [
    ['Worth every rupee', 'Exactly as shown in the pictures. Packed well and came a day early.'],
    ['Very happy', 'Second time buying this. Quality has stayed the same, which is rare.'],
    ['Excellent', 'My mother loved it, and she is hard to please. Will order again.'],
    ['Five stars', 'Good quality, fair price, no complaints so far.'],
    ['Highly recommended', 'Bought after comparing five others. Glad I chose this one.'],
    ['Perfect gift', 'Gifted it to my sister and she keeps asking where I found it.'],
    ['Better than expected', 'Had my doubts before ordering. All of them are gone now.'],
    ['Great seller', 'The seller answered my question the same evening and shipped the next day.'],
  ],
  pleased: [
    ['Good buy', 'Does what it says. The box was a little dented but the product was fine.'],
    ['Nice, with one small thing', 'Happy overall. I wish there were more colours to choose from.'],
    ['Value for money', 'Not fancy, but solid for this price.'],
    ['Satisfied', 'Delivery took five days, otherwise everything was good.'],
    ['Good quality', 'Quality is good. One star less for the wasteful packing.'],
  ],
  mixed: [
    ['Okay', 'Average. It is all right for the price, nothing more.'],
    ['So-so', 'The picture looks a bit brighter than the real thing.'],
    ['Could be better', 'Not bad, but I expected a little more at this price.'],
  ],
  unhappy: [
    ['Not for me', 'Did not match what I had imagined. The return pick-up was quick, though.'],
    ['Disappointed', 'Came late and the box was crushed. Support has promised a replacement.'],
    ['Expected more', 'The quality does not fit the MRP. Wait for a deal.'],
  ],
};
