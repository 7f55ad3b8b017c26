import { expect, type Page, type Route, test } from '@playwright/test';
import { makeBuyer } from './testing/buyer';
import { texts } from './testing/texts';

const t = texts('en');
const script = /^https:\/\/maps\.googleapis\.com\/maps\/api\/js/;
const main = (page: Page) => page.getByRole('main');

/** Stands for Google: a map that draws nothing, a marker, and a geocoder that knows one street. */
const google = `(() => {
  const place = {
    formatted_address: '12, Lakshmi Rd, Pune, Maharashtra 411030, India',
    address_components: [
      { long_name: '12', types: ['street_number'] },
      { long_name: 'Lakshmi Road', types: ['route'] },
      { long_name: 'Pune', types: ['locality'] },
      { long_name: 'Maharashtra', types: ['administrative_area_level_1'] },
      { long_name: '411030', types: ['postal_code'] },
    ],
    geometry: { location: { toJSON: () => ({ lat: 18.516, lng: 73.855 }) } },
  };
  const target = () => {
    const listeners = {};
    return {
      addListener(name, listener) {
        (listeners[name] ??= []).push(listener);
        return { remove: () => (listeners[name] = listeners[name].filter((one) => one !== listener)) };
      },
      emit: (name, event) => (listeners[name] ?? []).forEach((listener) => listener(event)),
    };
  };
  class FakeMap {
    constructor(div, options) { Object.assign(this, target(), { div, options }); window.fakeMap = this; }
    getDiv() { return this.div; }
    getCenter() { return { lat: () => 18.5, lng: () => 73.8, toJSON: () => ({ lat: 18.5, lng: 73.8 }) }; }
    getZoom() { return 17; } getHeading() { return 0; } getTilt() { return 0; } getBounds() { return null; }
    panTo() {} setZoom() {} setOptions() {} moveCamera() {}
  }
  class FakeMarker {
    constructor(options) { Object.assign(this, target(), { options }); window.fakeMarker = this; }
    setMap() {} setOptions(options) { this.options = options; } setDraggable() {} setPosition() {}
  }
  class FakeGeocoder { async geocode() { return { results: [place] }; } }
  const libraries = {
    core: {}, maps: { Map: FakeMap }, marker: { Marker: FakeMarker },
    places: {}, geocoding: { Geocoder: FakeGeocoder },
  };
  const event = {
    addListener: (on, name, listener) => on.addListener(name, listener),
    clearInstanceListeners() {},
  };
  window.google = { maps: {
    importLibrary: async (name) => libraries[name],
    Map: FakeMap, Marker: FakeMarker, Geocoder: FakeGeocoder, event,
    Settings: { getInstance: () => ({}) },
    MapTypeId: {}, ColorScheme: {}, RenderingType: {},
  } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();
})();`;

const serve = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: google });

async function openMap(page: Page, baseURL: string | undefined) {
  await makeBuyer(page, String(baseURL), { saved: false });
  await main(page)
    .getByRole('button', { name: t('address.map_open') })
    .click();
}

test('the door is confirmed on a map, and its address fills the form', async ({
  page,
  baseURL,
}) => {
  const asked: URL[] = [];
  await page.route(script, (route) => {
    asked.push(new URL(route.request().url()));
    return serve(route);
  });
  await openMap(page, baseURL);
  await main(page)
    .getByRole('button', { name: t('address.map_pin_middle') })
    .click();
  await expect(main(page)).toContainText('12, Lakshmi Rd, Pune');
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    libraries: 'places,geocoding',
    language: 'en',
    region: 'US',
    auth_referrer_policy: 'origin',
  });
  // Simulates Google's event for a dropped pin.
  await page.evaluate(() => {
    const { fakeMarker } = window as unknown as {
      fakeMarker: { emit: (name: string, event: object) => void };
    };
    fakeMarker.emit('dragend', { latLng: { toJSON: () => ({ lat: 18.51, lng: 73.85 }) } });
  });
  await main(page)
    .getByRole('button', { name: t('address.map_confirm') })
    .click();
  const field = (name: string) => main(page).getByLabel(t(`address.${name}`), { exact: true });
  await expect(field('full_address')).toHaveValue('12, Lakshmi Road');
  await expect(field('city')).toHaveValue('Pune');
  await expect(field('state')).toHaveValue('Maharashtra');
  await expect(field('pincode')).toHaveValue('411030');
  await expect(main(page).getByText(t('address.map_confirmed'))).toBeVisible();
  await field('full_name').fill('Meera Demo');
  await field('phone').fill('9000000001');
  const ordered = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/orders'),
  );
  await main(page)
    .getByRole('button', { name: new RegExp(`^${t('checkout.place_order')}`) })
    .click();
  expect((await ordered).postDataJSON().shipping_address.location).toEqual({
    lat: 18.51,
    lng: 73.85,
  });
});

test('the script is tried four times; then the form goes on without a map', async ({
  page,
  baseURL,
}) => {
  let tries = 0;
  await page.route(script, (route) => {
    tries++;
    return tries <= 4 ? route.abort() : serve(route);
  });
  await openMap(page, baseURL);
  await expect(main(page).getByText(t('address.map_failed'))).toBeVisible();
  expect(tries).toBe(4);
  await main(page)
    .getByRole('button', { name: t('address.map_retry') })
    .click();
  await expect(main(page).getByRole('button', { name: t('address.map_confirm') })).toBeVisible();
  await main(page)
    .getByRole('button', { name: t('address.map_without') })
    .click();
  await expect(main(page).getByLabel(t('address.pincode'), { exact: true })).toBeVisible();
});
