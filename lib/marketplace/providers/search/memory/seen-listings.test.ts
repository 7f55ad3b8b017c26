import { SeenListings } from './listings';

it('notes a listing once for each query, however many there were', () => {
  const seen = new SeenListings();
  for (let query = 0; query < 600; query++) {
    seen.forget(query < 300 ? 4 : 8);
    expect([seen.note(1), seen.note(1), seen.note(3)]).toEqual([true, false, true]);
  }
});
