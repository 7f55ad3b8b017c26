"""Puts labels and colours on a rendered form: what a part reflects is its colour times the light that fell on it."""
from studio import *
from scipy.ndimage import map_coordinates
LOADED = {}
def form(name):
    if name not in LOADED:
        f = LOADED[name] = {k: v.astype(np.float32) for k, v in np.load(f'{WORK}/form/{name}.npz').items()}; y, x = np.where(f['alpha'].any(1))[0], np.where(f['alpha'].any(0))[0]; f['box'] = slice(y[0], y[-1] + 1), slice(x[0], x[-1] + 1)
        S = gaussian_filter(f['shadow'], 3); far = gaussian_filter(f['shadow'], 16); k = np.clip((S - .2) / .25, 0, 1); n = len(S); e = np.minimum(np.arange(n), np.arange(n)[::-1]); e = np.clip(e / 70, 0, 1); e = e * e * (3 - 2 * e); f['shadow'] = (S * k + far * (1 - k)) * e[:, None] * e[None]
    return LOADED[name]
def paint(f, zones):
    """zones: by number, a colour '#rrggbb' or a picture that is laid over the part by its uv"""
    o = f['spec'].copy(); y, x = f['box']
    for z, what in zones.items():
        m = f['zone'][y, x, z:z + 1]
        if isinstance(what, str): c = lin(np.array(hexrgb(what)) / 255)
        else:
            k = max(1, what.width / 1100); im = what.convert('RGB').resize((round(what.width / k), round(what.height / k)), Image.LANCZOS); t = lin(np.asarray(im, float) / 255); h, w = t.shape[:2]
            u, v = np.clip(f['uv'][y, x, 0], 0, 1) * (w - 1), (1 - np.clip(f['uv'][y, x, 1], 0, 1)) * (h - 1); c = np.stack([map_coordinates(t[..., j], [v, u], order=1) for j in range(3)], -1)
        o[y, x] += m * c * f['light'][y, x]
    return o
def stretched(rgba, sx, sy, fill=.8):
    """the picture wider or lower, as if the form were, with the good again in the middle of the frame"""
    im = Image.fromarray(rgba).convert('RGBa'); n = im.width; box = Image.fromarray(np.where(rgba[..., 3] > 250, 255, 0).astype(np.uint8)).getbbox(); w, h = (box[2] - box[0]) * sx, (box[3] - box[1]) * sy; k = fill * n / max(w, h)
    big = im.resize((round(n * sx * k), round(n * sy * k)), Image.LANCZOS); out = Image.new('RGBa', (n, n)); out.paste(big, (round(n / 2 - (box[0] + box[2]) / 2 * sx * k), round(n / 2 - (box[1] + box[3]) / 2 * sy * k))); return np.asarray(out.convert('RGBA'))
def write(name, f, zones, tint=None, stretch=None):
    """saves NAME.webp (with alpha: the good and its shadow) and, for a part that takes colours, NAME.light.webp: the same with that part at .6 grey"""
    A, S = f['alpha'], f['shadow']; a = paint(f, zones); rgb, al = cut(a, A, S); out = f'{WORK}/out/{name}'
    rgba = (np.dstack([rgb, al]) * 255 + .5).astype(np.uint8); rgba = stretched(rgba, *stretch) if stretch else rgba
    Image.fromarray(rgba).save(out + '.webp', quality=80, alpha_quality=70, method=5)
    if tint is not None:
        b = a + .6 * f['zone'][..., tint:tint + 1] * f['light']; r2, _ = cut(b, A, S); Image.fromarray((np.where(al[..., None] > 0, r2, 0) * 255 + .5).astype(np.uint8)).save(out + '.light.webp', quality=78, method=5)
