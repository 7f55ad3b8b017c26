import { factsOfAttributes } from './facts-of-attributes';

it.each([
  [['for:women'], { gender: 'female', age_group: 'adult' }],
  [['for:men', 'for:women'], { gender: 'unisex', age_group: 'adult' }],
  [['for:kids', 'for:boys', 'for:girls'], { gender: 'unisex', age_group: 'kids' }],
  [['for:women', 'for:girls'], { gender: 'female' }],
  [['for:baby'], { age_group: 'infant' }],
  [['Gender:Unisex', 'for:kids'], { gender: 'unisex', age_group: 'kids' }],
  [
    ['Fabric:Cotton', 'material:Silk / Zari', 'fabric:Wool', 'fabric:Jute', 'Print:Paisley'],
    { material: 'Cotton/Silk   Zari/Wool', pattern: 'Paisley' },
  ],
  [['कपड़ा:सूती', 'लिंग:महिला'], { gender: 'female', age_group: 'adult', material: 'सूती' }],
  [['kind:laptop', 'for:dogs', 'material:', 'constructor:x', 'for'], {}],
])('%j', (attributes, facts) => {
  const told = Object.entries(factsOfAttributes(attributes)).filter(([, value]) => value);
  expect(Object.fromEntries(told)).toEqual(facts);
});
