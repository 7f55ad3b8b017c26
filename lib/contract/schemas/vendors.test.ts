import { vendorApplicationSchema } from './vendors';

const nothing = {};
const you = { password: 'a-good-long-one', confirm_password: 'another-long-one' };
const store = { gst_number: '27AAPFU0939F1ZV', pan_number: 'ABCPD1234E', state: 'Goa' };

function told(form: unknown) {
  const { error } = vendorApplicationSchema.safeParse(form);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

describe('rules across the fields of an application', () => {
  it('are checked on a form that is not complete yet', () => {
    expect(told(you)).toMatchObject({
      confirm_password: 'password_mismatch',
      store_name: 'store_name_required',
      terms: 'terms_required',
    });
    expect(told(store)).toMatchObject({
      pan_number: 'pan_not_in_gstin',
      state: 'state_not_of_gstin',
      first_name: 'first_name_required',
    });
  });

  it('are not checked for fields that are invalid themselves', () => {
    expect(told({ ...store, gst_number: 'rubbish' })).toMatchObject({ gst_number: 'gstin' });
    expect(told({ ...store, gst_number: 'rubbish' })).not.toHaveProperty(
      'state',
      'state_not_of_gstin',
    );
    expect(told(nothing)).toMatchObject({ pan_number: 'pan', gst_number: 'gstin' });
    expect(told(null)).not.toEqual({});
  });
});
