"""Tools, stationery, sports and small things of the house, lying flat, by artwork. Run with plain python: tools.py [NAME …]"""
from turned import *
# ------------------------------------------------------------ sports
def leather_ball(seam=20, c='#8e1a18'):
    def look(x, y, z):
        a = math.radians(seam); u, v = x * math.cos(a) + y * math.sin(a), -x * math.sin(a) + y * math.cos(a); v = v - .12 * z; t = np.arctan2(u, np.maximum(z, .02)); near = np.clip((.115 - np.abs(v)) * 60, 0, 1); rows = sum(np.clip((.016 - np.abs(v - r)) * 160, 0, 1) * (np.sin(t * 58 + (v > 0) * 2) > -.25) for r in (-.09, -.055, -.02, .02, .055, .09)); rows = np.clip(gaussian_filter(rows.astype(float), .6), 0, 1)[..., None]
        return inked(c) * (1 - .12 * near)[..., None] * (1 - rows) + inked('#efe3c6') * rows, 0 * z, .016 * near + .012 * rows[..., 0]
    return look
def cricket_balls(name):
    f = Flat(); f.power = 40
    for at, s in (((0, -.36), 24), ((-.42, .36), -38), ((.42, .36), 66)): orb(f, at, .4, leather_ball(s))
    save(name, f, .35, tinted=False, fill=.84)
ICO = np.array([(s1 * a, s2 * b, 0) for s1 in (-1, 1) for s2 in (-1, 1) for a, b in ((.5257, .8507),)]); ICO = np.r_[ICO, ICO[:, [2, 0, 1]], ICO[:, [1, 2, 0]]]
def football(name):
    f = Flat(); f.power = 26; r0 = np.random.default_rng(5); R, _ = np.linalg.qr(np.array([[.8, .3, .2], [-.2, .9, .4], [.1, -.3, 1]])); V = ICO @ R.T
    E = [(V[i] + V[j]) / 2 for i in range(12) for j in range(i) if V[i] @ V[j] > .4]; F = np.array([(V[i] + V[j] + V[k]) for i in range(12) for j in range(i) for k in range(j) if V[i] @ V[j] > .4 and V[j] @ V[k] > .4 and V[i] @ V[k] > .4]); F /= np.linalg.norm(F, axis=1, keepdims=True)
    def look(x, y, z):
        n = np.stack([x, y, z], -1); d5 = n @ V.T * .985; d6 = n @ F.T; d = np.sort(np.concatenate([d5 * 1.008, d6], -1), -1); gap = d[..., -1] - d[..., -2]; five = np.clip((d5.max(-1) * 1.008 - d6.max(-1)) * 160 + .5, 0, 1); seam = np.exp(-(gap / .008) ** 2); return (inked('#f0eee8') * ((1 - five) * (1 - .3 * seam))[..., None], five * (1 - .3 * seam), -.018 * seam)
    orb(f, (0, 0), .64, look, deep=.2); save(name, f, .16, fill=.78)
def basketball(name):
    f = Flat(); f.power = 10; g = gaussian_filter(np.random.default_rng(2).normal(size=(M, M)), 1.6); g /= g.std()
    def look(x, y, z):
        a = math.radians(28); u, v = x * math.cos(a) + y * math.sin(a), -x * math.sin(a) + y * math.cos(a); u, z2 = u * .9 + z * .44, z * .9 - u * .44; line = np.minimum.reduce([np.abs(v), np.abs(u), np.abs(np.abs(u) - .52 - .34 * v * v)]); m = np.clip((.017 - line) * 130, 0, 1); w = window(-.64, -.64, .64, .64); return inked('#26201c') * m[..., None], 1 - m, .0022 * g[w] * (1 - m) - .014 * m
    orb(f, (0, 0), .64, look, deep=.2); save(name, f, .06, fill=.78)
def bat(name):
    f = Flat(); a = 34; T = lambda pts: turn(pts, a, (-.16, .0)); willow = oak((1.1, 2.6), '#e3c794', '#cfa868', 9)
    f.lay(T([(-.17, -.2), (-.16, .76), (-.14, .84), (0, .88), (.14, .84), (.16, .76), (.17, -.2), (.06, -.34), (-.06, -.34)]), willow, .1, .05, deg=a, at=(-.1, .1), wobble=.0006)
    def sticker(d, W, H): d.polygon([(0, H * .1), (W, 0), (W, H * .86), (0, H)], fill='#f7f3e6'); mark(d, (W / 2, H * .26), W * .2, '#1f2b3a'); text(d, (W / 2, H * .52), 'Cricket', 'booki', W * .24, '#1f2b3a'); text(d, (W / 2, H * .68), 'क्रिकेट', 'devas', W * .17, '#7a2a1c')
    f.lay(T(rect(-.15, -.02, .15, .5)), paper(sticker, (.3, .52), '#e0c48c'), .002, .002, at=T([(0, .24)])[0], deg=a, wobble=.0004, sunk=1); f.lay(T(rect(-.155, .56, .155, .64)), flat(), .001, .001, deg=a, wobble=.0004, sunk=1); f.lay(T(rect(-.155, -.12, .155, -.06)), flat(), .001, .001, deg=a, wobble=.0004, sunk=1)
    p, q = T([(0, -.3), (0, -.98)]); rod(f, p, q, [(0, .93, .045, .05), (.93, 1, tip(.055), 0)], .03); on = f.share > .5; s = (X - p[0]) * math.sin(math.radians(a)) - (Y - p[1]) * math.cos(math.radians(a)); f.h += np.where(on & (s > .02), .006 * np.sin(s * 150), 0); f.power = 14
    orb(f, (.5, .52), .19, leather_ball(30)); save(name, f, .06, fill=.84)
def badminton(name):
    f = Flat(); f.power = 24
    for s, a in ((-1, 22), (1, -22)):
        T = lambda pts: turn(pts, a, (s * .14, -.02)); o = T([(-.255 * math.sin(t), -.5 - .33 * math.cos(t)) for t in np.linspace(0, TAU, 60, endpoint=False)])
        for k in np.linspace(-.22, .22, 15):
            for pts in ([(k, -.5 - .32 * math.sqrt(1 - (k / .25) ** 2 * .98)), (k, -.5 + .32 * math.sqrt(1 - (k / .25) ** 2 * .98))], [(-.25 * math.sqrt(1 - (k / .225) ** 2 * .98), -.5 + k * 1.4), (.25 * math.sqrt(1 - (k / .225) ** 2 * .98), -.5 + k * 1.4)]): cord(f, T(pts), .0035, '#f3f1ea', 0, .02, smooth=False)
        cord(f, o, .022, None, 0, .01, closed=True); p, q = T([(0, -.18), (0, .9)]); rod(f, p, q, [(0, .6, .014, .014, STEEL, 1), (.57, .62, .03, .03), (.62, .97, .034, .037, BLACK), (.97, 1, .042, .042)], .01)
    for x, a in ((-.22, 200), (.24, 160)):
        c = np.array([x, .34]); T = lambda pts: turn(pts, a, c); f.lay(T([(-.05, .06), (-.11, .26), (-.07, .28), (0, .29), (.07, .28), (.11, .26), (.05, .06)]), fabric(.2, [(lines_([(.5, .12)], GU, 4), .86, 0)], '#f7f6f1', weave=.0004), .09, .1, wobble=.003, deg=a, at=c); orb(f, T([(0, .04)])[0], .055, '#efe9da', .06)
        cord(f, T([(-.075, .15), (0, .165), (.075, .15)]), .005, '#4a8a5a', 0, .13)
    save(name, f, .12, fill=.86)
# ------------------------------------------------------------ stationery
def pens(name):
    f = Flat(); f.power = 34
    for i in range(10): x = -.675 + i * .15; rod(f, (x, .84), (x, -.84), [(0, .05, tip(.04), 0), (0, .03, .038, .038), (.03, .42, .046, .046), (.42, .44, .05, .05, STEEL, 1), (.44, .8, .046, .046, '#f1efe9'), (.8, .9, .046, .034, None), (.9, .97, .03, .008, STEEL, 1)], .0); f.lay(rounded(x - .014, .3, x + .014, .8, .012), flat(), .012, .01, wobble=.0003, sunk=1)
    save(name, f, .3, fill=.8)
def fountain(name):
    f = Flat(); f.power = 40; p, q = (-.82, .42), (.62, -.5)
    rod(f, p, q, [(0, .06, butt(.06), .06), (.06, .62, .06, .066), (.62, .65, .07, .07, BRASS, 1), (.65, .8, .055, .042), (.8, .815, .046, .046, BRASS, 1), (.815, 1, lambda k: .043 * (1 - k) ** .7, 0, BRASS, 1)]); cord(f, [(.47, -.404), (.62, -.5)], .004, '#3a2a10', 0, .06, smooth=False)
    rod(f, (-.5, .74), (.42, .16), [(0, .08, butt(.072), .072), (.08, .86, .074, .078), (.86, .9, .084, .084, BRASS, 1), (.9, .97, .08, .08), (.97, 1, .084, .084, BRASS, 1)]); rod(f, (-.44, .7), (.12, .346), [(0, .9, .014, .014, BRASS, 1), (.9, 1, tip(.024), 0, BRASS, 1)], .12); save(name, f, .3, fill=.84)
def geometry(name):
    f = Flat(); f.power = 30; f.lay(rounded(-.86, -.2, .86, .72, .05), flat('#2b6cb0', metal=0), .06, .03, wobble=0)
    def lid(d, W, H): d.rectangle((0, 0, W, H), fill='#1f5a9a'); [d.line((x, 0, x + H * .5, H), fill='#2468ad', width=22) for x in range(-900, 900, 70)]; d.rounded_rectangle((W * .06, H * .12, W * .94, H * .88), 20, outline='#f3c23c', width=8); text(d, (W / 2, H * .4), 'GEOMETRY BOX', 'gothic', H * .16, '#ffffff', track=6); text(d, (W / 2, H * .68), 'ज्यामिति बॉक्स', 'deva', H * .15, '#f3c23c')
    f.lay(rounded(-.83, -.17, .83, .69, .04), paper(lid, (1.66, .86)), .004, .004, at=(0, .26), wobble=0)
    clear = fabric(.3, ground='#dfe9ec', weave=0, slub=0)
    def ruled(d, W, H):
        for i in range(31): d.line((W * .03 + i * W * .94 / 30, 0, W * .03 + i * W * .94 / 30, H * (.5 if i % 5 == 0 else .3)), fill='#1d2a3a', width=3)
        for i in range(0, 16): text(d, (W * .03 + i * W * .94 / 15, H * .74), str(i), 'sansr', H * .26, '#1d2a3a')
    f.lay(rounded(-.86, -.48, .86, -.3, .01), paper(ruled, (1.72, .18), '#e4edf0'), .02, .01, at=(0, -.39), wobble=0)
    tri = [(-.86, -.56), (-.86, -.92), (-.2, -.56)]; f.lay(tri, clear, .02, .008, wobble=0); f.lay([(-.8, -.62), (-.8, -.78), (-.5, -.62)], flat('#efece6'), -.02, .008, wobble=0); semi = [(.3 + .34 * math.cos(t), -.56 - .34 * math.sin(t)) for t in np.linspace(0, math.pi, 50)]; f.lay(semi, clear, .02, .008, wobble=0)
    for t in np.linspace(0, math.pi, 19): k = .3 if round(t / math.pi * 18) % 3 == 0 else .315; cord(f, [(.3 + k * math.cos(t), -.565 - k * math.sin(t)), (.3 + .335 * math.cos(t), -.565 - .335 * math.sin(t))], .003, '#1d2a3a', 0, .018, smooth=False)
    for s in (-1, 1): f.lay([(.78 + s * .01, -.76), (.78 - s * .035, -.97), (.78 - s * .01, -.98), (.78 + s * .04, -.76)], flat('#cfd3d8', metal=1), .02, .012, wobble=0); cord(f, [(.78 + s * .01, -.74), (.78 + s * .03, -.69), (.78 + s * .1, -.65), (.78 + s * .1, -.56), (.78 + s * .04, -.55), (.78 + s * .025, -.64)], .016, '#c8321f', 0, .01)
    orb(f, (.78, -.755), .016, '#9aa0a8', .03); save(name, f, .1, tinted=False, fill=.84)
# ------------------------------------------------------------ kitchen and tools
def knife(name):
    f = Flat(); f.power = 20; a = -34; T = lambda pts: turn(pts, a, (.02, .02)); edge = spline([(-.98, .0), (-.7, .11), (-.3, .17), (.12, .19), (.2, .17)], 40); f.lay(T([tuple(p) for p in edge] + [(.2, -.1), (.05, -.115), (-.6, -.09), (-.98, 0)]), flat('#d2d5d9', metal=1), .03, .02, wobble=0, deg=a); c, s = math.cos(math.radians(a)), math.sin(math.radians(a)); u, v = (X - .02) * c + (Y - .02) * s, -(X - .02) * s + (Y - .02) * c; lower = (f.a > .5) & (v > np.interp(u, edge[:, 0], edge[:, 1]) - .055); f.h -= np.where(lower, (v - np.interp(u, edge[:, 0], edge[:, 1]) + .055) * .35, 0)
    f.lay(T([(.17, -.12), (.26, -.12), (.26, .18), (.17, .18)]), flat('#b9bdc3', metal=1), .06, .04, wobble=0); f.lay(T([tuple(p) for p in spline([(.25, -.11), (.5, -.115), (.8, -.1), (.94, -.04), (.98, .08), (.9, .12), (.82, .07), (.6, .04), (.4, .09), (.25, .1)], 60)]), oak((1, .6), '#6a4426', '#3f2614', 5), .09, .07, wobble=0, deg=a)
    for x in (.36, .58, .8): orb(f, T([(x, -.02)])[0], .026, '#d9dbde', .085, .2, 0)
    save(name, f, .14, tinted=False, fill=.86)
def cutler(f, x, y, kind, k=1, c=STEEL, a=0):
    T = lambda pts: turn([(px * k, py * k) for px, py in pts], a, (x, y)); m = lambda: flat(c, metal=1); f.lay(T([tuple(p) for p in spline([(-.022, -.2), (-.03, .2), (-.045, .62), (0, .7), (.045, .62), (.03, .2), (.022, -.2)], 50)]), m(), .035 * k, .03 * k, wobble=0)
    if kind == 'spoon': o = [(.105 * math.sin(t), -.42 - .24 * math.cos(t) * (1 if math.cos(t) > 0 else .95)) for t in np.linspace(0, TAU, 60)]; f.lay(T(o), m(), .045 * k, .03 * k, wobble=0); cx, cy = T([(0, -.42)])[0]; e = np.hypot((X - cx) / (.1 * k), (Y - cy) / (.23 * k)); f.h -= np.where(e < 1, .06 * k * (1 - e ** 2), 0)
    if kind == 'fork':
        f.lay(T([tuple(p) for p in spline([(-.022, -.18), (-.09, -.34), (-.095, -.44), (.095, -.44), (.09, -.34), (.022, -.18)], 40)]), m(), .04 * k, .03 * k, wobble=0)
        for q in (-.078, -.026, .026, .078): f.lay(T([(q - .019, -.42), (q - .012, -.66), (q + .012, -.66), (q + .019, -.42)]), m(), .036 * k, .02 * k, wobble=0)
    if kind == 'knife': f.lay(T([tuple(p) for p in spline([(-.03, -.12), (-.045, -.3), (-.04, -.55), (.0, -.68), (.045, -.62), (.045, -.12)], 50)]), m(), .03 * k, .02 * k, wobble=0)
def cutlery(name):
    f = Flat(); f.power = 20
    for i in range(24): cutler(f, -.77 + i % 12 * .14, (-.5, .46)[i // 12], ('spoon', 'spoon', 'fork', 'knife')[i % 12 // 3] if i // 12 else ('spoon', 'fork', 'knife', 'knife')[i % 12 // 3], .6)
    save(name, f, .1, tinted=False, fill=.84)
def ladles(name):
    f = Flat(); f.power = 20
    for x, kind in ((-.5, 0), (0, 1), (.5, 2)):
        rod(f, (x, .9), (x, -.3), [(0, .05, tip(.05), 0, BRASS, 1), (.03, .3, .04, .03, BRASS, 1), (.3, .33, .045, .045, BRASS, 1), (.33, 1, .024, .03, BRASS, 1)], .02); o = ell(x, -.55, .22, .27 if kind == 0 else .22); f.lay(o, flat(BRASS, metal=1), .07, .03, wobble=0); e = np.hypot((X - x) / .2, (Y + .55) / (.25 if kind == 0 else .2)); f.h -= np.where(e < 1, (.16 if kind != 2 else .02) * (1 - e ** 2), 0)
        if kind == 2: [put(f, window(x + dx - .02, -.55 + dy - .02, x + dx + .02, -.55 + dy + .02), (lambda w: np.clip((.016 - np.hypot(X[w] - x - dx, Y[w] + .55 - dy)) * M / 2, 0, 1))(window(x + dx - .02, -.55 + dy - .02, x + dx + .02, -.55 + dy + .02)), .02, '#3a2a12') for dx in np.arange(-.15, .16, .06) for dy in np.arange(-.15, .16, .06) if math.hypot(dx, dy) < .17]
    save(name, f, .1, tinted=False, fill=.84)
def drivers(name):
    f = Flat(); f.power = 22
    for i, (l, w) in enumerate(((1.66, .088), (1.5, .088), (1.34, .08), (1.2, .08), (1.04, .07), (.9, .07))):
        x = -.72 + i * .29; k = .62 / l; rod(f, (x, -.84), (x, -.84 + l), [(0, .06, butt(w * .9), 0, BLACK), (.05, k * .3, w, w * .9), (k * .3, k * .38, w * .9, w * .8, BLACK), (k * .38, k * .85, w * .95, w * .8), (k * .85, k, w * .7, w * .45, BLACK), (k, .93, .026, .026, STEEL, 1), (.93, 1, .026, .04 if i % 2 else .008, '#4a4e55', 1)])
        e = np.abs(X - x) < w; s = (Y + .84) / l; f.h += np.where(e & (s < k * .85) & (s > .05) & (f.share > .5), .006 * np.cos((X - x) / w * 13), 0)
    save(name, f, .16, fill=.84)
def hammer(name):
    f = Flat(); f.power = 18; a = 36; T = lambda pts: turn(pts, a, (.08, -.05)); p, q = T([(0, .95), (0, -.55)]); rod(f, p, q, [(0, .04, butt(.07), .07, '#b9854a'), (.04, .4, .075, .06, '#b9854a'), (.4, 1, .06, .055, '#c4915a')], .02); on = f.a > .5; g = oak((.5, 2), '#c4915a', '#9a6a36')(X, Y)[0]; f.fixed = np.where(on[..., None], g, f.fixed); rod(f, *T([(0, .95), (0, .45)]), [(0, .08, butt(.078), .07, '#7a2a1c'), (.08, 1, .078, .07, '#a83422')], .02)
    f.lay(T([(-.13, -.74), (.13, -.74), (.13, -.5), (-.13, -.5)]), flat('#55595f', metal=1), .15, .06, wobble=0); rod(f, *T([(.1, -.63), (.5, -.63)]), [(0, .5, .1, .085, '#55595f', 1), (.5, .85, .12, .12, '#6a6e75', 1), (.85, 1, .11, .105, '#b4b8be', 1)], .02)
    for s in (-1, 1): f.lay(T([tuple(v) for v in spline([(-.1, -.62 + s * .1), (-.3, -.64 + s * .085), (-.48, -.56 + s * .07), (-.6, -.44 + s * .05), (-.58, -.42 + s * .02), (-.45, -.5 + s * .02), (-.28, -.56 + s * .015), (-.1, -.58 + s * .01)], 60)]), flat('#5d6167', metal=1), .12, .05, wobble=0)
    save(name, f, .1, tinted=False, fill=.84)
def toothbrush(name):
    f = Flat()
    for x, c in ((-.34, '#3a6a4a'), (0, '#f4f1ea'), (.34, '#2b2b2f')):
        f.lay([tuple(v) for v in spline([(x - .05, .86), (x - .075, .5), (x - .05, .1), (x - .035, -.2), (x - .065, -.5), (x - .065, -.8), (x, -.88), (x + .065, -.8), (x + .065, -.5), (x + .035, -.2), (x + .05, .1), (x + .075, .5), (x + .05, .86), (x, .9)], 120, True)], oak((.6, 2), '#b98a50', '#936232', 7), .07, .05, wobble=.0004, at=(x, 0))
        for i in range(4):
            for j in range(11): orb(f, (x - .042 + i * .028, -.8 + j * .03), .0135, c, .1, 1, 0)
        im = Image.new('L', (M, M)); mark(ImageDraw.Draw(im), ((x + 1) * M / 2, M * .78), M * .02, 255); f.fixed *= (1 - .5 * np.asarray(im, np.float32) / 255)[..., None]
    save(name, f, .04, tinted=False)
def brushes(name):
    f = Flat(); f.power = 30; r = np.random.default_rng(3)
    for i, (l, w, n) in enumerate(((1.66, .13, .34), (1.6, .105, .3), (1.5, .085, .26), (1.4, .07, .22), (1.34, .055, .18), (1.3, .04, .14), (1.26, .03, .1), (1.22, .02, .08))):
        x = -.72 + i * .215 - .02 * (i > 3); y1 = .86; y0 = y1 - l; k = n / l; h = .5; rod(f, (x, y1), (x, y0), [(0, .04, butt(.024), .024, BLACK), (.03, h, .024, max(.034, w * .42), BLACK), (h, 1 - k, max(.034, w * .42), max(.03, w * .5), '#d39a7a', 1), (1 - k, 1, lambda q, w=w: w * (.5 + .5 * np.sqrt(q)) * np.sqrt((1 - (q * .98) ** 4).clip(0)), 0, '#4a2f22')])
        m = (np.abs(X - x) < w) & (Y < y0 + n); g = gaussian_filter(r.normal(size=(M, M)), (9, .8)); f.h += np.where(m & (f.a > .5), .012 * g / g.std() * .4, 0); f.fixed *= np.where(m, np.interp(Y, [y0, y0 + n * .4, y0 + n], [2.2, 1.1, .8]), 1)[..., None]
    save(name, f, .16, tinted=False, fill=.84)
ITEMS.update({'cricket-game': cricket_balls, 'soccer-ball': football, 'basketball': basketball, 'cricketbat': bat, 'badminton': badminton, 'pen': pens, 'fountain-pen': fountain, 'triangular-ruler': geometry, 'kitchen-knife': knife, 'fork-and-knife': cutlery, 'spoon': ladles, 'screwdriver': drivers, 'hammer': hammer, 'toothbrush': toothbrush, 'paintbrush': brushes})
if __name__ == '__main__': run()
