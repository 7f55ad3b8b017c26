import { feedAdmission, feedLimit } from './admission';

function open(admit: ReturnType<typeof feedAdmission>, address: string): () => void {
  const admission = admit(address);
  if (!('release' in admission)) throw new Error('not admitted');
  return admission.release;
}

it('sends a few feeds at once, and the next when one has ended', () => {
  const admit = feedAdmission();
  const releases = Array.from({ length: feedLimit.atOnce }, (_, n) => open(admit, `a${n}`));
  expect(admit('b')).toEqual({ waitSeconds: expect.any(Number) });
  releases[0]?.();
  open(admit, 'b');
});

it('sends an address only so many in an hour, and goes on for others', () => {
  const admit = feedAdmission();
  for (let n = 0; n < feedLimit.tries; n++) open(admit, 'a')();
  const refused = admit('a');
  expect('waitSeconds' in refused && refused.waitSeconds).toBeGreaterThan(3000);
  open(admit, 'b')();
});
