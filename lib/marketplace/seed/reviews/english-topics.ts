import type { TopicTexts } from './review-text';

export const englishTopics: TopicTexts = {
  drapes: {
    delighted: [
      [
        'Beautiful weave',
        'The border and the motifs are even finer than in the photo. My mother approved at once.',
      ],
      ['Drapes so well', 'Soft and light. The pleats stay in place through the whole evening.'],
      ['So many compliments', 'Wore it at a wedding and everybody asked where it came from.'],
      ['Rich colour', 'Deep, even colour, and nothing ran in the first wash.'],
    ],
    pleased: [
      ['Lovely, slightly sheer', 'Lovely cloth, a little sheer, so plan the lining.'],
      ['Good for the price', 'Neat work for this price. A loose thread here and there.'],
    ],
    mixed: [
      ['Stiff at first', 'Pretty, but stiff until the second wash.'],
      ['Shade differs', 'The shade is darker than on my screen.'],
    ],
    unhappy: [['Thread pulls', 'Threads came loose at the border the first time I wore it.']],
  },
  clothing: {
    delighted: [
      ['Lovely fabric', 'Soft cloth, neat stitching and the colour did not run in the first wash.'],
      ['Perfect fit', 'Fits as the size chart says, and the length is just right.'],
      ['So many compliments', 'Worn to a family function, and three people asked for the link.'],
      ['Comfortable all day', 'Light and airy, even in the Chennai heat.'],
    ],
    pleased: [
      [
        'Good fabric, slightly loose',
        'Nice cloth. It runs a little loose, so take one size smaller.',
      ],
      ['Nice colour', 'Colour is very close to the photo. It needs ironing after each wash.'],
    ],
    mixed: [
      ['Thin cloth', 'Design is pretty but the fabric is thinner than I thought.'],
      ['Size issue', 'A little tight. Exchanging it for a bigger one.'],
    ],
    unhappy: [['Colour faded', 'Lost colour after two washes, though I washed it by hand.']],
  },
  footwear: {
    delighted: [
      ['Very comfortable', 'No shoe bite at all. Walked eight kilometres on the first day.'],
      ['Great grip', 'Did not slip once in the rain.'],
      ['Looks premium', 'Looks twice its price and goes with everything.'],
      ['True to size', 'My usual size fits perfectly.'],
    ],
    pleased: [
      ['Good, needs breaking in', 'A bit stiff for two days, comfortable after that.'],
      ['Nice pair', 'Light and good-looking. The insole could be thicker.'],
    ],
    mixed: [
      ['Narrow', 'Good quality but narrow at the toes.'],
      ['Average sole', 'The upper is nice, the sole feels hard after a few hours.'],
    ],
    unhappy: [['Came unstuck', 'The sole started opening in three weeks.']],
  },
  bags: {
    delighted: [
      ['Roomy and strong', 'Takes everything for the day and the zips run smoothly.'],
      ['Beautiful finish', 'Stitching is straight, and the lining is neat too.'],
      ['Travelled well', 'Took it on a train and two flights. Not a mark on it.'],
      ['Just the right size', 'Neither bulky nor small. The pockets are well placed.'],
    ],
    pleased: [
      ['Good bag', 'Good material. The strap could be a little longer.'],
      ['Nice look', 'Looks good, but smelt of new material for a few days.'],
    ],
    mixed: [
      ['Smaller than it looks', 'Quality is fine, but check the size before you order.'],
      ['Zip is stiff', 'The main zip needs both hands.'],
    ],
    unhappy: [['Handle gave way', 'One handle came off within a month of normal use.']],
  },
  electronics: {
    delighted: [
      ['Superb', 'Set up in two minutes and has worked without a hitch since.'],
      ['Used every day', 'In use every day for work and at home. No trouble so far.'],
      ['Clear and sharp', 'Performance is better than things twice the price.'],
      ['Solid build', 'Feels sturdy in the hand. The warranty card was in the box.'],
    ],
    pleased: [
      ['Good performance', 'Works well. I wish it came with a carry pouch.'],
      ['Does the job', 'Happy with it, though it gets a little warm after an hour.'],
    ],
    mixed: [
      ['Took time to set up', 'Good once it runs, but the guide is hard to follow.'],
      ['Average build', 'Does its work. The plastic could be thicker.'],
    ],
    unhappy: [
      ['Stopped working', 'Stopped working in the second week. Waiting for the service centre.'],
    ],
  },
  appliances: {
    delighted: [
      ['Makes mornings easy', 'We use it every single day and it saves half an hour.'],
      ['Strong and solid', 'Enough power for daily work, and it feels solid in the hand.'],
      ['Easy to clean', 'Wipes clean in a minute and goes back on the shelf.'],
      ['Good service', 'A technician called within a day to explain how to use it.'],
    ],
    pleased: [
      ['Works well', 'No problem in two months. The cord could be longer.'],
      ['Compact', 'Takes little space. The switch is a bit hard to press.'],
    ],
    mixed: [
      ['A bit heavy', 'Works fine but is heavier than I expected.'],
      ['Plastic feel', 'Does its work; the buttons feel cheap.'],
    ],
    unhappy: [['Failed early', 'Stopped working in a month. The replacement is on its way.']],
  },
  kitchen: {
    delighted: [
      ['My kitchen favourite', 'Well finished, and a pleasure to use every single day.'],
      ['Very sturdy', 'Used daily for weeks and still looks new.'],
      ['Good weight', 'Neither flimsy nor too heavy. The edges are smooth.'],
      ['Bought for the whole family', 'Liked it so much that I sent one to my sister as well.'],
    ],
    pleased: [
      ['Good quality', 'Nice product. It arrived with a sticker that was hard to remove.'],
      ['Useful', 'Useful size for daily work. Would like one size bigger as well.'],
    ],
    mixed: [
      ['Lighter than expected', 'Fine for the price, but thinner than I had thought.'],
      ['Finish could be better', 'Good otherwise, but the finish underneath is rough.'],
    ],
    unhappy: [
      ['Arrived damaged', 'One piece was broken on arrival. Refund was given in three days.'],
    ],
  },
  home: {
    delighted: [
      ['Brightened the room', 'The whole room looks different. The colours are rich and warm.'],
      ['Guests ask about it', 'Everybody who visits asks where we found it.'],
      ['Fine handwork', 'You can see that somebody made this with care.'],
      ['Bought a second one', 'Liked it so much that I ordered one more for my parents.'],
    ],
    pleased: [
      ['Pretty', 'Looks pretty, a shade darker than in the photo.'],
      ['Good for daily use', 'Good for daily use. The packing could be better.'],
    ],
    mixed: [
      ['Smaller than thought', 'Nice design, but please measure before ordering.'],
      ['Ordinary', 'Not bad, just ordinary.'],
    ],
    unhappy: [['Not as pictured', 'The shade was quite different from the picture.']],
  },
  beauty: {
    delighted: [
      ['Skin loves it', 'No irritation, no stickiness, and a lovely light scent.'],
      ['Saw a difference', 'Three weeks in and I can see the difference.'],
      ['Smells divine', 'The fragrance is natural and stays for hours.'],
      ['Holy grail', 'On my third pack now. Please never change the recipe.'],
    ],
    pleased: [
      ['Good and gentle', 'Gentle on sensitive skin. The pack could be bigger.'],
      ['Nice', 'Works well for me, but the cap leaks a bit when travelling.'],
    ],
    mixed: [
      ['Strong scent', 'Does its work, but the smell is too strong for me.'],
      ['No big change', 'Pleasant to use. Have not noticed much change so far.'],
    ],
    unhappy: [['Did not suit me', 'Gave me small bumps. Please do a patch test first.']],
  },
  food: {
    delighted: [
      ['Tastes like home', 'Fresh, full of aroma, and tastes just as my grandmother made it.'],
      ['Very fresh', 'Packed only two weeks before it reached me. Excellent quality.'],
      ['Best I have had', 'We have tried many brands. This one stays in our kitchen.'],
      ['Pure', 'You can smell the purity when you open the pack.'],
    ],
    pleased: [
      ['Good taste', 'Taste is good. The zip on the pack is weak.'],
      ['Nice quality', 'Good quality, slightly costly compared with the local shop.'],
    ],
    mixed: [
      ['Average taste', 'Fine, but I had expected a stronger flavour.'],
      ['Too salty for me', 'Quality is good, but the taste did not suit my family.'],
    ],
    unhappy: [['Near expiry', 'The pack I got had just two months left.']],
  },
  sports: {
    delighted: [
      ['Great for practice', 'My son practises with it daily. Holding up really well.'],
      ['Good grip', 'Grip is excellent even with sweaty hands.'],
      ['Better than the local shop', 'Same thing cost much more in our market.'],
      ['Sturdy', 'Three months of hard use and still like new.'],
    ],
    pleased: [
      ['Good for beginners', 'Good to start with. Serious players may want the next level.'],
      ['Nice', 'Nice quality. It had a rubber smell in the first week.'],
    ],
    mixed: [
      ['Okay for casual play', 'Fine for weekends, not for daily training.'],
      ['Lighter than stated', 'A little lighter than what the page says.'],
    ],
    unhappy: [['Wore out quickly', 'Started to come apart after a month of regular use.']],
  },
  toys: {
    delighted: [
      ['My daughter adores it', 'She has not put it down for a week.'],
      ['Safe and well made', 'No sharp edges, no smell, colours do not come off.'],
      ['Keeps them busy', 'Two children, one hour of silence. Magic!'],
      ['Learning with fun', 'They learn and do not even notice it.'],
    ],
    pleased: [
      ['Good toy', 'Good quality. A box to keep the pieces would help.'],
      ['Nice gift', 'The birthday boy was happy. The wrapping was simple.'],
    ],
    mixed: [
      ['Smaller than the photo', 'Cute, but smaller than it looks.'],
      ['Fun for a week', 'They liked it at first, then lost interest.'],
    ],
    unhappy: [['Broke soon', 'One piece broke on the second day.']],
  },
  books: {
    delighted: [
      ['Beautiful paper', 'Thick, smooth paper. A joy to use.'],
      ['Great for students', 'Bought it for the exam season and ordered again at once.'],
      ['Lovely design', 'Well designed, and the printing is clean.'],
      ['Good for all ages', 'Both my nephew and my father wanted to keep it.'],
    ],
    pleased: [
      ['Good', 'Good quality. The corners were a little bent on arrival.'],
      ['Nice for the price', 'Nice for the price. Would like more choice.'],
    ],
    mixed: [
      ['Just fine', 'It is fine. I had hoped for thicker paper.'],
      ['Average', 'Average quality, quick delivery.'],
    ],
    unhappy: [['Poor packing', 'Came in a thin bag and got wet at the corners.']],
  },
};
