import { addressIn } from './geocoded';

const component = (long_name: string, ...types: string[]) => ({ long_name, types });

describe('addressIn', () => {
  it('takes the door, the street and the place apart', () => {
    expect(
      addressIn({
        formatted_address: '12, Lakshmi Rd, Narayan Peth, Pune, Maharashtra 411030, India',
        address_components: [
          component('12', 'street_number'),
          component('Lakshmi Road', 'route'),
          component('Narayan Peth', 'political', 'sublocality', 'sublocality_level_1'),
          component('Pune', 'locality', 'political'),
          component('Pune', 'administrative_area_level_3'),
          component('Maharashtra', 'administrative_area_level_1'),
          component('India', 'country'),
          component('411 030', 'postal_code'),
        ],
      }),
    ).toEqual({
      full_address: '12, Lakshmi Road, Narayan Peth',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411030',
    });
  });

  it.each([
    ['Orissa', 'Odisha'],
    ['NCT of Delhi', 'Delhi'],
    ['pondicherry', 'Puducherry'],
    ['Bavaria', undefined],
  ])('knows %s as %s', (name, state) => {
    const found = addressIn({
      formatted_address: 'X',
      address_components: [component(name, 'administrative_area_level_1')],
    });
    expect(found.state).toBe(state);
  });

  it('leaves out what the geocoder does not know', () => {
    expect(
      addressIn({
        formatted_address: 'Unnamed Road, Ladakh, India',
        address_components: [component('Leh', 'administrative_area_level_2')],
      }),
    ).toEqual({
      full_address: 'Unnamed Road',
      city: 'Leh',
      state: undefined,
      pincode: undefined,
    });
    const foreign = addressIn({
      formatted_address: 'Kathmandu 44600',
      address_components: [component('44600', 'postal_code')],
    });
    expect(foreign.pincode).toBeUndefined();
  });
});
