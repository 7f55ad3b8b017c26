"""Fabrics: weave, prints, borders. A fabric is a function of the place (u, v) that gives fixed colour, share of the listing's colour, height, metal."""
from labels import *
from functools import lru_cache
from scipy.ndimage import map_coordinates
TILE = 600
GOLD, CREAM = '#d9ae52', '#f3ead6'
def L8(draw, asp=1):
    """a drawing as a mask of the repeat; asp: its height by its width"""
    im = Image.new('L', (TILE * 2, int(TILE * 2 * asp))); draw(ImageDraw.Draw(im)); return gaussian_filter(np.asarray(im.resize((TILE, TILE), Image.BOX), np.float32) / 255, .6, mode='wrap')
def drop(name, cols, k, rows=None, main=255, second=110, off=(0, 0), asp=1, half=True):
    """a motif repeated in half drop, in two depths of ink; k: its radius by the distance of columns"""
    rows = rows or cols; sx, sy = TILE * 2 / cols, TILE * 2 * asp / rows
    def f(d):
        for i in range(-1, cols + 1):
            for j in range(-1, rows + 2): motif(d, name, (sx * (i + .5 + off[0]), sy * (j + .5 + off[1] + (.5 if half and i % 2 else 0))), k * sx, main, second, 0)
    return L8(f, asp)
def row(name, cols, k, v, asp, **kw): return drop(name, cols, k, 1, off=(0, v - .5), asp=asp, half=False, **kw)
g = (np.arange(TILE) + .5) / TILE; GU, GV = np.meshgrid(g, g)
def bandhani(n=6):
    """tied dots in lozenges, single dots between"""
    a = np.zeros((TILE, TILE)); k = n * 7; x, y = GU * k, GV * k; e = np.hypot(x % 1 - .5, y % 1 - .5); ix, iy = np.floor(x) % 7 - 3, np.floor(y) % 7 - 3; r = np.abs(ix) + np.abs(iy); on = (r == 3) | (r == 1) | ((np.abs(ix) == 3) & (np.abs(iy) == 3)); return np.clip((.34 - e) * 30, 0, 1) * np.clip((e - .1) * 30, 0, 1) * on
def ikat(n=5, rows=8):
    j = gaussian_filter(np.random.default_rng(3).normal(size=(TILE, TILE)), (7, .6), mode='wrap'); j = j / j.std() * .05; v = (GV * rows + j + np.abs((GU * n) % 1 - .5) * 1.7) % 1
    return np.clip((.19 - np.abs(v - .3)) * 22, 0, 1), np.clip((.07 - np.abs(v - .72)) * 22, 0, 1)
def lozenges(n, rows, jitter=.06):
    j = gaussian_filter(np.random.default_rng(5).normal(size=(TILE, TILE)), (.8, 6), mode='wrap'); j = j / j.std() * jitter; e = np.abs((GU * n + j) % 1 - .5) + np.abs((GV * rows) % 1 - .5); return np.clip((.13 - np.abs(e - .34)) * 20, 0, 1), np.clip((.12 - e) * 20, 0, 1)
def lines_(at, of=GV, n=1, soft=60):
    """stripes: at is a list of (middle, half width) in parts of the repeat"""
    v = (of * n) % 1; return np.clip(sum(np.clip((w - np.abs(v - c)) * soft / n * 4, 0, 1) for c, w in at), 0, 1)
@lru_cache
def threads_of(seed):
    """the uneven threads of a weave, and a fine grain"""
    r = np.random.default_rng(seed); ny = gaussian_filter(r.normal(size=(TILE, TILE)), (.6, 6), mode='wrap') + gaussian_filter(r.normal(size=(TILE, TILE)), (6, .6), mode='wrap'); fine = gaussian_filter(r.normal(size=(TILE, TILE)), 1, mode='wrap'); return ny / ny.std(), fine / fine.std()
def fabric(period=.5, inks=(), ground=None, weave=.0003, threads=110, slub=.035, seed=1, twill=False, rib=0, terry=False):
    """inks: (mask, colour or a factor of the ground, height, metal); ground None: the listing's colour; period: size of the repeat, or both sizes"""
    pu, pv = period if isinstance(period, tuple) else (period, period); fix = np.zeros((TILE, TILE, 3)); sh = np.ones((TILE, TILE)); b = np.zeros((TILE, TILE)); me = np.zeros((TILE, TILE))
    if ground: fix[:] = lin(np.array(hexrgb(ground)) / 255); sh[:] = 0
    for mask, c, height, *metal in inks:
        if isinstance(c, (int, float)): k = 1 - mask * (1 - c); sh *= k; fix *= k[..., None]
        else: fix = fix * (1 - mask[..., None]) + lin(np.array(hexrgb(c)) / 255) * mask[..., None]; sh *= 1 - mask
        b = b + height * mask
        if metal: me = np.maximum(me, mask * metal[0])
        else: me *= 1 - mask
    ny, fine = threads_of(seed)
    tile = np.dstack([fix, sh, b, me, ny, fine]).astype(np.float32).reshape(-1, 8)
    def f(u, v):
        at = lambda q: (np.floor(v / pv * TILE * q).astype(int) % TILE) * TILE + np.floor(u / pu * TILE * q).astype(int) % TILE; t = tile[at(1)]; y = tile[at(2 * pu), 6]; w = np.sin(u * threads * 6.283) * np.sin(v * threads * 6.283) if not twill else np.sin((u + v * .7) * threads * 6.283)
        bump = t[..., 4] + weave * (w + .5 * y) + (weave * 4 * tile[at(3 * pu), 7] if terry else 0) + (rib * np.sin(u * 6.283 * 38) if rib else 0); k = 1 + slub * y + .02 * w; return t[..., :3] * k[..., None], t[..., 3] * k, bump, t[..., 5]
    return f
def paper(draw, size, colour='#fff'):
    """a printed paper of the size (w, h), its middle at the place; draw(d, W, H) prints it"""
    k = 900 / max(size); W, H = int(size[0] * k), int(size[1] * k); im = Image.new('RGB', (W, H), colour); draw(ImageDraw.Draw(im), W, H); return printed(im, size)
def printed(im, size):
    """a picture as a fabric of the size (w, h), its middle at the place"""
    t = lin(np.asarray(im.convert('RGB'), float) / 255); kx, ky = im.width / size[0], im.height / size[1]
    def f(u, v): at = [np.clip((v + size[1] / 2) * ky, 0, im.height - 1), np.clip((u + size[0] / 2) * kx, 0, im.width - 1)]; return np.stack([map_coordinates(t[..., j], at, order=1) for j in range(3)], -1), np.zeros_like(u), 0 * u, 0 * u
    return f
