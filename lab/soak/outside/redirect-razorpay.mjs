// Preloaded by NODE_OPTIONS into a shop of the soak: redirects calls to Razorpay to its stand-in, whose port is
// in this module's query.
const real = 'https://api.razorpay.com/';
const standIn = `http://127.0.0.1:${new URL(import.meta.url).searchParams.get('port')}/`;
const { fetch } = globalThis;

globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.startsWith(real)) return fetch(input, init);
  const moved = standIn + url.slice(real.length);
  return fetch(input instanceof Request ? new Request(moved, input) : moved, {
    ...init,
    ...(input instanceof Request && input.body ? { duplex: 'half' } : {}),
  });
};
