"""Hard things seen from above: rugs, notebooks, mats, bangles, boards. Run with plain python: flatlays.py [NAME …]"""
from outfits import *
def rug(name, inks, border_inks, fringe=True, fab=None, ground=None):
    f = Flat(); c = fabric((.28, .28), inks, ground, seed=70, **(fab or {})); e = fabric((.3, .12), border_inks, ground, seed=71, **(fab or {})); x0, y0 = .52, .72
    f.lay(rect(-x0, -y0, x0, y0), c, .03, .02, folds=.003, fold=(.2, 1, 1), wobble=.003); [f.lay(q, e, 0, at=a, deg=d, wobble=.001) for q, a, d in ((rect(-x0, -y0, x0, -y0 + .12), (-x0, -y0), 0), (rect(-x0, y0 - .12, x0, y0), (-x0, y0 - .12), 0), ([(-x0, -y0), (-x0 + .12, -y0 + .12), (-x0 + .12, y0 - .12), (-x0, y0)], (-x0 + .12, -y0), 90), ([(x0, -y0), (x0, y0), (x0 - .12, y0 - .12), (x0 - .12, -y0 + .12)], (x0, -y0), 90))]
    if fringe: tassels(f, -x0, x0, y0, None, 34, .08); tassels_up(f, x0, y0)
    save(name, f, 0)
def tassels_up(f, x0, y0):
    f.h, f.bump, f.fixed, f.share, f.metal, f.a = (v[::-1].copy() for v in (f.h, f.bump, f.fixed, f.share, f.metal, f.a)); tassels(f, -x0, x0, y0, None, 34, .08); f.h, f.bump, f.fixed, f.share, f.metal, f.a = (v[::-1].copy() for v in (f.h, f.bump, f.fixed, f.share, f.metal, f.a))
def rounded(x0, y0, x1, y1, r): return [tuple(p) for p in fillet([(x0, y0, r), (x1, y0, r), (x1, y1, r), (x0, y1, r)], 6, True)]
def notebook(name, title, hi, kind):
    """seen from above: cover, pages at the side, elastic or spiral"""
    f = Flat(); page = fabric((.3, .012), [(lines_([(.5, .25)], GV), .8, 0)], '#f2ead6', weave=0, seed=72); cover = fabric(.3, PAPER if kind == 'diary' else (), weave=.0008 if kind != 'spiral' else 0, slub=.02, ground='#3a4656' if kind == 'spiral' else None, seed=73)
    f.lay(rounded(-.53, -.76, .56, .8, .02), page, .06, .01, wobble=.0005); f.lay(rounded(-.55, -.78, .55, .78, .045), cover, .02, .02, wobble=.0005)
    if kind == 'planner': f.lay(rect(.4, -.785, .435, .785), fabric(.1, [(ONE, .4, 0)], rib=.001), .01, .012, wobble=.0005); f.lay([(-.1, .78), (-.07, .78), (-.07, .86), (-.085, .845), (-.1, .86)], fabric(.2, ground='#c8321f'), .01, .01)
    if kind == 'diary': f.lay(rect(-.555, -.785, -.4, .785), fabric(.2, [(ONE, .5, 0)], weave=.001, seed=74), .006, .008, wobble=.001); [f.stitch([(-.385, -.77), (-.385, .77)], .6, .04, 4)]
    if kind == 'spiral':
        for y in np.linspace(-.68, .68, 26): f.lay(ell(-.5, y, .018, .012), fabric(.3, ground='#20242a'), 0, wobble=0); f.lay(rounded(-.6, y - .008, -.5, y + .008, .006), fabric(.2, [(ONE, '#c8ccd2', 0, 1)]), .05, .012, wobble=.0002, sunk=1)
    def draw(d, W, H):
        ink = '#3a2a1a'; d.rectangle((12, 12, W - 12, H - 12), outline=ink, width=5); mark(d, (W / 2, H * .27), H * .13, ink); text(d, (W / 2, H * .56), title, 'pal', fit(title, 'pal', W * .82, H * .2), ink); text(d, (W / 2, H * .8), hi, 'devas', H * .14, ink)
    f.lay(rect(-.26, -.42, .3, -.08), paper(draw, (.56, .34), '#f3ead6'), .003, .003, at=(.02, -.25), wobble=.0003); save(name, f, .03, tinted=kind != 'spiral')
PAPER = [(np.clip(noise2(TILE, 4, 8, 8) * 3 - .9, 0, 1), CREAM, .0006)]
def rolled(name, fab, inks=(), ground=None):
    """a mat, half rolled"""
    f = Flat(); c = fabric(.2, inks, ground, seed=75, **fab); f.lay(rounded(-.42, -.5, .42, .84, .02), c, .03, .015, folds=.003, fold=(.25, 1, 1), wobble=.001); f.lay(rounded(-.425, -.8, .425, -.44, .012), c, .004, .004, wobble=.001); q = (np.abs(X) < .425) & (Y > -.8) & (Y < -.44); f.h += np.where(q & (f.a > .5), .3 * np.sqrt((1 - ((Y + .62) / .18) ** 2).clip(0)), 0)
    for x in (-.2, .2): f.lay(rect(x - .03, -.8, x + .03, -.44), fabric(.1, ground='#2b2b2f', rib=.001), .012, .01, wobble=.0005)
    save(name, f, .01, tinted=ground is None)
def bangles(name):
    """two fans of rings: glass, with gold between"""
    f = Flat(); f.power = 30
    for row_, (cy, n) in enumerate(((-.3, 8), (.3, 8))):
        for i in range(n):
            cx = -.44 + i * .125 + row_ * .02; gold = i % 4 in (0, 3); r, w = .4, .03 if not gold else .022; e = np.hypot(X - cx, Y - cy); ring = np.clip((w - np.abs(e - r)) * M / 2, 0, 1); on = ring > .5; t = np.arctan2(Y - cy, X - cx); h = .06 + np.sqrt((1 - ((e - r) / w) ** 2).clip(0)) * w * 1.3; base = np.maximum(gaussian_filter(f.h, 3) * .75, f.h * .8); f.h = np.where(on, base + h * .8, f.h); b = ring[..., None]
            dots = np.clip((.011 - np.hypot((e - r), r * (np.mod(t, TAU / 44) - TAU / 88))) * 220, 0, 1) if not gold else 0 * e; twist = .5 + .5 * np.sin(t * 90 + (e - r) * 160) if gold else 0 * e; f.bump = np.where(on, .004 * dots + .003 * twist, f.bump)
            g = np.clip(dots + gold, 0, 1); f.fixed = f.fixed * (1 - b) + lin(np.array(hexrgb(GOLD)) / 255) * (g * ring)[..., None]; f.share = f.share * (1 - ring) + ring * (1 - g); f.metal = f.metal * (1 - ring) + ring * g; f.a = np.maximum(f.a, ring)
    save(name, f, .35)
def varnamala(name):
    """a wooden tray with raised letters"""
    f = Flat(); grain = (wood(TILE, 4, '#c99a5c', '#a06a34') * 255).astype(np.uint8); g = printed(Image.fromarray(grain), (1.7, 1.7)); f.lay(rounded(-.84, -.7, .84, .7, .06), g, .05, .03, wobble=.0003); f.lay(rounded(-.76, -.62, .76, .62, .03), g, -.02, .01, wobble=.0003); letters = 'अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशसह'; cols = ('#c8321f', '#1f6fae', '#2f8a4a', '#e0941b', '#7a3f9a'); nx, ny = 8, 5; w, h = 1.5 / nx, 1.22 / ny
    for i, ch in enumerate(letters[:nx * ny]):
        x, y = -.75 + (i % nx + .5) * w, -.61 + (i // nx + .5) * h; c = cols[(i + i // nx * 2) % 5]
        def draw(d, W, H, ch=ch, c=c): text(d, (W / 2, H * .5), ch, 'deva', H * .62, '#fff8ea')
        f.lay(rounded(x - w * .42, y - h * .42, x + w * .42, y + h * .42, .02), paper(draw, (w * .84, h * .84), c), .035, .015, at=(x, y), wobble=.0002, sunk=1)
    save(name, f, .05, tinted=False)
def slab(name):
    """a power bank: rounded, matt, with a sign, four lamps and two sockets"""
    f = Flat(); f.power = 10; c = fabric(.2, weave=.0001, slub=0, seed=80); f.lay(rounded(-.4, -.78, .4, .78, .12), c, .16, .12, wobble=0); f.lay(rounded(-.345, -.72, .345, .72, .08), fabric(.2, [(ONE, .9, 0)], weave=.0006, threads=90, slub=0), .004, .004, wobble=0)
    im = Image.new('L', (M, M)); d = ImageDraw.Draw(im); mark(d, (M * .5, M * .36), M * .055, 255); m = gaussian_filter(np.asarray(im, np.float32) / 255, .6); k = .55; f.fixed = f.fixed * (1 - m[..., None] * k) + m[..., None] * k * .75; f.share *= 1 - m * k
    for i in range(4): f.lay(ell(-.09 + i * .06, .58, .012, .012), fabric(.2, ground='#eaf6ff' if i < 3 else '#7a828a', weave=0, slub=0), 0, wobble=0)
    f.lay(rounded(-.2, .735, -.05, .775, .012), fabric(.2, ground='#15171a', weave=0), 0, wobble=0); f.lay(rounded(.05, .74, .16, .77, .014), fabric(.2, ground='#15171a', weave=0), 0, wobble=0); save(name, f, .12)
def bats(name):
    """two table tennis bats and a ball"""
    f = Flat()
    for s, c in ((-1, '#26262a'), (1, '#b3241f')):
        a = math.radians(s * 14); R_ = lambda pts: [(x * math.cos(a) - y * math.sin(a) + s * .45, x * math.sin(a) + y * math.cos(a)) for x, y in pts]; g = fabric((.5, .5), ground='#c99a5c', slub=.06, weave=.0002); dark = fabric(.3, ground='#6a4426', slub=.06)
        f.lay(R_([(-.06, .2), (.06, .2), (.065, .8), (-.065, .8)]), dark, .06, .05, wobble=.0005); f.lay(R_(ell(0, -.2, .4, .44)), g, .05, .01, wobble=.0003); f.lay(R_(ell(0, -.22, .385, .41, 150, 390)), fabric(.2, ground=c, weave=.0005, threads=60, slub=.01), .012, .01, wobble=.0003); f.lay(R_([(-.05, .22), (.05, .22), (.052, .79), (-.052, .79)]), dark, .04, .04, wobble=.0003)
    b = fabric(.3, ground='#f6f3ec', weave=0, slub=0); f.lay(ell(0, .5, .1, .1), b, .16, .1, wobble=0); save(name, f, .08, tinted=False)
def comb(name):
    f = Flat(); grain = (wood(TILE, 6, '#b07c44', '#8a5a2c') * 255).astype(np.uint8); g = printed(Image.fromarray(grain), (1.8, .9)); f.lay(rounded(-.84, -.3, .84, -.02, .1), g, .06, .05, wobble=.0004); f.lay(rect(-.84, -.05, -.74, .32), g, .055, .04, wobble=.001); f.lay(rect(.74, -.05, .84, .32), g, .055, .04, wobble=.001)
    for x in np.linspace(-.68, .68, 17): f.lay([(x - .025, -.06), (x + .025, -.06), (x + .012, .32), (x, .335), (x - .012, .32)], g, .05, .025, wobble=.0005)
    im = Image.new('L', (M, M)); mark(ImageDraw.Draw(im), (M * .5, M * .42), M * .04, 255); m = np.asarray(im, np.float32) / 255; f.fixed *= (1 - .45 * m)[..., None]; save(name, f, .06, tinted=False, fill=.86)
def plates(name, inks, ground='#f4f1ea', rim=None, metal=0, set_=3):
    """plates, a bowl and a small plate seen from above"""
    f = Flat(); f.power = 24; c = lambda g: fabric((.3, .3), [(ONE, g, 0, 1)] if metal else (), g, weave=0, slub=0)
    for cx, cy, r, deep in ((-.2, -.2, .6, .02), (.53, .4, .32, .03), (-.42, .64, .24, .12)):
        f.lay(ell(cx, cy, r, r, n=160), c(ground), .08, .03, wobble=0); e = np.hypot(X - cx, Y - cy) / r; on = e < .985; f.h = np.where(on, f.h - deep - .05 * np.clip((.74 - e) / .1, 0, 1) - (deep * 1.5 * (1 - (e / .95) ** 2).clip(0) if deep > .1 else 0), f.h); t = np.arctan2(Y - cy, X - cx); ring = inks(e, t); f.fixed = np.where((on)[..., None], f.fixed * (1 - ring[0][..., None]) + ring[1] * ring[0][..., None], f.fixed); f.metal = np.where(on, metal, f.metal)
    save(name, f, .3, tinted=False)
def leaves(colour, n=14, dot=None):
    c = lin(np.array(hexrgb(colour)) / 255)
    def f(e, t): q = np.mod(t * n / TAU, 1) - .5; v = (e - .86) / .07; leaf = np.clip((1 - (q / .32) ** 2 - (v * 1.3 + .6 * q) ** 2) * 6, 0, 1); lines = np.clip((.006 - np.abs(e - .965)) * 300, 0, 1) + np.clip((.005 - np.abs(e - .75)) * 300, 0, 1); m = np.hypot(e * np.cos(t), e * np.sin(t)); star = np.clip((.16 + .07 * np.cos(8 * t) - e) * 40, 0, 1) * np.clip((e - .06) * 40, 0, 1) * (np.abs(np.mod(8 * t / TAU, 1) - .5) > .06) if dot else 0; return np.clip(leaf + lines + star, 0, 1), c
    return f
ITEMS.update({
    'rug-dhurrie': lambda n: rug(n, [(lozenges(2, 2, .02)[0], CREAM, 0), (lozenges(2, 2, .02)[1], .4, 0), (lines_([(0, .05), (1, .05)]), .45, 0)], [(ONE, .45, 0), (lozenges(4, 1, .02)[0], CREAM, 0)], fab=dict(rib=.001, weave=.0008)),
    'rug-carpet': lambda n: rug(n, [(drop('flower', 2, .4), '#d9b98a', .001), (drop('leaf', 2, .24, off=(.5, 0)), .4, .001)], [(ONE, .35, 0), (row('flower', 3, .4, .5, .4), '#d9b98a', .001), (lines_([(.06, .04), (.94, .04)]), '#d9b98a', 0)], fab=dict(terry=True, weave=.0012)),
    'rug-coir': lambda n: rug(n, (), [(lines_([(.35, .1), (.65, .04)]), .4, 0)], fringe=False, fab=dict(terry=True, weave=.003, slub=.14)), 'powerbank': slab, 'ping-pong': bats, 'hair-pick': comb, 'plates-dots': lambda n: plates(n, leaves('#2f7a44')), 'plates-kansa': lambda n: plates(n, lambda e, t: (np.clip((.006 - np.abs(e - .9)) * 300, 0, 1), lin(np.array(hexrgb('#8a6420')) / 255)), '#d2a04a', metal=1), 'plates-pottery': lambda n: plates(n, leaves('#1f4fae', 12, True), '#f2f4f2'),
    'ledger': lambda n: notebook(n, 'Undated Planner', 'डेली प्लानर', 'planner'), 'notebook': lambda n: notebook(n, 'Handmade Paper Diary', 'हस्तनिर्मित डायरी', 'diary'), 'spiral-notepad': lambda n: notebook(n, 'Sketch Pad A4', 'स्केच पैड', 'spiral'),
    'yogamat': lambda n: rolled(n, dict(weave=.001, threads=60, slub=.01)), 'yogamat-zigzag': lambda n: rolled(n, dict(weave=.0018, threads=45, slub=.16), ground='#b8935a'), 'bangles': bangles, 'carton-crayon': varnamala,
})
if __name__ == '__main__':
    for n in sys.argv[1:] or ITEMS: ITEMS[n](n); print(n, round(time.process_time(), 1), flush=True)
