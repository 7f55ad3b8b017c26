"""Cloth lying flat needs no ray tracer: heights seen from above, the light that reaches them, and a fabric laid over each layer."""
from fabrics import *
from compose import stretched
from scipy.ndimage import distance_transform_edt
N = int(os.environ.get('PICTURES_SIZE', 800)); M = int(os.environ.get('PICTURES_GRID', 1000))   # the picture, and the grid it is worked out on
AXIS = (np.arange(M, dtype=np.float32) + .5) / M * 2 - 1
X, Y = np.meshgrid(AXIS, AXIS)   # the frame is -1 to 1; y points down
def wander(seed, size, stretch=(1, 1)):
    """smooth noise of mean 0 and spread 1; size in units of the frame"""
    s = (size * 60 * stretch[1], size * 60 * stretch[0]); g = gaussian_filter(np.random.default_rng(seed).normal(size=(240, 240)), s, mode='wrap'); return zoom(g / g.std(), (M, M))
class Flat:
    """the layers laid so far: height, fixed colour, share of the listing's colour, metal, and where there is anything"""
    def __init__(self): zero = lambda *more: np.zeros((M, M, *more), np.float32); self.h, self.bump, self.fixed, self.share, self.metal, self.a, self.seed, self.power = zero(), zero(), zero(3), zero(), zero(), zero(), 0, 14
    def shape(self, pts, wobble, close=True):
        p = np.array(pts, float); p = np.r_[p, p[:1]] if close else p; p = resample(p, .02); r = np.random.default_rng(self.seed); q = gaussian_filter(r.normal(size=p.shape), (6, 0), mode='wrap'); p = p + q / (q.std() + 1e-9) * wobble
        im = Image.new('L', (M * 2, M * 2)); ImageDraw.Draw(im).polygon([tuple(v) for v in (p + 1) * M], fill=255); return np.asarray(im.resize((M, M), Image.BOX), np.float32) / 255
    def lay(self, pts, fabric, thick=.02, edge=.03, folds=0, fold=(.12, 1, 1), at=(0, 0), deg=0, wobble=.004, sunk=5):
        """lays a piece of fabric of a thickness with rounded edges over what lies there; thick 0 prints only; wide edges are smoothed, or the middle line of the piece shows as a ridge"""
        self.seed += 1; a = self.shape(pts, wobble); ys, xs = np.where(a.any(1))[0], np.where(a.any(0))[0]; q = np.s_[ys[0]:ys[-1] + 1, xs[0]:xs[-1] + 1]; a = a[q]; on = a > .5; d = distance_transform_edt(np.pad(on, 1))[1:-1, 1:-1] * 2 / M; d = d if edge < .06 else gaussian_filter(d, edge * M * .07) * on; t = math.radians(deg); x, y = X[q] - at[0], Y[q] - at[1]
        fixed, share, bump, metal = fabric(x * math.cos(t) + y * math.sin(t), -x * math.sin(t) + y * math.cos(t)); h = self.h[q]
        if thick: base = np.maximum(gaussian_filter(h, sunk), h); k = np.clip(d / edge, 0, 1); h = base + thick * np.sqrt(1 - (1 - k) ** 2)
        if folds: h = h + folds * wander(self.seed, fold[0], fold[1:])[q] * np.clip(d / .09, 0, 1)
        self.h[q] = np.where(on, h, self.h[q]); self.bump[q] = np.where(on, bump * np.clip(d / .01, 0, 1), self.bump[q]); b = a[..., None]; self.fixed[q] = self.fixed[q] * (1 - b) + fixed * b; self.share[q] = self.share[q] * (1 - a) + share * a; self.metal[q] = self.metal[q] * (1 - a) + metal * a; self.a[q] = np.maximum(self.a[q], a)
    def crease(self, p, q, depth=.006, width=.012):
        """a pressed line from p to q; a negative depth is a ridge"""
        p, q = np.array(p, float), np.array(q, float); u = (q - p) / np.linalg.norm(q - p); s = (X - p[0]) * u[0] + (Y - p[1]) * u[1]; e = np.abs((X - p[0]) * -u[1] + (Y - p[1]) * u[0]); on = np.clip(s / .03, 0, 1) * np.clip((np.linalg.norm(q - p) - s) / .03, 0, 1); self.h -= depth * np.exp(-(e / width) ** 2) * on * (self.a > .5)
    def stitch(self, pts, k=.5, step=.022, width=3):
        """a seam's stitches along a line: short, darker and sunk"""
        p = resample(np.array(pts, float), .002); n = int(step / .002); im = Image.new('L', (M, M)); d = ImageDraw.Draw(im)
        for i in range(0, len(p) - n, n): d.line([tuple(v) for v in (p[i:i + int(n * .66)] + 1) * M / 2], fill=255, width=width)
        m = gaussian_filter(np.asarray(im, np.float32) / 255, .7); self.h -= .002 * m; self.share *= 1 - (1 - k) * m; self.fixed *= (1 - (1 - k) * m)[..., None]
    def button(self, at, r=.026, colour='#efe8da'):
        e = np.hypot(X - at[0], Y - at[1]); a = np.clip((r - e) * M / 2, 0, 1); c = lin(np.array(hexrgb(colour)) / 255); rim = .008 * np.exp(-((e - r * .8) / (r * .2)) ** 2)
        holes = sum(np.exp(-(((X - at[0] - sx * r * .26) ** 2 + (Y - at[1] - sy * r * .26) ** 2) / (r * .13) ** 2)) for sx in (-1, 1) for sy in (-1, 1)); self.h = np.where(a > .5, self.h + .014 + rim, self.h); self.fixed = self.fixed * (1 - a[..., None]) + c * ((1 - .8 * np.clip(holes, 0, 1)) * a)[..., None]; self.share *= 1 - a; self.metal *= 1 - a
    def light(self, gloss):
        """returns the light on each point, what shines, and the shadow on the ground"""
        n = min(240, M); h = zoom(self.h, (n, n)); r = np.random.default_rng(1); key = np.zeros((n, n), np.float32); sky = np.zeros((n, n), np.float32); far = n * 3 // 10; wide = np.pad(h, far, 'edge')
        def shifted(dx, dy): y, x = far + round(dy * n / 2), far + round(dx * n / 2); return wide[y:y + n, x:x + n]
        for j in range(14):   # a wide lamp at the upper left
            az, el = math.radians(-128 + r.uniform(-24, 24)), math.radians(36 + r.uniform(-14, 16)); block = np.full((n, n), -9, np.float32)
            for s in np.geomspace(.008, .58, 17): np.maximum(block, shifted(s * math.cos(az), s * math.sin(az)) - np.float32(s * math.tan(el)), out=block)
            key += np.clip(1.5 - (block - h) / .006, 0, 1) / 14
        for j in range(12):
            az = j * TAU / 12; up = np.zeros((n, n), np.float32)
            for s in np.geomspace(.008, .5, 12): np.maximum(up, (shifted(s * math.cos(az), s * math.sin(az)) - h) / np.float32(s), out=up)
            sky += 1 / (1 + up ** 2) / 12
        key, sky = (zoom(gaussian_filter(v, .8), (M, M)).clip(0, 1) for v in (key, sky)); gy, gx = np.gradient(gaussian_filter(self.h, .8) + self.bump, 2 / M); nz = 1 / np.sqrt(gx ** 2 + gy ** 2 + 1); nx, ny = -gx * nz, -gy * nz
        def to(az, el): az, el = math.radians(az), math.radians(el); return math.cos(el) * math.cos(az), math.cos(el) * math.sin(az), math.sin(el)
        dot = lambda l: np.clip(nx * l[0] + ny * l[1] + nz * l[2], 0, None); L = .98 * key * dot(to(-128, 38)) + .34 * sky * (.6 + .4 * nz) + .07 * dot(to(30, 30)); half = np.array(to(-128, 38)) + (0, 0, 1); half /= np.linalg.norm(half)
        shine = key * dot(half) ** self.power * gloss; glint = (.55 + 1.1 * key * dot(half) ** 9) ** 1.3; return L, shine, glint, np.clip(1 - (.66 * key + .34 * sky), 0, 1)
def save(name, flat, gloss=.02, tinted=True, fill=.82):
    """writes NAME.webp and, where the good takes the listing's colour, NAME.light.webp"""
    L, shine, glint, S = flat.light(gloss); small = lambda a: a if M == N else np.stack([np.asarray(Image.fromarray(a[..., j].astype(np.float32)).resize((N, N), Image.BOX)) for j in range(a.shape[2])], -1)
    m = flat.metal[..., None]; f = flat.fixed * L[..., None] * (1 - m + m * glint[..., None]) + (shine * (1 - flat.metal))[..., None] * flat.a[..., None]; t = (flat.share * L)[..., None]; A, S = small(flat.a[..., None])[..., 0], small(S[..., None])[..., 0]
    e = np.minimum(np.arange(N), np.arange(N)[::-1]); e = np.clip(e / 60, 0, 1); S = S * .62 * e[:, None] * e[None]; S = gaussian_filter(S, 5) * .6 + gaussian_filter(S, 1.5) * .4; f, t = small(f), small(t)
    def put(end, c, alpha):
        rgb, al = cut(f + t * c, A, S); rgba = (np.dstack([rgb, al]) * 255 + .5).astype(np.uint8); rgba = stretched(rgba, 1, 1, fill)
        im = Image.fromarray(rgba if alpha else np.where(rgba[..., 3:] > 0, rgba[..., :3], 0))
        for quality, alpha_quality in ((80, 70), (66, 70), (52, 60), (40, 50), (34, 35), (26, 20)):
            im.save(f'{WORK}/{end}', quality=quality, alpha_quality=alpha_quality, method=4)
            if os.path.getsize(f'{WORK}/{end}') < 62000: break
    put(f'out/{name}.webp', 0, True)
    if tinted: put(f'out/{name}.light.webp', .6, False)
    elif os.path.exists(f'{WORK}/out/{name}.light.webp'): os.remove(f'{WORK}/out/{name}.light.webp')
