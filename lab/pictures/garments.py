"""Clothes and linen, folded as a shop lays them out, by artwork. Run with plain python: garments.py [NAME …]"""
from cloth import *
ONE = np.ones((TILE, TILE))
def rect(x0, y0, x1, y1): return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
def ell(cx, cy, rx, ry, a=0, b=360, n=60): return [(cx + rx * math.cos(t), cy + ry * math.sin(t)) for t in np.radians(np.linspace(a, b, n))]
def sash(f, y, words, hi, colour='#efe6d4', ink='#3a2a1a', h=.2, x=.563):
    """a band of paper around the folded thing, with the sign of the range and what it is"""
    def draw(d, W, H):
        d.rectangle((0, H * .07, W, H * .1), fill=ink); d.rectangle((0, H * .9, W, H * .93), fill=ink); mark(d, (W * .5, H * .27), H * .13, ink); z = fit(words, 'pal', W * .8, H * .25); text(d, (W / 2, H * .55), words, 'pal', z, ink); text(d, (W / 2, H * .78), hi, 'devas', H * .16, ink)
    f.lay(rect(-x, y - h / 2, x, y + h / 2), paper(draw, (2 * x, h), colour), .006, .004, at=(0, y), wobble=.0005, sunk=9)
def stack(f, box, fab, n, thick=.026, slip=.012, seed=1, wobble=.002, **kw):
    r = np.random.default_rng(seed)
    for _ in range(n): dx, dy = r.uniform(-slip, slip, 2); x0, y0, x1, y1 = box; f.lay(rect(x0 + dx, y0 + dy, x1 + dx, y1 + dy), fab, thick, .03, wobble=wobble, **kw)
def tassels(f, x0, x1, y, fab=None, n=26, long=.09):
    """knotted ends of the warp, below an edge"""
    plain = fabric(.3, seed=2); k = (x1 - x0) / n * .28; r = np.random.default_rng(9)
    for x in np.linspace(x0 + 1.5 * k, x1 - 1.5 * k, n): e = r.uniform(-.5, .5) * k; l = long * r.uniform(.85, 1.1); f.lay([(x - k * .7, y - .012), (x + k * .7, y - .012), (x + k * .6, y + .015), (x + k + e, y + l), (x - k + e, y + l), (x - k * .6, y + .015)], plain, .016, .012, wobble=.0005)
# ------------------------------------------------------------ sarees and dupattas
def border(kind, base=.42, asp=.32):
    """a woven border: u along it, v across (0 to 1)"""
    rails = lines_([(.04, .022), (.13, .012), (.8, .012), (.93, .022)], GV, 1, 70); e = np.abs((GU * 9) % 1 - .5) * 1.2 + np.abs(GV - .46) * 2.1; loz = np.clip((.1 - np.abs(e - .42)) * 22, 0, 1) + np.clip((.16 - e) * 22, 0, 1)
    mid = loz if kind == 'diamond' else row('mango' if kind == 'vine' else 'flower', 6, .46, .46, asp); tri = np.abs((GU * 10) % 1 - .5) * 2; teeth = np.clip((.2 * tri - .8 * (1 - GV)) * 40, 0, 1) if kind == 'temple' else 0
    return lambda ink, met: [(np.ones_like(GV), base, 0), (np.clip(rails + mid + teeth, 0, 1), ink, .0012, met)]
def pallu(base=.42, asp=.62):
    m = lines_([(.05, .02), (.12, .01), (.3, .012), (.5, .02), (.62, .01), (.8, .012), (.92, .03)], GV, 1, 70); m = m + row('flower', 10, .46, .21, asp) + row('mango', 8, .42, .4, asp) + row('flower', 10, .46, .71, asp); return lambda ink, met: [(np.ones_like(GV), base, 0), (np.clip(m, 0, 1), ink, .0012, met)]
def saree(name, ground, ink=GOLD, met=1, kind='diamond', base=.42, gloss=.06, fringe=False, fab=None, words=None):
    f = Flat(); cloth = fabric(.42, ground, seed=3, **(fab or {})); edge = fabric((.62, .2), border(kind, base)(ink, met), seed=4, **(fab or {})); end = fabric((.9, .56), pallu(base)(ink, met), seed=5, **(fab or {}))
    stack(f, (-.6, -.78, .6, .74), cloth, 4, slip=.014); f.lay(rect(-.6, -.78, .6, .74), cloth, .03, .04, folds=.0035, fold=(.1, 2.2, 1), wobble=.003); f.lay(rect(-.6, -.78, -.4, .74), edge, 0, at=(-.4, -.78), deg=90, wobble=.002)
    f.lay(rect(-.4, -.08, .6, .765), cloth, .034, .045, folds=.003, fold=(.1, 2.2, 1), wobble=.004); f.lay(rect(-.4, .2, .6, .755), end, 0, at=(-.4, .2), wobble=.0015); f.lay(rect(-.4, -.08, .6, .12), edge, 0, at=(-.4, .12), deg=0, wobble=.0015)
    if fringe: tassels(f, -.4, .6, .755, cloth)
    f.crease((-.6, -.42), (.6, -.42), .003); save(name, f, gloss)
def dupatta(name, ground, edge_inks, gloss=.04, fringe=True, fab=None, met=0):
    f = Flat(); cloth = fabric(.46, ground, seed=6, **(fab or {})); edge = fabric((.6, .17), edge_inks, seed=7, **(fab or {}))
    stack(f, (-.5, -.8, .5, .7), cloth, 3, thick=.018, slip=.016); f.lay(rect(-.5, -.8, .5, .7), cloth, .024, .04, folds=.006, fold=(.09, 3, 1)); f.lay(rect(-.5, .53, .5, .7), edge, 0, at=(-.5, .53)); f.lay([(-.5, -.8), (.1, -.8), (.5, -.25), (.5, .2), (-.5, -.62)], cloth, .02, .04, folds=.006, fold=(.1, 2, 1), at=(0, 0), deg=42); f.lay([(-.5, -.62), (.5, .2), (.5, .02), (-.5, -.8)], edge, 0, at=(-.5, -.8), deg=39.4)
    if fringe: tassels(f, -.5, .5, .7, cloth, 30, .09)
    save(name, f, gloss)
# ------------------------------------------------------------ shirts, kurtas, T-shirts
def body(f, fab, w=.56, top=-.66, low=.8, neck=.2, layers=2, folds=.004):
    o = [(-neck, top - .12), (-w * .9, top), (-w, top + .08), (-w * .985, low), (w * .985, low), (w, top + .08), (w * .9, top), (neck, top - .12)]
    for j in range(layers): f.lay(o, fab, .03, .05, folds=folds if j == layers - 1 else 0, fold=(.1, 1, 2.2), wobble=.004)
    return o
def hole(f, pts, lining): f.lay(pts, lining, 0, wobble=.001); m = f.shape(pts, 0); f.h -= .03 * gaussian_filter(m, 3)
def shirt(name, inks, words, hi, gloss=.02, fab=None, period=.4, pocket=True, sash_=('#efe6d4', '#3a2a1a'), kind='men'):
    f = Flat(); c = fabric(period, inks, seed=8, **(fab or {})); plain = lambda u, v: c(u, v)
    body(f, c); hole(f, [(-.2, -.8), (.2, -.8), (.16, -.66), (0, -.5), (-.16, -.66)], fabric(.4, [(np.ones((TILE, TILE)), .6, 0)], seed=9)); f.lay(rect(-.055, -.71, .055, -.665), fabric(.4, ground='#f4efe4'), .004, .003, wobble=.0005)
    f.lay(rect(-.048, -.54, .048, .795), c, .008, .012, at=(.007, 0), wobble=.0015); [f.stitch([(x, -.52), (x, .79)], .75) for x in (-.037, .037)]
    for s in (-1, 1): q = [(s * .19, -.82), (s * .015, -.545), (s * .175, -.40), (s * .335, -.72), (s * .29, -.79)]; f.lay(q, c, .016, .016, deg=s * 32, wobble=.0015); f.stitch([(s * .03, -.545), (s * .173, -.42), (s * .318, -.715)], .75)
    if pocket: f.lay([(.15, -.24), (.41, -.24), (.41, .02), (.28, .07), (.15, .02)], c, .007, .008, at=(.01, .013), wobble=.0015); f.stitch([(.16, -.235), (.16, .015), (.28, .058), (.4, .015), (.4, -.235)], .75); f.stitch([(.16, -.195), (.4, -.195)], .75)
    [f.button((0, y)) for y in (-.5, -.3, -.1, .1, .62)]; [f.crease((x, -.6), (x, .78), .002, .02) for x in (-.5, .5)]; sash(f, .38, words, hi, *sash_); save(name, f, gloss)
def kurta(name, inks, words, hi, gloss=.02, fab=None, period=.4, neck='stand', yoke=None, edge=None, sash_=('#efe6d4', '#3a2a1a')):
    """folded; neck: stand (men), round or vee (women); yoke: inks of an embroidered front; edge: inks of a border at the hem"""
    f = Flat(); c = fabric(period, inks, seed=10, **(fab or {})); dark = fabric(.4, [(ONE, .5, 0)], seed=11); body(f, c, w=.53, top=-.7, low=.8, neck=.17, folds=.005)
    if edge: f.lay(rect(-.52, .66, .52, .795), fabric((.5, .135), edge, seed=13), 0, at=(-.52, .66), wobble=.001)
    [f.crease((x, -.6), (x * .98, .78), .002, .02) for x in (-.47, .47)]
    if neck == 'stand':
        hole(f, ell(0, -.79, .15, .13, 0, 180), dark); f.lay(rect(-.045, -.68, .045, .12), c, .008, .012, at=(.01, 0), wobble=.0015); [f.stitch([(x, -.66), (x, .11)], .75) for x in (-.034, .034)]
        if yoke: f.lay([(-.13, -.66), (.13, -.66), (.1, .16), (0, .22), (-.1, .16)], fabric((.26, .26), yoke, seed=14), 0, wobble=.0005, at=(-.13, 0))
        band = ell(0, -.735, .2, .105, 0, 180) + ell(0, -.755, .135, .055, 180, 0); f.lay(band, fabric(.3, yoke, seed=14) if yoke else c, .018, .014, wobble=.001); [f.button((0, y), .021, '#d9b25a' if yoke else '#efe8da') for y in (-.58, -.38, -.18, .02)]
    else:
        y0 = -.62 if neck == 'round' else -.5; o = ell(0, -.79, .19, .8 + y0, 0, 180) if neck == 'round' else [(.19, -.8), (0, y0), (-.19, -.8)]; hole(f, o, dark)
        if yoke: f.lay([(-.3, -.72), (-.19, -.78)] + (ell(0, -.79, .19, .8 + y0, 180, 0) if neck == 'round' else [(-.19, -.8), (0, y0), (.19, -.8)]) + [(.19, -.78), (.3, -.72), (.2, -.36), (0, -.22), (-.2, -.36)], fabric((.24, .24), yoke, seed=14), 0, at=(-.12, 0), wobble=.0005)
        lip = (ell(0, -.79, .205, .815 + y0, 0, 180) + ell(0, -.79, .172, .782 + y0, 180, 0)) if neck == 'round' else [(.21, -.8), (0, y0 + .03), (-.21, -.8), (-.175, -.8), (0, y0 - .02), (.175, -.8)]; f.lay(lip, fabric(.3, yoke, seed=14) if yoke else dark, .01, .01, wobble=.0005)
    sash(f, .4, words, hi, *sash_, x=.532); save(name, f, gloss)
PAIR = lambda m, n, k, o, j, second=110, ink=CREAM, dark=.45: [(drop(m, n, k, second=second), ink, 0), (drop(o, n, j, off=(.5, 0)), dark, 0)]
def hem(base, *motifs, ink=CREAM, met=0): return [(ONE, base, 0), (np.clip(sum(motifs) + lines_([(.05, .03), (.95, .03)]), 0, 1), ink, .001, met)]
WAVES = lambda n, rows, c=CREAM, k=.5: [(ikat(n, rows)[0], c, 0), (ikat(n, rows)[1], k, 0)]
LOZ = lambda n, rows, c=CREAM, k=.45: [(lozenges(n, rows)[0], c, 0), (lozenges(n, rows)[1], k, 0)]
ITEMS = {
    'saree-zari': lambda n: saree(n, [(drop('flower', 4, .2), GOLD, .001, 1)], kind='flower'),
    'saree-kanjivaram': lambda n: saree(n, [(lines_([(.5, .05)], GU, 8), .82, 0), (drop('star', 3, .13), GOLD, .001, 1)], kind='temple', base=.22, gloss=.09),
    'saree-chanderi': lambda n: saree(n, [(drop('almond', 4, .16, second=255), GOLD, .001, 1)], kind='diamond', base=.75, gloss=.05),
    'saree-floral': lambda n: saree(n, [(drop('rose', 4, .26, second=150), '#f6ead8', 0), (drop('leaf', 4, .24, off=(.5, 0)), .4, 0)], kind='vine', base=.4, ink=CREAM, met=0, gloss=.05, fringe=True, fab=dict(slub=.09)),
    'saree-bands': lambda n: saree(n, [(lines_([(.5, .06)], GV, 3), '#8f1a24', 0)], kind='diamond', base='#8f1a24', ink='#f1dfae', met=0, gloss=.02, fringe=True, fab=dict(slub=.06)),
    'saree-block': lambda n: saree(n, [(drop('hibiscus', 3, .3, second=140), '#f3e3c2', 0), (drop('leaf', 3, .26, off=(.5, 0)), '#2a2430', 0), (drop('mango', 3, .12, off=(.5, .33)), '#8f2a1c', 0)], kind='vine', base='#2a2430', ink='#e8c98a', met=0, gloss=.02),
    'dupatta-dots': lambda n: dupatta(n, [(bandhani(2), CREAM, 0)], [(ONE, .5, 0), (bandhani(2), '#f3d36a', 0), (lines_([(.06, .03), (.94, .03)]), GOLD, .001, 1)]),
    'dupatta-floral': lambda n: dupatta(n, [(lozenges(5, 5, .02)[0], '#c2256a', .002), (lozenges(5, 5, .02)[1], '#2f7a3a', .002), (drop('flower', 5, .16, off=(.5, .5)), '#f0821e', .002)], [(ONE, '#c2256a', .002), (lozenges(6, 2, .02)[0], '#f0821e', .002), (lozenges(6, 2, .02)[1], '#f6e3a0', .002)]),
    'dupatta-zari': lambda n: dupatta(n, [(drop('mango', 4, .26, second=255), GOLD, .001, 1), (drop('flower', 4, .13, off=(.5, 0)), GOLD, .001, 1)], border('flower', .4, .28)(GOLD, 1), gloss=.06),
    'shirt-checks': lambda n: shirt(n, [(np.maximum(lines_([(.5, .2)], GU, 4) * .5, lines_([(.5, .2)], GV, 4) * .5), .35, 0), (np.maximum(lines_([(.0, .03), (1, .03)], GU, 4), lines_([(0, .03), (1, .03)], GV, 4)), CREAM, 0)], 'Checked Cotton Shirt', 'चेक सूती शर्ट'),
    'shirt-stripes': lambda n: shirt(n, [(lines_([(.5, .09)], GU, 14), CREAM, 0)], 'Striped Formal Shirt', 'धारीदार शर्ट', pocket=True),
    'shirt-linen': lambda n: shirt(n, (), 'Pure Linen Shirt', 'शुद्ध लिनन शर्ट', fab=dict(slub=.13, weave=.0006), sash_=('#3a4a3a', '#f3ead6')),
    'kurta': lambda n: kurta(n, (), 'Cotton Long Kurta', 'सूती लंबा कुर्ता', fab=dict(slub=.06)),
    'kurta-stripes': lambda n: kurta(n, [(lines_([(.5, .1)], GU, 9), .8, 0)], 'Khadi Short Kurta', 'खादी छोटा कुर्ता', fab=dict(slub=.14, weave=.0007)),
    'kurta-bands': lambda n: kurta(n, LOZ(5, 4), 'Ikat Print Kurta', 'इकत कुर्ता', neck='round', edge=hem(.45, lozenges(6, 1, .02)[0])),
    'kurta-block': lambda n: kurta(n, PAIR('flower', 4, .32, 'sprig', .22), 'Block Print Kurta', 'ब्लॉक प्रिंट कुर्ता', neck='round', edge=hem(.45, row('flower', 6, .4, .5, .27))),
    'kurta-floral': lambda n: kurta(n, [(drop('sprig', 5, .3, second=255), '#fdfbf4', .002)], 'Chikankari Kurta', 'चिकनकारी कुर्ता', neck='vee', yoke=[(np.maximum(drop('flower', 3, .36, second=180), lines_([(.5, .05)], GU, 6) * .4), '#fdfbf4', .002)], edge=[(np.maximum(row('flower', 7, .42, .5, .27), lines_([(.06, .03), (.94, .03)])), '#fdfbf4', .002)]),
    'kurta-zigzag': lambda n: kurta(n, WAVES(4, 6), 'A-Line Rayon Kurta', 'रेयॉन कुर्ता', neck='vee', gloss=.04),
}
if __name__ == '__main__':
    for n in sys.argv[1:] or ITEMS: ITEMS[n](n); print(n, flush=True)
