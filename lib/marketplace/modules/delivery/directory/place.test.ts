import { readFileSync } from 'node:fs';
import { states } from '@/lib/i18n/states';
import { makeDirectory } from '@/scripts/pincodes/make.mjs';
import { defaultSettings } from '../../../kernel/settings/registry';
import { isServed } from '../estimate';
import { cities, remote } from '../pincodes';
import { deliveryRules } from '../rules';
import { pincodeLines } from './data';
import { addressFault, namesOf, placeOf } from './place';

const rules = deliveryRules(defaultSettings);
const stateOf = (iso: string) => states.find((state) => state.iso === iso) ?? fail(iso);

function fail(iso: string): never {
  throw new Error(`no state ${iso}`);
}

/** All pincodes of the directory. */
const pincodes = [...pincodeLines.matchAll(/(\d{3}):([\d,]+)/g)].flatMap(([, start, rest]) =>
  (rest ?? '').split(',').map((end) => `${start}${end}`),
);

describe('where a pincode lies', () => {
  it.each([
    ['110001', 'New Delhi', 'Delhi'],
    ['160017', 'Chandigarh', 'Chandigarh'],
    ['141001', 'Ludhiana', 'Punjab'],
    ['194101', 'Leh', 'Ladakh'],
    ['201301', 'Noida', 'Uttar Pradesh'],
    ['246701', 'Bijnor', 'Uttar Pradesh'],
    ['248001', 'Dehradun', 'Uttarakhand'],
    ['362520', 'Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['400001', 'Mumbai', 'Maharashtra'],
    ['403001', 'North Goa', 'Goa'],
    ['492001', 'Raipur', 'Chhattisgarh'],
    ['500001', 'Hyderabad', 'Telangana'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['605602', 'Viluppuram', 'Tamil Nadu'],
    ['673001', 'Kozhikode', 'Kerala'],
    ['682551', 'Lakshadweep', 'Lakshadweep'],
    ['737101', 'Gangtok', 'Sikkim'],
    ['793001', 'Shillong', 'Meghalaya'],
    ['834001', 'Ranchi', 'Jharkhand'],
  ])('%s is in %s, %s', (pincode, city, state) => {
    const place = placeOf(pincode);
    expect(place && namesOf(place, 'en')).toEqual({ city, state });
  });

  it.each([
    ['160059', 'PB', 'Mohali begins like Chandigarh'],
    ['160103', 'PB', 'Naya Gaon'],
    ['244713', 'UK', 'Kashipur begins like Moradabad'],
    ['262305', 'UP', 'Pilibhit begins like Khatima'],
    ['362570', 'DH', 'Diu begins like Junagadh'],
    ['673311', 'KL', 'New Mahe begins like Mahe'],
    ['814131', 'BR', 'Banka begins like Deoghar'],
  ])('%s is in %s: %s', (pincode, iso) => {
    expect(placeOf(pincode)?.state?.iso).toBe(iso);
  });

  it.each([
    ['160014', 'CH', 'PB'],
    ['533464', 'PY', 'AP'],
    ['605102', 'TN', 'PY'],
    ['673310', 'KL', 'PY'],
  ])('%s leaves the state open between %s and %s', (pincode, ...both) => {
    const place = placeOf(pincode);
    expect(place?.states.map(({ iso }) => iso).sort()).toEqual(both.sort());
    expect(place).toMatchObject({ state: undefined, city: undefined });
    for (const iso of both) expect(addressFault(pincode, stateOf(iso))).toBeUndefined();
    expect(addressFault(pincode, stateOf('MH'))).toEqual({ state: 'state_of_pincode' });
  });

  it.each(['000000', '123456', '290001', '411999', '550001', '900001', '4110'])(
    'no pincode is %s',
    (pincode) => {
      expect(placeOf(pincode)).toBeUndefined();
      expect(isServed(rules, pincode)).toBe(false);
      expect(addressFault(pincode, stateOf('MH'))).toEqual({ pincode: 'pincode_unknown' });
    },
  );

  it('tells a pincode that nobody delivers to from one that India does not have', () => {
    expect(isServed(rules, '682551')).toBe(false);
    expect(addressFault('682551', stateOf('LD'))).toBeUndefined();
  });
});

describe('the directory', () => {
  it('is the one of the package', () => {
    const kept = readFileSync('lib/marketplace/modules/delivery/directory/data.ts', 'utf8');
    expect(makeDirectory()).toBe(kept);
  });

  it('has every state and 19,159 pincodes, 31 of them in two states', () => {
    const all = new Set(pincodes);
    expect(all.size).toBe(19_159);
    const places = [...all].map((pincode) => placeOf(pincode));
    expect(places).not.toContain(undefined);
    const named = new Set(places.flatMap((place) => place?.states ?? []));
    expect(named.size).toBe(states.length);
    expect(places.filter((place) => place?.states.length === 2)).toHaveLength(31);
  });

  it('names each place in one script a language', () => {
    for (const place of pincodes.map((pincode) => placeOf(pincode))) {
      if (!place?.city) continue;
      expect(place.city.en).toMatch(/^[A-Z][A-Za-z0-9 -]+$/);
      expect(place.city.hi).toMatch(/^[\p{Script=Devanagari}0-9 -]+$/u);
    }
  });

  it('has pincodes for every city and remote place', () => {
    for (const prefix of [...Object.keys(cities), ...remote]) {
      expect(pincodes.some((pincode) => pincode.startsWith(prefix))).toBe(true);
    }
  });
});
