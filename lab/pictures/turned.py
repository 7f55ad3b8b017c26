"""Hard things lying flat: what is turned (pens, handles), cords, balls and slabs, seen from above in the light of cloth.py."""
from outfits import *
from flatlays import rounded
BLACK, STEEL, BRASS, PALE = '#1d1f23', '#c3c6cb', '#c99a3c', '#efece4'
def window(x0, y0, x1, y1):
    """the part of the frame that holds a box"""
    i = lambda v: int(np.clip((v + 1) * M / 2, 0, M)); return np.s_[i(y0 - .01):i(y1 + .01) + 1, i(x0 - .01):i(x1 + .01) + 1]
def inked(c): return lin(np.array(hexrgb(c)) / 255)
def put(f, w, a, h, colour=None, metal=0, shade=1):
    """lays a part over what is there: a is its cover, h its height; without a colour it takes the listing's"""
    on = a > .5; b = a[..., None]; c = np.zeros(3) if colour is None else inked(colour); k = np.asarray(shade, float) * np.ones_like(a)
    f.h[w] = np.where(on, h, f.h[w]); f.bump[w] = np.where(on, 0, f.bump[w]); f.fixed[w] = f.fixed[w] * (1 - b) + c * (k * a)[..., None]; f.share[w] = f.share[w] * (1 - a) + (k * a if colour is None else 0); f.metal[w] = f.metal[w] * (1 - a) + metal * a; f.a[w] = np.maximum(f.a[w], a)
def rod(f, p, q, parts, lift=0):
    """a turned thing from p to q; parts: (from, to, radius, radius at the end, colour, metal); the radius may be a function of 0 to 1"""
    p, q = np.array(p, float), np.array(q, float); L = np.linalg.norm(q - p); u = (q - p) / L; R = max(max(t[2](np.linspace(0, 1, 40)).max() if callable(t[2]) else t[2], t[3]) for t in parts); w = window(*(np.minimum(p, q) - R), *(np.maximum(p, q) + R)); x, y = X[w] - p[0], Y[w] - p[1]; s, e = (x * u[0] + y * u[1]) / L, -x * u[1] + y * u[0]
    for t0, t1, r0, r1, *look in parts:
        k = ((s - t0) / (t1 - t0)).clip(0, 1); r = r0(k) if callable(r0) else r0 + (r1 - r0) * k; a = np.clip((r - np.abs(e)) * M / 2 + .5, 0, 1) * np.clip(np.minimum(s - t0, t1 - s) * L * M / 2 + .5, 0, 1); put(f, w, a, lift + .6 * r + np.sqrt((r * r - e * e).clip(0)), *look)
def tip(r, power=.5): return lambda k: r * (1 - k ** 2).clip(0) ** power
def butt(r): return lambda k: r * np.sqrt((1 - (1 - k) ** 2).clip(0))
def cord(f, pts, r, colour=None, metal=0, lift=0, closed=False, twist=0, smooth=True):
    """a tube along a line"""
    p = spline(pts, 400, closed) if smooth else resample(np.array(pts, float), .004); p = np.r_[p, p[:1]] if closed else p; lo, hi = p.min(0) - r, p.max(0) + r; w = window(*lo, *hi); from scipy.spatial import cKDTree
    p = resample(p, .003); e, i = cKDTree(p).query(np.stack([X[w].ravel(), Y[w].ravel()], 1), distance_upper_bound=r + .01); e = e.reshape(X[w].shape); s = (i * .003).reshape(e.shape); a = np.clip((r - e) * M / 2 + .5, 0, 1) * np.isfinite(e); e = np.where(np.isfinite(e), e, r); h = lift + .6 * r + np.sqrt((r * r - e * e).clip(0)) + (.12 * r * np.sin(s * twist) if twist else 0)
    put(f, w, a, h, colour, metal)
def orb(f, at, r, look, lift=0, squash=1, deep=.6):
    """a ball; look: a colour, None, or a function of the normal that gives fixed colour, share and height"""
    w = window(at[0] - r, at[1] - r, at[0] + r, at[1] + r); x, y = (X[w] - at[0]) / r, (Y[w] - at[1]) / r; e = np.hypot(x, y); z = np.sqrt((1 - e * e).clip(0)); a = np.clip((1 - e) * r * M / 2 + .5, 0, 1); h = lift + r * (deep + squash * z)
    if not callable(look): put(f, w, a, h, look); return
    c, s, b = look(x, y, z); put(f, w, a, h + b * r, '#000000'); f.fixed[w] += c * a[..., None]; f.share[w] += s * a
def turn(pts, deg, at=(0, 0)): return rot(pts, deg, at)
def flat(colour=None, grain=0, metal=0):
    """one colour (the listing's without one), smooth or with a grain"""
    if grain: return fabric(.3, [(ONE, colour, 0, 1)] if metal else (), colour, weave=grain, slub=.01)
    return lambda u, v: (np.zeros((*u.shape, 3)) + (0 if colour is None else inked(colour)), np.full_like(u, colour is None), 0 * u, np.full_like(u, metal))
def oak(size=(1.8, 1.8), a='#c99a5c', b='#a06a34', seed=4): return printed(Image.fromarray((wood(TILE, seed, a, b) * 255).astype(np.uint8)), size)
def run():
    """makes the named pictures and says what each took of the processor"""
    for n in sys.argv[1:]: t = time.process_time(); ITEMS[n](n); print(n, round(time.process_time() - t, 1), flush=True)
