"""Linen for the house, packed or hung as a shop shows it, by artwork. Run with plain python: linen.py [NAME …]"""
from garments import *
def bedding(name, inks, words, hi, period=.4, puff=0, gloss=.02, fab=None, border=None, band=('#efe6d4', '#3a2a1a'), quilted=None):
    """folded, with its pillow covers above it and a band of paper around; quilted: lines of stitches (step, kind)"""
    f = Flat(); c = fabric(period, inks, seed=21, **(fab or {})); stack(f, (-.78, -.7, .78, .7), c, 3 if not puff else 2, thick=.03 + puff, slip=.012, folds=0); f.lay(rect(-.78, -.7, .78, .7), c, .035 + puff, .06 + puff * 1.5, folds=.004, fold=(.12, 2.4, 1), wobble=.005)
    if quilted: pattern_of(f, quilted)
    if not puff:
        f.lay(rect(-.7, -.6, .7, -.02), c, .035, .05, folds=.003, fold=(.1, 2, 1), at=(.13, .07), wobble=.004); e = fabric((.5, .1), border, seed=22) if border else None
        if e: f.lay(rect(.55, -.596, .66, -.024), e, 0, at=(.66, -.6), deg=90, wobble=.001)
    sash(f, .36 if not puff else .1, words, hi, *band, h=.24, x=.782 if not puff else .787); save(name, f, gloss)
def pattern_of(f, step):
    """quilting: stitched waves that sink, the filling between them"""
    on = gaussian_filter((f.a > .5).astype(float), 12) > .6; a = np.abs(np.sin((X + .04 * np.sin(Y * 9)) * math.pi / step)); b = np.abs(np.sin((Y + .04 * np.sin(X * 9)) * math.pi / step)); f.h += np.where(on, .03 * (np.sqrt(a * b) - .5), 0)
def curtain(name, inks, period=.34, gloss=.02, fab=None, sheer=False):
    """a pair on a rod, in even pleats"""
    f = Flat(); c = fabric(period, inks, seed=23, **(fab or {})); n = 7; s = .76
    f.lay(rect(-.96, -.845, .96, -.8), fabric(.4, ground='#8a6236'), .04, .022, wobble=.0003); [f.lay(ell(x, -.822, .035, .035), fabric(.4, ground='#b98a4a'), .06, .035, wobble=.0003) for x in (-.96, .96)]
    for x0, x1 in ((-.86, -.03), (.03, .86)):
        m = f.a.copy(); wave = [(x, .82 + .012 * math.cos((x - x0) / (x1 - x0) * n * TAU)) for x in np.linspace(x1, x0, 60)]; top = [(x, -.76 - .03 * math.cos((x - x0) / (x1 - x0) * n * TAU)) for x in np.linspace(x0, x1, 90)]
        def pleated(u, v, x0=x0, x1=x1): t = (u - x0) / (x1 - x0) * n * TAU; return c(u * 1.5 + .05 * np.sin(t), v)
        f.lay(top + wave, pleated, .03, .03, wobble=.001); t = (X - x0) / (x1 - x0) * n * TAU + .5 * wander(5, .3, (.5, 3)) * (Y + 1) * .4; on = (X > x0) & (X < x1) & (Y > -.8) & (f.a > .5); f.h += np.where(on, .055 * (.5 + .5 * np.cos(t)) ** .8, 0)
    save(name, f, gloss, fill=.8)
def cushion(name, inks, period=.36, gloss=.02, fab=None, pipe=.5, panel=None):
    f = Flat(); c = fabric(period, inks, seed=24, **(fab or {})); k = .74; o = []
    for i in range(4):
        a = math.radians(90 * i); p = [(k * (1 - .065 * math.sin(math.pi * (t + 1) / 2)), k * t) for t in np.linspace(-1, 1, 30)]; o += [(x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)) for x, y in p]
    f.lay([(x * 1.018, y * 1.018) for x, y in o], fabric(.3, [(ONE, pipe, 0)], seed=25), .03, .02, wobble=.001); f.lay(o, c, .012, .02, at=(-k, -k) if panel else (0, 0), wobble=.001)
    m = np.clip((1 - np.abs(X / k) ** 2.2).clip(0) * (1 - np.abs(Y / k) ** 2.2).clip(0), 0, 1); f.h += np.where(f.a > .5, .2 * m ** .45, 0)
    for sx in (-1, 1):
        for sy in (-1, 1): [f.crease((sx * .68, sy * .68), (sx * (.68 - r * math.cos(t)), sy * (.68 - r * math.sin(t))), .01, .018) for r, t in ((.3, .5), (.36, .8), (.28, 1.1))]
    f.h += .004 * wander(6, .12) * (f.a > .5); save(name, f, gloss, fill=.8)
def towels(name):
    f = Flat(); band = np.clip(lines_([(.5, .1), (.3, .02), (.7, .02)], GV, 1), 0, 1); c = fabric(.3, weave=.0007, terry=True, slub=.02, seed=26); d = fabric((.3, .16), [(band, .78, -.002)], weave=.0004, rib=.0012, seed=27)
    for y0, y1, w in ((-.74, .74, .72), (-.5, .78, .62), (-.2, .8, .5)): f.lay(rect(-w, y0, w, y1), c, .05, .06, wobble=.006); f.lay(rect(-w, y0, w, y1), c, .07, .09, folds=.005, fold=(.1, 1, 1), wobble=.006); f.lay(rect(-w, y0 + .1, w, y0 + .24), d, 0, at=(-w, y0 + .09), wobble=.002)
    save(name, f, 0)
def cloth_square(name, inks, words, hi, period=.4, fab=None, fringe=True, band=('#efe6d4', '#3a2a1a'), gloss=.01):
    """a scarf or a gamcha, folded long"""
    f = Flat(); c = fabric(period, inks, seed=28, **(fab or {})); stack(f, (-.46, -.8, .46, .7), c, 3, thick=.03, slip=.012); f.lay(rect(-.46, -.8, .46, .7), c, .04, .06, folds=.004, fold=(.1, 2, 1))
    if fringe: tassels(f, -.46, .46, .7, c, 24, .1)
    sash(f, -.1, words, hi, *band, h=.24, x=.475); save(name, f, gloss)
def trousers(name, fab, inks=(), jeans=False, thread=1.5):
    """folded lengthwise, waist above"""
    f = Flat(); c = fabric(.4, inks, seed=29, **fab); o = [(-.4, -.8), (.36, -.83), (.44, -.3), (.4, .8), (-.34, .8)]; f.lay([(x + .05, y + .015) for x, y in o], c, .04, .06, wobble=.003); f.lay(o, c, .045, .06, folds=.005, fold=(.1, 1, 2), wobble=.003); w = [(-.4, -.8), (.36, -.83), (.37, -.72), (-.396, -.69)]
    f.lay(w, c, .012, .012, deg=-2, wobble=.001); [f.stitch([(-.395, y), (.365, y - .03)], thread) for y in (-.785, -.705)]
    for x in (-.2, .1): f.lay(rect(x - .018, -.815, x + .018, -.68), c, .012, .01, wobble=.001)
    p = [(-.2, -.55), (.2, -.57), (.215, -.2), (.01, -.11), (-.19, -.18)] if jeans else [(-.2, -.5), (.2, -.515), (.2, -.485), (-.2, -.47)]; f.lay(p, c, .01, .01, deg=3, wobble=.001); q = [(x * .93 + .002, (y + .35) * .94 - .35) for x, y in p + p[:1]]
    if jeans: f.stitch(q, thread); f.stitch([(-.19, -.49), (.2, -.51)], thread); [f.button(a, .014, '#b5702f') for a in ((-.185, -.535), (.185, -.555))]; f.lay(rect(.02, -.81, .3, -.71), paper(lambda d, W, H: (d.rectangle((6, 6, W - 6, H - 6), outline='#5a3a1a', width=4), mark(d, (W / 2, H / 2), H * .3, '#5a3a1a')), (.28, .1), '#a8743c'), .01, .008, at=(.16, -.76), deg=-2, wobble=.0005)
    else: f.button((0, -.44), .018, '#3a3028')
    f.stitch([(-.35, -.66), (-.3, .78)], thread) if jeans else f.crease((0, -.05), (.03, .78), -.006, .01); [f.crease((a, b), (a + .2, b + .04), .004, .02) for a, b in ((-.3, .1), (.1, .2), (-.2, .45))]; save(name, f, .01)
def waistcoat(name, inks, fab=None, period=.4, gloss=.02):
    f = Flat(); c = fabric(period, inks, seed=30, **(fab or {})); dark = fabric(.4, [(ONE, .45, 0)], seed=31)
    o = [(-.17, -.82), (-.42, -.72), (-.4, -.5), (-.45, -.28), (-.54, -.14), (-.52, .76), (-.06, .8), (.06, .8), (.52, .76), (.54, -.14), (.45, -.28), (.4, -.5), (.42, -.72), (.17, -.82)]; f.lay(o, c, .03, .05, wobble=.003); f.lay(o, c, .03, .05, folds=.004, fold=(.12, 1, 2), wobble=.003); hole(f, ell(0, -.8, .14, .13, 0, 180), dark)
    f.lay([(-.055, -.7), (.055, -.68), (.06, .79), (-.05, .8)], c, .008, .012, at=(.01, 0), wobble=.001); [f.stitch([(x, -.68), (x, .78)], .7) for x in (-.042, .044)]; f.lay(ell(0, -.775, .195, .15, -8, 188) + ell(0, -.8, .125, .1, 188, -8), c, .022, .014, wobble=.001); [f.button((0, y), .026, '#d0b070') for y in (-.55, -.3, -.05, .2, .45)]
    for s in (-1, 1): f.lay([(s * .15, .3), (s * .42, .28), (s * .425, .35), (s * .155, .37)], c, .01, .01, deg=s * 4, wobble=.001)
    f.lay([(.17, -.34), (.36, -.37), (.365, -.3), (.175, -.27)], c, .01, .01, deg=8, wobble=.001); save(name, f, gloss)
CHECK = lambda n, k=.6: [(np.maximum(lines_([(.5, .25)], GU, n) * .6, lines_([(.5, .25)], GV, n) * .6), k, 0)]
ROSES = [(drop('leaf', 4, .3, off=(.5, .1)), .5, 0), (drop('rose', 4, .3, second=140), '#f6ead8', 0)]
W_ = lambda n, k, w=.2, c=CREAM: [(lines_([(.5, w)], GU, n), c if k is None else k, 0)]
ITEMS.update({
    'bedsheet-block': lambda n: bedding(n, [(drop('flower', 4, .3), CREAM, 0), (drop('sprig', 4, .26, off=(.5, 0)), '#e0a03c', 0)], 'Block Print Bedsheet', 'ब्लॉक प्रिंट चादर', border=[(ONE, .5, 0), (row('flower', 5, .4, .5, .2), CREAM, 0)]),
    'bedsheet-floral': lambda n: bedding(n, ROSES, 'Floral Bedsheet', 'फूलों वाली चादर'),
    'bedsheet-stripes': lambda n: bedding(n, W_(8, .86), 'Satin Stripe Bedsheet', 'सैटिन धारी चादर', gloss=.08),
    'quilt-block': lambda n: bedding(n, [(drop('flower', 5, .32), CREAM, 0), (drop('leaf', 5, .2, off=(.5, 0)), .45, 0)], 'Jaipuri Razai', 'जयपुरी रज़ाई', puff=.04, quilted=.15),
    'quilt-checks': lambda n: bedding(n, CHECK(3), 'Reversible Comforter', 'दोतरफ़ा कम्फ़र्टर', puff=.045, quilted=.22),
    'quilt-floral': lambda n: bedding(n, [(drop('hibiscus', 4, .28), '#f6ead8', 0), (drop('sprig', 4, .26, off=(.5, 0)), .55, 0)], 'Muslin Cotton Dohar', 'मलमल दोहर', puff=.02, quilted=.2),
    'curtain': lambda n: curtain(n, (), fab=dict(weave=.0004)), 'curtain-floral': lambda n: curtain(n, ROSES), 'curtain-stripes': lambda n: curtain(n, W_(5, None, .22)),
    'cushion': lambda n: cushion(n, (), gloss=.05, fab=dict(weave=.0006, terry=True, slub=.02)), 'cushion-zigzag': lambda n: cushion(n, [(ikat(4, 6)[0], CREAM, 0), (ikat(4, 6)[1], .4, 0)], period=.5),
    'cushion-block': lambda n: cushion(n, [(drop('flower', 4, .34), CREAM, .002), (drop('leaf', 4, .24, off=(.5, 0)), .5, .002)], period=.5),
    'towels': towels, 'dupatta-checks': lambda n: cloth_square(n, [(np.maximum(lines_([(.5, .12)], GU, 6), lines_([(.5, .12)], GV, 6)), CREAM, 0), (lines_([(0, .04), (1, .04)], GU, 6), .4, 0)], 'Handloom Cotton Gamcha', 'हथकरघा गमछा'),
    'scarf': lambda n: cloth_square(n, CHECK(2, .55), 'Woollen Muffler', 'ऊनी मफ़लर', fab=dict(weave=.0009, threads=60, twill=True)),
    'jeans': lambda n: trousers(n, dict(weave=.0004, threads=90, twill=True, slub=.1), jeans=True), 'trousers': lambda n: trousers(n, dict(twill=True, threads=110), thread=.75),
    'nehrujacket': lambda n: waistcoat(n, (), fab=dict(slub=.08)), 'nehrujacket-floral': lambda n: waistcoat(n, [(drop('flower', 5, .26), CREAM, 0), (drop('leaf', 5, .18, off=(.5, 0)), .5, 0)]), 'nehrujacket-zari': lambda n: waistcoat(n, [(drop('mango', 5, .26, second=255), GOLD, .001, .7), (drop('flower', 5, .12, off=(.5, 0)), .6, .001)], gloss=.05),
})
if __name__ == '__main__':
    for n in sys.argv[1:] or ITEMS: ITEMS[n](n); print(n, round(time.process_time(), 1), flush=True)
