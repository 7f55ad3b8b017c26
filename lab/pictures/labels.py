"""Labels: type, marks and motifs drawn with Pillow, by plain python only (inside Blender the functions do nothing)."""
from studio import *
FONTS.update(gothic='/usr/share/fonts/opentype/urw-base35/URWGothic-Demi.otf', gothicr='/usr/share/fonts/opentype/urw-base35/URWGothic-Book.otf', book='/usr/share/fonts/opentype/urw-base35/URWBookman-Demi.otf',
             booki='/usr/share/fonts/opentype/urw-base35/URWBookman-DemiItalic.otf', narrow='/usr/share/fonts/opentype/urw-base35/NimbusSansNarrow-Bold.otf', pal='/usr/share/fonts/opentype/urw-base35/P052-Bold.otf',
             pali='/usr/share/fonts/opentype/urw-base35/P052-BoldItalic.otf', script='/usr/share/fonts/opentype/urw-base35/Z003-MediumItalic.otf')
def bez(*p, n=24):
    """closed outline through cubic pieces: start, then (c1, c2, end)…"""
    out = [p[0]]; a = np.array(p[0], float)
    for k in range(1, len(p) - 2, 3):
        b, c, d = (np.array(q, float) for q in p[k:k + 3])
        for t in np.linspace(0, 1, n)[1:]: out.append(tuple((1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d))
        a = d
    return out
def rot(pts, deg, at=(0, 0), k=1):
    a = math.radians(deg); c, s = math.cos(a), math.sin(a); return [(at[0] + k * (x * c - y * s), at[1] + k * (x * s + y * c)) for x, y in pts]
TAU = 2 * math.pi
LEAF = bez((0, -1), (.5, -.55), (.5, .35), (0, 1), (-.5, .35), (-.5, -.55), (0, -1))
PETAL = bez((0, 0), (.55, -.3), (.5, -1), (0, -1), (-.5, -1), (-.55, -.3), (0, 0))
DROP = bez((0, -1), (.2, -.5), (.62, -.1), (.62, .38), (.62, .75), (.35, 1), (0, 1), (-.35, 1), (-.62, .75), (-.62, .38), (-.62, -.1), (-.2, -.5), (0, -1))
def circ(x, y, r): return [(x + r * math.cos(t), y + r * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 60)]
def motif(d, name, at, k, a, b, c):
    """draws a motif of radius k at a point, in the colours a (main), b (second) and c (ground)"""
    P = lambda pts, f, deg=0, o=(0, 0), s=1: d.polygon([(at[0] + k * x, at[1] + k * y) for x, y in rot(pts, deg, o, s)], fill=f)
    L = lambda pts, f, w: d.line([(at[0] + k * x, at[1] + k * y) for x, y in pts], fill=f, width=max(1, int(k * w)), joint='curve')
    curve = lambda *p: bez(*p)
    if name == 'chilli':
        for deg, o, s in ((-14, (-.28, .05), .92), (16, (.25, .0), .98)):
            P(bez((-.2, -.55), (.1, -.75), (.32, -.5), (.3, -.2), (.28, .35), (.05, .8), (-.35, 1), (-.1, .55), (-.15, .1), (-.2, -.55)), a, deg, o, s)
            P(bez((-.24, -.5), (-.15, -.85), (.25, -.85), (.33, -.48), (.15, -.6), (-.05, -.6), (-.24, -.5)), b, deg, o, s)
            L(rot(curve((.05, -.7), (.05, -.9), (.12, -1), (.25, -1.05)), deg, o, s), b, .07)
            L(rot(curve((.15, -.35), (.18, 0), (.1, .3), (-.05, .6)), deg, o, s), c, .035)
    elif name == 'root':
        for deg, o, s in ((70, (-.05, .12), 1), (20, (-.42, -.25), .55), (-30, (.35, -.3), .6), (110, (.35, .4), .5)): P(bez((0, -.9), (.3, -.9), (.34, -.3), (.28, .2), (.3, .8), (.1, .95), (-.05, .9), (-.35, .8), (-.24, .2), (-.28, -.2), (-.36, -.7), (-.2, -.9), (0, -.9)), a, deg, o, s)
        for x in (-.55, -.3, -.02, .28, .55): L(curve((x, -.1 - .05 * x), (x + .06, .05), (x + .06, .2), (x, .34)), c, .03)
        P(circ(.62, .1, .16), b); P(circ(.62, .1, .09), c)
    elif name == 'star':
        for j in range(8): P(bez((0, -.1), (.2, -.35), (.2, -.7), (0, -1), (-.2, -.7), (-.2, -.35), (0, -.1)), a, 45 * j); P(circ(0, -.52, .085), b, 45 * j); L(rot([(0, -.2), (0, -.4)], 45 * j), c, .03)
        P(circ(0, 0, .13), b)
    elif name == 'crystal':
        for x, y, s, f in ((-.35, .2, .62, a), (.4, .3, .5, b), (.05, -.4, .55, a)):
            h = [(x + s * math.cos(t), y + s * .9 * math.sin(t)) for t in np.arange(6) * math.pi / 3 + .5]; P(h, f)
            for j in (0, 2, 4): L([(x, y), h[j]], c, .03)
    elif name in ('mango', 'lemon', 'orange', 'olive', 'onion', 'coconut', 'tomato'):
        if name == 'mango': P(bez((-.1, -.85), (.5, -.95), (.95, -.4), (.8, .2), (.65, .75), (.2, .95), (-.2, .85), (-.75, .75), (-.85, .1), (-.6, -.3), (-.45, -.6), (-.35, -.8), (-.1, -.85)), a); L(curve((.15, -.6), (.5, -.55), (.6, -.2), (.55, .1)), c, .05); P(LEAF, b, 65, (.38, -.95), .42)
        if name == 'lemon': P(bez((-1, .05), (-.75, -.2), (-.6, -.7), (0, -.7), (.6, -.7), (.75, -.2), (1, -.05), (.75, .25), (.6, .7), (0, .7), (-.6, .7), (-.75, .3), (-1, .05)), a, -18); L(rot(curve((-.4, -.35), (-.2, -.52), (.1, -.55), (.3, -.48)), -18), c, .05); P(LEAF, b, 60, (.5, -.78), .4)
        if name == 'orange':
            P(circ(0, 0, .9), a); P(circ(0, 0, .78), c)
            for j in range(8): P(bez((0, -.1), (.2, -.4), (.28, -.6), (.2, -.68), (.1, -.74), (-.1, -.74), (-.2, -.68), (-.28, -.6), (-.2, -.4), (0, -.1)), a, 45 * j)
        if name == 'olive':
            for x, y in ((-.35, .3), (.4, .1), (.0, -.45)): P(circ(x, y, .38), a); L(curve((x + .1, y - .22), (x + .24, y - .15), (x + .25, y), (x + .22, y + .1)), c, .04)
            P(LEAF, b, 50, (.6, -.65), .42); P(LEAF, b, -40, (-.65, -.4), .42)
        if name == 'onion': P(bez((0, -.9), (.08, -.55), (.9, -.45), (.85, .25), (.8, .75), (.35, .85), (0, .85), (-.35, .85), (-.8, .75), (-.85, .25), (-.9, -.45), (-.08, -.55), (0, -.9)), a); [L(curve((0, -.7), (x, -.4), (x, .4), (0, .82)), c, .03) for x in (-.75, -.35, .35, .75)]; L([(-.1, .85), (-.14, 1)], b, .04); L([(.1, .85), (.14, 1)], b, .04)
        if name == 'coconut': P(circ(0, .1, .85), b); P([(x, y if y > .02 else .02) for x, y in circ(0, .1, .85)], b); P([(x * 1, .1 + (y - .1) * .38) for x, y in circ(0, .1, .85)], c); P([(x * .86, .1 + (y - .1) * .3) for x, y in circ(0, .1, .85)], a); P([(x * .6, .14 + (y - .1) * .16) for x, y in circ(0, .1, .85)], c)
    elif name == 'leaf':
        for deg, o in ((-38, (-.36, .0)), (38, (.36, .0)), (0, (0, -.2))): P(LEAF, a if deg else b, deg, o, .8); L(rot([(0, -.6), (0, .95)], deg, o, .8), c, .035)
    elif name == 'sprig':
        L([(0, 1), (0, -.6)], a, .05); P(LEAF, a, 0, (0, -.72), .34)
        for j in range(4):
            y = .72 - j * .36
            for sgn in (-1, 1): P(LEAF, b if j % 2 else a, sgn * 52, (sgn * .3, y - .22), .36)
    elif name == 'wheat':
        for x, deg in ((-.4, -14), (0, 0), (.4, 14)):
            L(rot([(0, 1.2), (0, -.4)], deg, (x, 0)), b, .035)
            for j in range(6):
                for sgn in (-1, 1): P(LEAF, a, deg + sgn * 24, rot([(sgn * .1, .2 - j * .19)], deg, (x, 0))[0], .17)
            P(LEAF, a, deg, rot([(0, -1)], deg, (x, 0))[0], .17)
    elif name == 'grain':
        for j, (x, y, deg) in enumerate([(-.5, -.3, 30), (0, -.55, -10), (.5, -.25, -40), (-.35, .25, 80), (.2, .1, 15), (.6, .4, 60), (-.05, .6, -60), (-.65, .65, 20)]): P(LEAF, a if j % 2 else b, deg, (x, y), .36)
    elif name == 'flower':
        for j in range(8): P(PETAL, a, 45 * j, (0, 0), .95)
        for j in range(8): P(PETAL, b, 45 * j + 22, (0, 0), .5)
        P(circ(0, 0, .17), c)
    elif name == 'hibiscus':
        for j in range(5): P(bez((0, .05), (.75, -.2), (.7, -1.05), (.05, -.95), (-.6, -1.1), (-.75, -.3), (0, .05)), a, 72 * j); L(rot([(0, -.1), (0, -.6)], 72 * j), c, .03)
        L(curve((0, 0), (.25, -.1), (.45, -.3), (.6, -.62)), b, .07); [P(circ(.5 + dx, -.6 + dy, .06), b) for dx, dy in ((0, 0), (.12, .02), (.05, -.14), (.18, -.12))]
    elif name == 'rose':
        for j in range(5): P(PETAL, a, 72 * j, (0, 0), 1)
        for j in range(5): P(PETAL, b, 72 * j + 36, (0, 0), .72)
        for j in range(4): P(PETAL, a, 90 * j, (0, 0), .42)
        P(circ(0, 0, .1), b)
    elif name == 'tulip':
        for j, deg in enumerate((-60, -30, 0, 30, 60)): P(bez((0, .5), (.4, .1), (.35, -.6), (0, -1), (-.35, -.6), (-.4, .1), (0, .5)), a if j % 2 == 0 else b, deg, (0, .1), .8)
        [L(curve((0, .1), (x * .4, -.4), (x, -.5), (x, -.75)), c, .03) for x in (-.2, 0, .2)]; L([(0, .5), (0, 1.1)], b, .06)
    elif name == 'sun':
        P(circ(0, 0, .45), a)
        for j in range(12): P([(-.07, -.58), (.07, -.58), (0, -1)], b if j % 2 else a, 30 * j)
    elif name == 'bean':
        for deg, o, s in ((-30, (-.4, .25), .6), (25, (.42, .3), .6), (80, (0, -.42), .6)): P(bez((0, -1), (.75, -.95), (.75, .95), (0, 1), (-.75, .95), (-.75, -.95), (0, -1)), a, deg, o, s); L(rot(curve((0, -.95), (.3, -.4), (-.3, .4), (0, .95)), deg, o, s), c, .05)
    elif name == 'cup':
        P(bez((-.7, -.2), (-.68, .6), (-.4, .75), (0, .75), (.4, .75), (.68, .6), (.7, -.2), (.4, -.2), (-.4, -.2), (-.7, -.2)), a); L(curve((.65, -.05), (1.1, -.1), (1, .5), (.5, .45)), a, .09); L([(-.8, .86), (.8, .86)], b, .07)
        for x in (-.3, 0, .3): L(curve((x, -.35), (x - .2, -.55), (x + .2, -.7), (x, -.95)), b, .06)
    elif name == 'hills':
        P(circ(.35, -.45, .28), b); P([(-1, .5), (-.4, -.5), (-.1, 0), (.2, -.25), (1, .5)], a); P([(-.4, -.5), (-.55, -.25), (-.4, -.3), (-.28, -.18), (-.22, -.2)], c)
        for j in range(3): L(curve((-1, .62 + j * .16), (-.4, .5 + j * .16), (.4, .78 + j * .16), (1, .62 + j * .16)), b if j % 2 else a, .06)
    elif name == 'almond':
        for j, (x, y, deg) in enumerate([(-.45, .2, 35), (.4, .25, -35), (0, -.4, 0)]): P(DROP, a, deg, (x, y), .55); [L(rot(curve((0, -.7), (q, -.2), (q, .4), (0, .85)), deg, (x, y), .55), b, .025) for q in (-.35, 0, .35)]
    elif name == 'cashew':
        for x, y, deg in ((-.4, .25, 20), (.42, .2, 200), (0, -.5, 100)): L(rot(curve((-.5, -.4), (-.7, .45), (.45, .6), (.55, -.2)), deg, (x, y), .62), a, .3); [P(circ(*rot([q], deg, (x, y), .62)[0], .15), a) for q in ((-.5, -.4), (.55, -.2))]; L(rot(curve((-.42, -.15), (-.4, .32), (.3, .36), (.42, 0)), deg, (x, y), .62), b, .03)
    elif name == 'grapes':
        for j, (n, y) in enumerate([(4, -.3), (3, .05), (2, .4), (1, .75)]):
            for q in range(n): x = (q - (n - 1) / 2) * .42; P(circ(x, y, .22), a if (q + j) % 2 else b); P(circ(x - .07, y - .07, .05), c)
        L([(0, -.5), (.1, -.95)], b, .06); P(LEAF, b, 60, (.4, -.75), .3)
    elif name == 'puff':
        for x, y, r in ((-.45, .25, .3), (.4, .35, .32), (0, -.1, .34), (-.4, -.45, .27), (.45, -.4, .29), (0, .7, .25)): P(circ(x, y, r), a); [P(circ(x + dx * r, y + dy * r, r * .22), b) for dx, dy in ((-.3, -.2), (.35, .1), (0, .4))]
    elif name == 'drop': P(DROP, a); L(curve((-.35, .3), (-.35, .6), (-.2, .75), (0, .78)), c, .07)
    elif name == 'comb':
        for x, y in ((0, 0), (.78, .45), (-.78, .45), (0, .9), (.78, -.45), (-.78, -.45), (0, -.9)): P([(x + .46 * math.cos(t), y + .46 * math.sin(t)) for t in np.arange(6) * math.pi / 3], a if (x or y) else b)
    elif name == 'sprout':
        L(curve((0, 1), (0, .5), (0, .2), (0, -.1)), b, .08); P(bez((0, 0), (.1, -.7), (.7, -.85), (.95, -.75), (.9, -.3), (.5, .1), (0, 0)), a); P(bez((0, .15), (-.1, -.45), (-.6, -.6), (-.85, -.5), (-.8, -.1), (-.5, .25), (0, .15)), b); P(bez((-1, 1), (-.5, .72), (.5, .72), (1, 1), (.4, 1), (-.4, 1), (-1, 1)), a)
    elif name == 'moon': P(circ(-.05, 0, .85), a); P(circ(.32, -.2, .72), c); [P([(x + r * (1 if q % 2 == 0 else .4) * math.sin(q * math.pi / 5), y - r * (1 if q % 2 == 0 else .4) * math.cos(q * math.pi / 5)) for q in range(10)], b) for x, y, r in ((.5, -.35, .24), (.75, .25, .15), (.3, .25, .12))]
    elif name == 'bolt': P([(.15, -1), (-.55, .15), (-.05, .15), (-.2, 1), (.55, -.25), (.05, -.25)], a)
    elif name == 'sev':
        r = np.random.default_rng(2)
        for j in range(15): x, y, w = r.uniform(-.8, .8), r.uniform(-.8, .8), r.uniform(0, 6.28); L(curve((x, y), (x + .3 * math.cos(w), y + .3 * math.sin(w)), (x + .3 * math.cos(w + 1.8), y + .3 * math.sin(w + 1.8)), (x + .5 * math.cos(w + 1), y + .5 * math.sin(w + 1))), a if j % 3 else b, .08)
    elif name == 'disc': P(circ(0, 0, .95), a); [P(circ(x, y, .06), b) for x, y in np.random.default_rng(5).uniform(-.62, .62, (26, 2))]
    elif name == 'cookie': P(circ(0, 0, .9), a); [P(LEAF, b, j * 50, (.5 * math.cos(j * 1.05), .5 * math.sin(j * 1.05)), .2) for j in range(6)]; P(circ(0, 0, .14), b)
    elif name == 'ticket':
        P([(-1, -.5), (1, -.5), (1, .5), (-1, .5)], a, -10); [P([(x, y), (x + .16, y), (x + .16, y + .2), (x, y + .2)], c if (j * 3 + q) % 2 else b, -10) for j, y in enumerate((-.36, -.1, .16)) for q, x in enumerate(np.linspace(-.85, .7, 9))]
    elif name == 'cards':
        for deg, f in ((-24, b), (0, a), (24, b)): P([(-.42, -.75), (.42, -.75), (.42, .5), (-.42, .5)], c, deg, (0, .2), 1.06); P([(-.42, -.75), (.42, -.75), (.42, .5), (-.42, .5)], f, deg, (0, .2))
        P([(0, -.35), (.25, .05), (0, .45), (-.25, .05)], c)
    elif name == 'elephant':
        P(bez((-.95, .7), (-1, -.1), (-.75, -.6), (-.1, -.6), (.1, -.9), (.75, -.85), (.8, -.3), (.85, .1), (.95, .3), (.9, .75), (.88, .95), (.7, .95), (.7, .75), (.72, .4), (.62, .3), (.5, .2), (.42, .35), (.4, .5), (.4, .8), (.3, .8), (.2, .8), (.1, .8), (.1, .6), (.05, .45), (0, .4), (-.3, .4), (-.4, .4), (-.48, .5), (-.5, .8), (-.6, .8), (-.8, .8), (-.95, .8), (-.95, .75), (-.95, .72), (-.95, .7)), a)
        P(bez((.1, -.55), (.0, .1), (.45, .2), (.5, -.3), (.5, -.6), (.2, -.75), (.1, -.55)), b); P(circ(.66, -.42, .05), c)
    elif name == 'pot': P(bez((-.6, -.3), (-1, 0), (-.95, .8), (0, .85), (.95, .8), (1, 0), (.6, -.3), (.4, -.3), (-.4, -.3), (-.6, -.3)), a); L([(-.68, -.36), (.68, -.36)], b, .14); [L(curve((x, -.5), (x - .2, -.65), (x + .2, -.8), (x, -1)), b, .06) for x in (-.3, 0, .3)]; L(curve((-.8, .25), (-.3, .45), (.3, .45), (.8, .25)), c, .05)
    elif name == 'coins':
        for j, (x, n) in enumerate(((-.6, 2), (0, 4), (.6, 6))):
            for q in range(n): P([(x + .27 * math.cos(t), .75 - q * .22 + .1 * math.sin(t)) for t in np.linspace(0, 6.28, 40)], b); P([(x + .27 * math.cos(t), .70 - q * .22 + .1 * math.sin(t)) for t in np.linspace(0, 6.28, 40)], a)
    elif name == 'lentil':
        for j, (x, y) in enumerate([(-.5, -.35), (.05, -.6), (.55, -.25), (-.2, .05), (.4, .3), (-.6, .4), (-.05, .65), (.7, .75)]): P([(x + .24 * math.cos(t), y + .19 * math.sin(t)) for t in np.linspace(0, TAU, 40)], a if j % 2 else b); L([(x - .12, y), (x + .12, y)], c, .025)
    elif name == 'rainbow':
        for j, f in enumerate(('#d9482f', '#f08a24', '#f3d03c', '#3f9a4a', '#2f7fc8', '#5a3f9a')): r = .98 - j * .13; P([(x, min(y, .55)) for x, y in circ(0, .55, r)], f)
        P([(x, min(y, .56)) for x, y in circ(0, .55, .22)], c)
    elif name == 'bulb':
        P(bez((-.28, .45), (-.3, .1), (-.65, 0), (-.65, -.4), (-.65, -1.1), (.65, -1.1), (.65, -.4), (.65, 0), (.3, .1), (.28, .45), (.1, .45), (-.1, .45), (-.28, .45)), a); [L([(-.24, y), (.24, y)], b, .1) for y in (.56, .7, .84)]; L(bez((-.2, .3), (-.25, -.2), (.25, -.2), (.2, .3)), c, .05)
    elif name == 'plaster':
        for deg in (45, -45): P(rot(bez((-.95, -.28), (-1.05, -.1), (-1.05, .1), (-.95, .28), (-.4, .28), (.4, .28), (.95, .28), (1.05, .1), (1.05, -.1), (.95, -.28), (.4, -.28), (-.4, -.28), (-.95, -.28)), 0), a, deg); P([(-.3, -.28), (.3, -.28), (.3, .28), (-.3, .28)], b, deg)
        [P(circ(x, y, .035), c) for x in (-.12, 0, .12) for y in (-.12, 0, .12)]
    elif name == 'jigsaw':
        for x, y, f in ((-.45, -.45, a), (.45, -.45, b), (-.45, .45, b), (.45, .45, a)): P([(x - .42, y - .42), (x + .42, y - .42), (x + .42, y + .42), (x - .42, y + .42)], f)
        P(circ(.02, -.45, .15), a); P(circ(.45, .02, .15), b); P(circ(-.02, .45, .15), a); P(circ(-.45, -.02, .15), b)
    elif name == 'pencils':
        for x, f in ((-.55, a), (0, b), (.55, a)): P([(x - .17, -.55), (x, -1), (x + .17, -.55)], '#e8cfa0'); P([(x - .065, -.83), (x, -1), (x + .065, -.83)], '#3a3a3a'); P([(x - .17, -.55), (x + .17, -.55), (x + .17, .7), (x - .17, .7)], f); P([(x - .17, .7), (x + .17, .7), (x + .17, .8), (x - .17, .8)], '#c8c8c8'); P([(x - .17, .8), (x + .17, .8), (x + .17, 1), (x - .17, 1)], '#e08a9c')
    elif name == 'ludo':
        for x, y, f in ((-.5, -.5, '#d9482f'), (.5, -.5, '#3f9a4a'), (-.5, .5, '#2f7fc8'), (.5, .5, '#f3c23c')): P([(x - .45, y - .45), (x + .45, y - .45), (x + .45, y + .45), (x - .45, y + .45)], f); P(circ(x, y, .26), '#fff'); P(circ(x, y, .13), f)
    else: P(circ(0, 0, .8), a)
def fit(s, f, width, size):
    if BPY: return size
    while size > 8 and font(f, size).getlength(s) > width: size *= .96
    return size
def mark(d, at, r, ink, n=8):
    """the sign of a range: a ring of petals, so that no brand is named where listings differ in it"""
    for j in range(n): d.polygon(rot(PETAL, 360 / n * j, at, r), outline=ink, width=max(2, int(r * .06)))
    d.ellipse((at[0] - r * .2, at[1] - r * .2, at[0] + r * .2, at[1] + r * .2), fill=ink)
def veg(d, at, s):
    d.rectangle((at[0] - s, at[1] - s, at[0] + s, at[1] + s), fill='#fff', outline='#1f7a33', width=max(2, int(s * .2))); d.ellipse((at[0] - s * .5, at[1] - s * .5, at[0] + s * .5, at[1] + s * .5), fill='#1f7a33')
def lines(d, cx, y, width, rows):
    """rows of (text, font, size, colour[, tracking]), each made to fit, from y down; returns the end"""
    for s, f, size, ink, *tr in rows:
        size = fit(s, f, width - (tr[0] * len(s) if tr else 0), size); y += size * .62; text(d, (cx, y), s, f, size, ink, track=tr[0] if tr else 0); y += size * .62
    return y
def pattern(d, box, name, step, k, a, b, c, deg=0):
    x0, y0, x1, y1 = box
    for j, y in enumerate(np.arange(y0, y1 + step, step)):
        for x in np.arange(x0 + (step / 2 if j % 2 else 0), x1 + step, step): motif(d, name, (x, y), k, a, b, c)
def panel(W, H, s):
    """the front of a pack; s: lay, bg, ink, pop, pale, title (rows), hi, note, motif, brand"""
    S = max(W, H) / 1000; im = Image.new('RGB', (W, H), s['bg']); d = ImageDraw.Draw(im); cx = W / 2; bg, ink, pop, pale = s['bg'], s['ink'], s['pop'], s['pale']; u = W / 1000; m = s['motif']; mi, m2 = s.get('mi', pop), s.get('m2', ink); f = s.get('font', 'pal'); wide = W * s.get('wide', .7)
    lay = s['lay']
    def head(y, c):
        if s.get('brand'): return lines(d, cx, y, wide * .82, [(s['brand'].upper(), 'serif', 70 * u, c, 9 * u)])
        mark(d, (cx, y + 45 * u), 52 * u, c); return y + 110 * u
    def title(y, c, width, most=1e9):
        z = min([fit(t, f, width, s.get('size', 150) * u) for t in s['title']] + [most]); return lines(d, cx, y, width * 1.05, [(t, f, z, c) for t in s['title']])
    if lay == 'arch':      # a pale arch with the motif, words below
        a0, a1 = H * .115, H * .5; w = W * .33; head(H * .035, ink)
        d.pieslice((cx - w, a0, cx + w, a0 + 2 * w), 180, 360, fill=pale); d.rectangle((cx - w, a0 + w, cx + w, a1), fill=pale); d.arc((cx - w + 22 * u, a0 + 22 * u, cx + w - 22 * u, a0 + 2 * w - 22 * u), 180, 360, fill=pop, width=int(8 * u)); [d.line((x, a0 + w, x, a1), fill=pop, width=int(8 * u)) for x in (cx - w + 26 * u, cx + w - 26 * u)]
        motif(d, m, (cx, (a0 + a1) / 2 + 30 * u), min(w * .6, (a1 - a0) * .36), mi, m2, pale)
        y = title(a1 + 30 * u, ink, wide); y = lines(d, cx, y + 10 * u, wide, [(s['hi'], 'devas', 92 * u, pop)]); lines(d, cx, y + 24 * u, wide, [(s['note'], 'sansr', 44 * u, ink)])
    elif lay == 'seal':    # pattern all over, a pale plate in the middle
        pattern(d, (0, 0, W, H), m, 190 * u, 62 * u, s.get('pat', pop), s.get('pat2', pop), bg); w, h = W * .37, H * .27; cy = H * .48; dk = s.get('dark', bg)
        d.rounded_rectangle((cx - w, cy - h, cx + w, cy + h), 60 * u, fill=pale); d.rounded_rectangle((cx - w + 20 * u, cy - h + 20 * u, cx + w - 20 * u, cy + h - 20 * u), 44 * u, outline=s.get('line', pop), width=int(6 * u))
        y = head(cy - h + 50 * u, dk); y = title(y + 6 * u, dk, w * 1.66, 132 * u); y = lines(d, cx, y + 6 * u, w * 1.6, [(s['hi'], 'devas', 84 * u, s.get('mid', pop))]); lines(d, cx, y + 14 * u, w * 1.6, [(s['note'], 'sansr', 40 * u, dk)])
    elif lay == 'split':   # two halves, the motif large over the seam
        y0 = H * .5; d.rectangle((0, y0 + W * .14, W, H), fill=pale); y = head(H * .02, ink); y = title(y + 6 * u, ink, wide, 165 * u); y = lines(d, cx, y, wide, [(s['hi'], 'devas', 88 * u, pop)])
        r = W * .235; cy = max(y + r + 30 * u, y0 + W * .14); d.ellipse((cx - r, cy - r, cx + r, cy + r), fill=bg); d.ellipse((cx - r + 20 * u, cy - r + 20 * u, cx + r - 20 * u, cy + r - 20 * u), outline=pop, width=int(7 * u)); motif(d, m, (cx, cy), r * .62, mi, m2, bg); lines(d, cx, cy + r + 50 * u, wide, [(s['note'], 'sansr', 46 * u, s.get('dark', bg))])
    elif lay == 'plain':   # quiet: words above, motif below, one line around
        d.rectangle((60 * u, 60 * u, W - 60 * u, H - 60 * u), outline=pop, width=int(7 * u)); y = head(H * .1, pop); y = title(y + 30 * u, ink, wide); y = lines(d, cx, y + 10 * u, wide, [(s['hi'], 'devas', 88 * u, pop)])
        motif(d, m, (cx, (y + H * .85) / 2), min(W * .24, (H * .85 - y) * .42), mi, m2, bg); lines(d, cx, H * .86, wide, [(s['note'], 'sansr', 44 * u, ink)])
    return im
def wrap(W, H, s):
    """a label around a jar or a bottle: the front in the middle third, small print at its sides"""
    im = Image.new('RGB', (W, H), s['bg']); d = ImageDraw.Draw(im); fw = int(W * s.get('front', .3)); f = panel_wide(fw, H, s); im.paste(f, (int(W / 2 - fw / 2), 0))
    return im
def panel_wide(W, H, s):
    """a front that is wider than high: mark, title, Hindi, note; the motif at both sides or above"""
    im = Image.new('RGB', (W, H), s['bg']); d = ImageDraw.Draw(im); cx = W / 2; u = H / 520; bg, ink, pop, pale = s['bg'], s['ink'], s['pop'], s['pale']; f = s.get('font', 'pal'); mi, m2 = s.get('mi', pop), s.get('m2', ink); lay = s['lay']
    if lay == 'oval':
        d.ellipse((W * .04, -H * .02, W * .96, H * 1.02), fill=pale); d.ellipse((W * .06, H * .02, W * .94, H * .98), outline=pop, width=int(5 * u)); ink = s.get('dark', bg)
    if lay == 'plate': d.rectangle((W * .03, 0, W * .97, H), fill=pale); [d.rectangle((W * .03, y, W * .97, y + 9 * u), fill=pop) for y in (14 * u, H - 23 * u)]; ink = s.get('dark', bg)
    if lay == 'bands': d.rectangle((0, 0, W, 40 * u), fill=pop); d.rectangle((0, H - 40 * u, W, H), fill=pop)
    ground = pale if lay in ('oval', 'plate') else bg; top = H * .12
    if s.get('brand'): y = lines(d, cx, top - 12 * u + (6 * u if lay == 'oval' else 0), W * (.5 if lay == 'oval' else .6), [(s['brand'].upper(), 'serif', 42 * u, ink, 5 * u)])
    else: y = top
    r = s.get('mr', 78) * u; motif(d, s['motif'], (cx, y + r * 1.02), r, mi, m2, ground); y += r * 2.12 + 6 * u
    y = lines(d, cx, y, W * s.get('wide', .8), [(t, f, s.get('size', 78) * u, ink) for t in s['title']]); y = lines(d, cx, y + 2 * u, W * .7, [(s['hi'], 'devas', 46 * u, s.get('mid', pop))])
    if y < H * .86: lines(d, cx, H * .865, W * .5, [(s['note'], 'sansr', 26 * u, ink)])
    return im
