/** The steps of light, 0–4, for which `toneOf` looks up the brightness. */
const steps = 16_384;
const brightest = 4;

/** Returns the brightness, 0–1, that the tone curve of `lab/pictures` gives to light (1: a white thing). */
function curve(light: number): number {
  const soft = light < 0.5 ? light : 0.5 + 0.5 * (1 - Math.exp(-(light - 0.5) / 0.5));
  const bright = soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055;
  return Math.min(1, Math.max(0, bright - 0.03 * Math.sin(2 * Math.PI * bright)));
}

const tones = Uint8ClampedArray.from(
  { length: steps + 1 },
  (_, n) => curve((n / steps) * brightest) * 255,
);

/** Returns the brightness, 0–255, of light. */
export const toneOf = (light: number) =>
  tones[Math.min(steps, Math.round((light / brightest) * steps))] ?? 255;

const lights = Float64Array.from({ length: 256 }, (_, tone) => {
  let [low, high] = [0, brightest];
  for (let n = 0; n < 24; n++) {
    const middle = (low + high) / 2;
    if (curve(middle) * 255 < tone) low = middle;
    else high = middle;
  }
  return low;
});

/** Returns the light that has a brightness of 0–255. */
export const lightOf = (tone: number) => lights[tone] ?? 0;
