// biome-ignore lint/style/noRestrictedImports: what the two sides say about the same states must agree
import { stateNamed, states } from '@/lib/marketplace/money/states';
import { stateChoices, stateName } from './states';

it('offers the states that the API host knows, under its names', () => {
  const offered = stateChoices('en').map(({ value }) => value);
  expect(offered.toSorted()).toEqual(states.map(({ name }) => name).toSorted());
});

it.each(states.map((state) => [state.name, state.nameHi]))(
  'calls %s %s in Hindi',
  (name, hindi) => {
    expect(stateName(name, 'hi')).toBe(hindi);
    expect(stateNamed(stateName(name, 'hi'))?.name).toBe(name);
  },
);
