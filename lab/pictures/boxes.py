"""Cartons and books need no ray tracer: flat faces in perspective, each with its light, over a soft shadow. Run with plain python: boxes.py [NAME …]"""
from labels import *
from goods import ITEMS, label
N, SS = 800, 2
LIN = lin(np.arange(256) / 255).astype(np.float32)
def camera2(az, el, P, fill=.78):
    """returns a function from points to pixels of a picture of N × SS: an 85 mm lens that frames P"""
    a, e = math.radians(az), math.radians(el); D = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)]); right = np.array([math.cos(a), math.sin(a), 0]); up = np.cross(right, -D); C = (P.min(0) + P.max(0)) / 2; R = np.linalg.norm(P - C, axis=1).max(); dist = 9 * R
    def raw(p): q = np.asarray(p, float) - C; z = dist - q @ D; return np.stack([q @ right / z, -(q @ up) / z], -1)
    q = raw(P); lo, hi = q.min(0), q.max(0); k = fill * N * SS / (hi - lo).max(); mid = (lo + hi) / 2
    return lambda p: (raw(p) - mid) * k + np.array([N * SS / 2, N * SS * .495])
def homography(src, dst):
    A = []
    for (x, y), (u, v) in zip(dst, src): A += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
    return np.linalg.solve(np.array(A, float), np.array(src, float).ravel())
def face(canvas, alpha, cam, corners, tex, light, gloss=0):
    """lays a picture over a face; corners from its upper left clockwise; light is a function of (u, v), 0–1"""
    n = N * SS; dst = cam(np.array(corners)); w, h = tex.size; lo = np.maximum(np.floor(dst.min(0)).astype(int) - 2, 0); hi = np.minimum(np.ceil(dst.max(0)).astype(int) + 2, n); q = dst - lo; size = (int(hi[0] - lo[0]), int(hi[1] - lo[1])); part = np.s_[lo[1]:hi[1], lo[0]:hi[0]]
    co = homography([(0, 0), (w, 0), (w, h), (0, h)], q).astype(np.float32); im = tex.convert('RGB').transform(size, Image.PERSPECTIVE, tuple(float(v) for v in co), Image.BICUBIC); m = Image.new('L', size, 0); ImageDraw.Draw(m).polygon([tuple(p) for p in q], fill=255); m = np.asarray(m, np.float32)[..., None] / 255
    x, y = np.arange(size[0], dtype=np.float32)[None], np.arange(size[1], dtype=np.float32)[:, None]; z = co[6] * x + co[7] * y + 1; u, v = np.clip((co[0] * x + co[1] * y + co[2]) / z / w, 0, 1), np.clip((co[3] * x + co[4] * y + co[5]) / z / h, 0, 1)
    c = LIN[np.asarray(im)] * light(u, v)[..., None] + (gloss * np.exp(-((u - .18) ** 2 / .05 + (v - .1) ** 2 / .12))[..., None] if gloss else 0); canvas[part] = canvas[part] * (1 - m) + c * m; alpha[part] = np.maximum(alpha[part], m[..., 0])
def plain(c): return Image.new('RGB', (64, 64), c)
def edge(canvas, alpha, cam, a, b, add, width=1.6):
    p, q = cam(np.array([a, b])); lo = np.maximum(np.minimum(p, q).astype(int) - 9, 0); hi = np.maximum(p, q).astype(int) + 9; m = Image.new('L', tuple(int(v) for v in hi - lo), 0); ImageDraw.Draw(m).line([tuple(p - lo), tuple(q - lo)], fill=255, width=int(width * SS)); part = np.s_[lo[1]:hi[1], lo[0]:hi[0]]; canvas[part] += (gaussian_filter(np.asarray(m, np.float32) / 255, .9 * SS) * add * alpha[part])[..., None]
def shadows(cam, w, d, h):
    n, f = N // 4, SS * 4; foot = [(-w / 2, -d / 2, 0), (w / 2, -d / 2, 0), (w / 2, d / 2, 0), (-w / 2, d / 2, 0)]; s = np.zeros((n, n), np.float32)
    def poly(P, blur, k):
        m = Image.new('L', (n, n), 0); ImageDraw.Draw(m).polygon([tuple(p / f) for p in cam(np.array(P))], fill=255); return gaussian_filter(np.asarray(m, np.float32) / 255, blur / 4) * k
    dx, dy = h * .5, h * .42; far = [foot[0], foot[1], (w / 2 + dx, -d / 2 + dy, 0), (w / 2 + dx, d / 2 + dy, 0), (-w / 2 + dx * .8, d / 2 + dy, 0), foot[3]]; near = [(x * 1.03, y * 1.12 - .01, 0) for x, y, _ in foot]; mid = [foot[0], foot[1], (w / 2 + dx * .35, -d / 2 + dy * .35, 0), (w / 2 + dx * .35, d / 2 + dy * .35, 0), (-w / 2 + dx * .3, d / 2 + dy * .35, 0), foot[3]]
    s = 1 - (1 - poly(near, 5, .55)) * (1 - poly(mid, 14, .34)) * (1 - poly(far, 38, .3)); e = np.minimum(np.arange(n), np.arange(n)[::-1]) / 17.5; e = np.clip(e, 0, 1); e = e * e * (3 - 2 * e); return zoom(s * e[:, None] * e[None], (N, N)).clip(0, 1)
def finish2(name, canvas, alpha, S):
    alpha = gaussian_filter(alpha, .7); small = lambda a: np.asarray(Image.fromarray(a.astype(np.float32)).resize((N, N), Image.BOX)); A = small(alpha); lin_ = np.stack([small(canvas[..., j] * alpha) for j in range(3)], -1) / np.maximum(A, 1e-3)[..., None]
    g = gaussian_filter(np.random.default_rng(3).normal(size=(N, N, 1)), (.6, .6, 0)) * .012; rgb, al = cut(np.clip(lin_ * (1 + g), 0, None), A, S); Image.fromarray((np.dstack([rgb, al]) * 255 + .5).astype(np.uint8)).save(f'{WORK}/out/{name}.webp', quality=80, alpha_quality=70, method=5)
def carton(name, s):
    w, h, d = s['size3']; strip = label(s); W, H = strip.size; k = int(H * d / (h + d)); x0, x1 = int(W * d / (w + 2 * d)), int(W * (d + w) / (w + 2 * d)); x, y = w / 2, d / 2; P = np.array([(i, j, z) for i in (-x, x) for j in (-y, y) for z in (0, h)]); cam = camera2(27, 15, P); n = N * SS; c, a = np.zeros((n, n, 3), np.float32), np.zeros((n, n), np.float32)
    face(c, a, cam, [(-x, y, h), (x, y, h), (x, -y, h), (-x, -y, h)], strip.crop((x0, 0, x1, k - 6)), lambda u, v: .98 + .06 * v)
    face(c, a, cam, [(x, -y, h), (x, y, h), (x, y, 0), (x, -y, 0)], strip.crop((x1, k, W, H)), lambda u, v: .42 - .1 * v - .06 * u)
    face(c, a, cam, [(-x, -y, h), (x, -y, h), (x, -y, 0), (-x, -y, 0)], strip.crop((x0, k, x1, H)), lambda u, v: .95 - .1 * u - .14 * v * v, .05)
    for p, q, t in (((-x, -y, h), (x, -y, h), .22), ((x, -y, 0), (x, -y, h), .12), ((x, -y, h), (x, y, h), .12)): edge(c, a, cam, p, q, t)
    finish2(name, c, a, shadows(cam, w, d, h))
def bound(name, s):
    w, h, d, t, o = 1.36, 2.0, .24, .022, .035; W = label(s); front = W.crop((200, 0, W.width, W.height)); x, y = w / 2, d / 2; P = np.array([(i, j, z) for i in (-x, x) for j in (-y, y) for z in (0, h)]); cam = camera2(30, 13, P, .8); n = N * SS; c, a = np.zeros((n, n, 3), np.float32), np.zeros((n, n), np.float32); r = np.random.default_rng(4)
    v = (225 + r.integers(-26, 16, (1, 90))).clip(0, 255).astype(np.uint8).repeat(8, 0); pages = Image.fromarray(np.stack([v, v - 6, v - 22], -1)).resize((900, 600)); pages2 = pages.rotate(90, expand=True); cv = plain(s['body'])
    face(c, a, cam, [(x, y - t, h), (x, y, h), (x, y, 0), (x, y - t, 0)], cv, lambda u, v: .4 + 0 * u); face(c, a, cam, [(-x, y, h), (x, y, h), (x, y - t, h), (-x, y - t, h)], cv, lambda u, v: .9 + 0 * u)
    face(c, a, cam, [(-x, y - t, h - o), (x - o, y - t, h - o), (x - o, -y + t, h - o), (-x, -y + t, h - o)], pages2, lambda u, v: .78 + 0 * u); face(c, a, cam, [(x - o, -y + t, h - o), (x - o, y - t, h - o), (x - o, y - t, .03), (x - o, -y + t, .03)], pages, lambda u, v: .55 - .18 * (1 - u) ** 6 - .1 * u - .08 * v)
    face(c, a, cam, [(x, -y, h), (x, -y + t, h), (x, -y + t, 0), (x, -y, 0)], cv, lambda u, v: .45 + 0 * u); face(c, a, cam, [(-x, -y + t, h), (x, -y + t, h), (x, -y, h), (-x, -y, h)], cv, lambda u, v: 1.05 + 0 * u)
    face(c, a, cam, [(-x, -y, h), (x, -y, h), (x, -y, 0), (-x, -y, 0)], front, lambda u, v: (.95 - .1 * u - .12 * v * v) * (1 - .28 * np.exp(-((u - .055) / .012) ** 2)), .05)
    edge(c, a, cam, (-x, -y, h), (x, -y, h), .18, 1.2); edge(c, a, cam, (x, -y, 0), (x, -y, h), .12, 1.2); finish2(name, c, a, shadows(cam, w, d, h))
if __name__ == '__main__':
    for n in sys.argv[1:] or [n for n, s in ITEMS.items() if 'size3' in s or s['form'] == 'book']: (bound if ITEMS[n]['form'] == 'book' else carton)(n, ITEMS[n])
