/** The security headers of every answer, and the Content-Security-Policy of each kind of page. */

import { mediaOrigin } from '@/lib/network/media-origin';
import { checkoutPath } from '@/lib/paths/own-document';

/** Hosts of Razorpay's checkout: frames, reports and forms. */
const razorpay = {
  script: ['https://checkout.razorpay.com'],
  connect: [
    'https://api.razorpay.com',
    'https://checkout.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-cx.razorpay.com',
  ],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  image: ['https://cdn.razorpay.com', 'https://checkout.razorpay.com'],
};

/** Hosts that Google's maps script loads from, according to Google's CSP guide. */
const maps = {
  script: ['https://maps.googleapis.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com'],
  font: ['https://fonts.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
  image: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.ggpht.com'],
};

const ownPictures = () => ["'self'", 'data:', 'blob:', ...(mediaOrigin() ? [mediaOrigin()] : [])];

const policy = (directives: Record<string, string[]>, https: boolean) =>
  [
    ...Object.entries({
      'default-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ownPictures(),
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'worker-src': ["'self'", 'blob:'],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      ...directives,
    }).map(([name, sources]) => `${name} ${sources.join(' ')}`),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/**
 * Returns the policy of shared pages. They come from memory, so they cannot have a new nonce each; it allows
 * this site's own script files, and Next's inline scripts by their hashes.
 * @param inline sources of the page's inline scripts: `'sha256-…'`
 */
export const sharedPolicy = ({ https = false, inline = [] as readonly string[] } = {}) =>
  policy({ 'script-src': ["'self'", ...inline] }, https);

type ProtectedPage = {
  nonce: string;
  path: string;
  https?: boolean;
  /** Hosts of another payment provider's checkout. */
  checkoutHosts?: readonly string[];
};

/**
 * Returns the policy of a protected page: only scripts with its nonce, and what they load. Maps are allowed
 * only on pages with an address form.
 */
export function protectedPolicy({
  nonce,
  path,
  https = false,
  checkoutHosts: own = [],
}: ProtectedPage): string {
  const map = checkoutPath.test(path) ? maps : undefined;
  return policy(
    {
      'script-src': [
        "'self'",
        `'nonce-${nonce}'`,
        "'strict-dynamic'",
        ...razorpay.script,
        ...own,
        ...(map?.script ?? []),
      ],
      'style-src': ["'self'", "'unsafe-inline'", ...(map?.style ?? [])],
      'font-src': ["'self'", 'data:', ...(map?.font ?? [])],
      'img-src': [...ownPictures(), ...razorpay.image, ...own, ...(map?.image ?? [])],
      'connect-src': ["'self'", ...razorpay.connect, ...own, ...(map?.connect ?? [])],
      'frame-src': ["'self'", ...razorpay.frame, ...own],
      'form-action': ["'self'", 'https://api.razorpay.com', ...own],
    },
    https,
  );
}

/** Returns the policy of a page of the seller or operator area: only scripts with its nonce, and what they load. */
export const areaPolicy = ({ nonce, https = false }: { nonce: string; https?: boolean }) =>
  policy({ 'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'"] }, https);

const unused = [
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone'],
  ...['midi', 'usb', 'serial', 'hid', 'browsing-topics'],
];

/**
 * Returns the policy of the browser's features: what no page uses is disabled. Address forms ask for the place, and a
 * seller who packs by scanning for the camera, both on a click.
 */
export const permissionsPolicy = (own: readonly string[] = []) =>
  [
    ...unused.filter((feature) => !own.includes(feature)).map((feature) => `${feature}=()`),
    ...['geolocation', 'fullscreen', ...own].map((feature) => `${feature}=(self)`),
  ].join(', ');

/** Returns the headers of every answer; a page or file may override them. */
export const securityHeaders = ({ https = false } = {}): Record<string, string> => ({
  'Content-Security-Policy': sharedPolicy({ https }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Bank pages open in their own windows, which must still reach the checkout.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissionsPolicy(),
  ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
});
