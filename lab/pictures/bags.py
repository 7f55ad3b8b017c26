"""Bags, trolleys, purses, umbrellas and caps, by artwork. Run with plain python: bags.py [NAME …]"""
from gadgets import *
from footwear import block, P
LEA = dict(weave=.0003, slub=.02)
def shade(k, **kw): return fabric(.3, [(ONE, k, 0)], **(kw or LEA))
def zipper(f, pts, teeth='#b9bdc3', tape=.45):
    """a zip along a line: a dark tape with teeth"""
    p = resample(np.array(pts, float), .012)
    im = Image.new('L', (M, M)); d = ImageDraw.Draw(im); d.line([tuple(v) for v in (p + 1) * M / 2], fill=255, width=max(2, int(M * .011))); m = np.asarray(im, np.float32) / 255; f.fixed *= (1 - m * (1 - tape))[..., None]; f.share *= 1 - m * (1 - tape)
    im = Image.new('L', (M, M)); d = ImageDraw.Draw(im); [d.ellipse([(v[0] + 1) * M / 2 - M * .0032, (v[1] + 1) * M / 2 - M * .0032, (v[0] + 1) * M / 2 + M * .0032, (v[1] + 1) * M / 2 + M * .0032], fill=255) for v in p]; m = np.asarray(im, np.float32) / 255; f.fixed = f.fixed * (1 - m[..., None]) + inked(teeth) * m[..., None]; f.share *= 1 - m
def pull(f, x, y, c='#b9bdc3'): f.lay(rounded(x - .014, y, x + .014, y + .07, .012), flat(c, 0, 1), .03, .012, wobble=0, sunk=1)
def sign(f, x, y, r, ink='#e8e4da'):
    im = Image.new('L', (M * 2, M * 2)); mark(ImageDraw.Draw(im), ((x + 1) * M, (y + 1) * M), r * M, 255); m = np.asarray(im.resize((M, M), Image.BOX), np.float32) / 255; f.fixed = f.fixed * (1 - m[..., None]) + inked(ink) * m[..., None]; f.share *= 1 - m
def trolley(name, soft=False):
    f = Flat(); f.power = 22
    for s in (-1, 1): rod(f, (s * .2, -.36), (s * .2, -.9), [(0, 1, .022, .022, '#b9bdc3', 1)]); vessel(f, s * .34, .92, .12, [(0, 1, .055, .055, '#26272b')], '#26272b')
    rod(f, (-.25, -.9), (.25, -.9), [(0, .06, butt(.045), .045, BLACK), (.06, .94, .048, .048, BLACK), (.94, 1, tip(.045), 0, BLACK)], .05)
    body = fabric(.3, weave=.0012, threads=90) if soft else fabric(.3, weave=.0002, slub=.006); f.lay(rounded(-.5, -.52, .5, .82, .12), body, .3, .14, wobble=0)
    f.lay(rounded(-.17, -.57, .17, -.49, .03), flat(BLACK), .3, .03, wobble=0)
    if soft:
        for y0, y1 in ((-.36, .1), (.16, .7)): f.lay(rounded(-.41, y0, .41, y1, .07), body, .06, .06, wobble=0); zipper(f, [(-.34, y0 + .06), (.34, y0 + .06)]); pull(f, .26, y0 + .06)
        zipper(f, rounded(-.46, -.48, .46, .78, .1)); sign(f, 0, .46, .06); f.lay(rounded(-.18, -.44, .18, -.4, .02), flat(BLACK, .001), .04, .02, wobble=0)
    else:
        for x in np.linspace(-.34, .34, 7): f.crease((x, -.44), (x, .74), -.022, .03); f.crease((x + .05, -.44), (x + .05, .74), .012, .012) if x < .3 else None
        f.lay(rounded(.4, .0, .5, .2, .02), flat('#b9bdc3', 0, 1), .05, .02, wobble=0); f.lay(rounded(.42, .05, .47, .15, .01), flat(BLACK), .01, .01, wobble=0, sunk=1); f.lay(rounded(-.1, -.42, .1, -.35, .02), flat('#d3d6da', 0, 1), .03, .02, wobble=0, sunk=1); text_at(f, (0, -.385), 'CABIN', .045, '#4a4e55')
        for s in (-1, 1): f.lay(rounded(min(s * .52, s * .4), .66, max(s * .52, s * .4), .84, .06), shade(.6), .03, .04, wobble=0)
    stand(name, f, .1 if not soft else .02, fill=.86, low=.6)
def backpack(name, kind='laptop'):
    f = Flat(); f.power = 14; c = fabric(.3, weave=.0010, threads=100, slub=.05); cord(f, [(-.1, -.74), (-.1, -.9), (0, -.95), (.1, -.9), (.1, -.74)], .035, BLACK, 0, .05)
    for s in (-1, 1): cord(f, [(s * .34, -.62), (s * .6, -.3), (s * .64, .2), (s * .5, .66)], .06, BLACK, 0, 0)
    for s in (-1, 1): f.lay(P((s * .4, .1), (s * .62, .14), (s * .66, .5), (s * .6, .74), (s * .4, .76), n=60), shade(.55, weave=.0016, threads=60), .16, .1, wobble=.001)
    out = [tuple(v) for v in spline([(-.54, .8), (-.56, .2), (-.54, -.4), (-.4, -.72), (0, -.82), (.4, -.72), (.54, -.4), (.56, .2), (.54, .8), (.4, .88), (-.4, .88)], 160, True)]; f.lay(out, c, .34, .24, folds=.008, fold=(.2, 1, 2), wobble=.001)
    if kind == 'rucksack':
        f.lay(P((-.5, -.4), (-.5, -.66), (-.3, -.8), (0, -.84), (.3, -.8), (.5, -.66), (.5, -.4), (.4, -.34), (0, -.3), (-.4, -.34), (-.5, -.4), n=140), shade(.8), .1, .1, folds=.006, wobble=.001); f.lay(rounded(-.4, .2, .4, .78, .1), c, .12, .1, folds=.006, wobble=.001)
        for x in (-.24, .24): f.lay(rect(x - .035, -.5, x + .035, .3), flat('#26262a', .0006), .02, .012, wobble=.0006, sunk=2); f.lay(rounded(x - .06, -.02, x + .06, .09, .02), flat('#17181b'), .05, .02, wobble=0, sunk=1)
        zipper(f, [(-.34, .3), (.34, .3)]); cord(f, [(-.3, .0), (.0, .1), (.3, .0)], .014, '#d9542a', 0, .45); sign(f, 0, -.56, .06)
    else:
        zipper(f, [tuple(v) for v in spline([(-.47, .1), (-.46, -.4), (-.34, -.62), (0, -.71), (.34, -.62), (.46, -.4), (.47, .1)], 90)]); pull(f, -.47, .1)
        f.lay([tuple(v) for v in spline([(-.42, .78), (-.43, .3), (-.36, .12), (0, .08), (.36, .12), (.43, .3), (.42, .78), (.34, .82), (-.34, .82)], 120, True)], c, .12, .1, folds=.006, wobble=.001); zipper(f, [(-.34, .25), (.34, .25)]); pull(f, .3, .25); f.lay(rounded(-.34, -.42, .34, -.06, .06), shade(.85, weave=.001, threads=100), .03, .04, wobble=.001); zipper(f, [(-.28, -.35), (.28, -.35)]); pull(f, -.26, -.35); f.lay(rounded(-.11, .46, .11, .6, .02), flat('#26262a', .0004), .01, .01, wobble=0, sunk=2); sign(f, 0, .53, .045)
        if kind == 'school': f.lay(rounded(-.3, .34, .3, .4, .02), flat('#f3c23c', .0006), .01, .01, wobble=.0005, sunk=2)
    stand(name, f, .02, fill=.86, low=.5)
def satchel(name):
    f = Flat(); f.power = 22
    cord(f, [(-.34, -.1), (-.36, -.5), (-.2, -.78), (0, -.83), (.2, -.78), (.36, -.5), (.34, -.1)], .045, None, 0, .02); body = P((-.62, -.16), (.62, -.16), n=2) + P((.66, -.06), (.72, .5), (.7, .62), (.6, .66), n=30) + P((-.6, .66), (-.7, .62), (-.72, .5), (-.66, -.06), n=30); f.lay(body, fabric(.3, **LEA), .3, .14, folds=.004, wobble=.0006)
    f.lay(P((-.63, -.16), (-.6, -.22), (-.5, -.235), (.5, -.235), (.6, -.22), (.63, -.16), (.6, .1), (.5, .22), (.2, .26), (-.2, .26), (-.5, .22), (-.6, .1), (-.63, -.18), n=160), shade(.92), .06, .05, wobble=.0005); f.stitch(P((-.59, -.16), (-.565, .08), (-.48, .185), (-.2, .22), (.2, .22), (.48, .185), (.565, .08), (.59, -.16), n=90), .55, .02, 2); f.stitch([(-.66, .56), (-.56, .61), (.56, .61), (.66, .56)], .55, .02, 2)
    f.lay(rounded(-.07, .12, .07, .36, .03), shade(.75), .05, .03, wobble=0, sunk=2); f.lay(rounded(-.1, .19, .1, .3, .02), flat(BRASS, 0, 1), .04, .02, wobble=0, sunk=1); orb(f, (0, .245), .026, '#a87a24', .5, .4, 0)
    for s in (-1, 1): f.lay(rounded(s * .34 - .06, -.2, s * .34 + .06, -.02, .03), shade(.75), .04, .03, wobble=0, sunk=2); cord(f, ell(s * .34, -.17, .06, .05, n=40), .014, BRASS, 1, .38, True); orb(f, (s * .34, -.05), .018, BRASS, .4, .4, 0)
    f.lay(P((-.5, -.12), (-.46, .0), (-.44, .3), (-.5, .34), (-.56, .3), (-.54, .0), n=50), shade(.7), .04, .02, wobble=0); stand(name, f, .14, fill=.84, low=.5)
def tote(name):
    f = Flat(); c = fabric(.3, weave=.0016, threads=60, slub=.07)
    cord(f, [(-.26, -.3), (-.27, -.66), (-.12, -.88), (.12, -.88), (.27, -.66), (.26, -.3)], .032, None, 0, -.02, smooth=True); f.lay([(-.56, -.32), (.56, -.32), (.62, .76), (-.62, .76)], c, .16, .1, folds=.016, fold=(.16, .7, 2), wobble=.003); f.crease((-.5, .68), (.5, .68), .01, .02); f.stitch([(-.55, -.26), (.55, -.26)], .65, .02, 2); zipper(f, [(-.5, -.295), (.5, -.295)]); pull(f, .44, -.3)
    cord(f, [(-.26, .02), (-.26, -.3), (-.24, -.6), (-.1, -.82), (.1, -.82), (.24, -.6), (.26, -.3), (.26, .02)], .034, None, 0, .12)
    for s in (-1, 1): f.lay(rect(s * .26 - .045, -.1, s * .26 + .045, .06), c, .03, .015, wobble=.001, sunk=2); f.stitch([(s * .26 - .035, -.09), (s * .26 + .035, .05)], .6, .018, 2); f.stitch([(s * .26 + .035, -.09), (s * .26 - .035, .05)], .6, .018, 2)
    im = Image.new('L', (M, M)); motif(ImageDraw.Draw(im), 'flower', (M / 2, M * .66), M * .12, 255, 120, 0); m = np.asarray(im, np.float32)[..., None] / 255 * .8; f.fixed = f.fixed * (1 - m) + inked('#f4eee0') * m; f.share *= 1 - m[..., 0]; stand(name, f, .0, fill=.86, low=.4)
def sling(name):
    f = Flat(); f.power = 22; cord(f, [(-.6, .0), (-.72, -.4), (-.4, -.82), (.1, -.84), (.56, -.62), (.68, -.2), (.6, .0)], .026, BRASS, 1, .0, twist=150)
    u, v = (GU * 4 + GV * 4) % 1, (GU * 4 - GV * 4) % 1; quilt = np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v)); q = fabric(.62, [(np.clip(np.sqrt(quilt * 2), 0, 1), 1.0, .02)], **LEA); f.lay(rounded(-.66, -.1, .66, .68, .14), q, .26, .14, wobble=.0006); f.lay([(-.66, .02)] + rounded(-.66, -.16, .66, .3, .12)[0:14] + [(.66, .02)] + P((.64, .16), (.4, .34), (0, .4), (-.4, .34), (-.64, .16), n=60), q, .06, .06, wobble=.0005); f.lay(rounded(-.09, .3, .09, .44, .04), flat(BRASS, 0, 1), .05, .03, wobble=0, sunk=1); orb(f, (0, .37), .03, '#a87a24', .4, .5, 0)
    for s in (-1, 1): cord(f, ell(s * .6, -.02, .04, .05, n=40), .014, BRASS, 1, .3, True)
    stand(name, f, .12, fill=.84, low=.5)
def wallet(name):
    f = Flat(); f.power = 22; f.lay(rounded(-.8, -.42, .8, .42, .1), shade(.7), .14, .08, wobble=.0005); f.lay(rounded(-.77, -.4, .77, .38, .09), fabric(.3, **LEA), .07, .06, wobble=.0005); f.stitch(rounded(-.72, -.35, .72, .33, .07), .55, .02, 2); zipper(f, rounded(-.785, -.405, .785, .4, .095)); pull(f, .74, .36, BRASS); sign(f, .5, .2, .06, BRASS); save(name, f, .1, fill=.84)
def potli(name):
    f = Flat(); f.power = 20; work = fabric((.34, .34), [(drop('flower', 3, .3), GOLD, .0016, 1), (drop('leaf', 3, .2, off=(.5, 0)), GOLD, .001, 1), (drop('disc', 6, .08, second=255, off=(.25, .25)), CREAM, .003)]); silk = fabric(.3, weave=.0002, slub=.02)
    cord(f, [(-.12, -.3), (-.5, -.6), (-.2, -.9), (.2, -.9), (.5, -.6), (.12, -.3)], .02, GOLD, 1, 0, twist=120)
    f.lay(P((-.16, -.24), (-.34, -.4), (-.42, -.56), (-.3, -.54), (-.2, -.6), (-.08, -.54), (.04, -.6), (.16, -.54), (.28, -.6), (.42, -.55), (.34, -.4), (.16, -.24), n=120), silk, .12, .1, wobble=.001); on = (Y < -.24) & (f.a > .5) & (f.share > .5); f.h += np.where(on, .02 * np.sin(X / (.2 + .3 * (-.24 - Y)).clip(.1) * 14), 0)
    f.lay(P((-.15, -.26), (.15, -.26), (.4, -.02), (.58, .3), (.5, .66), (.2, .82), (-.2, .82), (-.5, .66), (-.58, .3), (-.4, -.02), (-.15, -.26), n=160), work, .4, .34, wobble=.0006); on = (Y > -.27) & (Y < .2) & (f.a > .5); f.h += np.where(on, .02 * np.sin(X / (.16 + .8 * (Y + .26)).clip(.1) * 16) * np.clip((.2 - Y) / .4, 0, 1), 0)
    cord(f, [(-.18, -.25), (0, -.21), (.18, -.25)], .026, GOLD, 1, .16, twist=140); [cord(f, [(s * .06, -.22), (s * .18, .0), (s * .2, .16)], .012, GOLD, 1, .4, twist=140) for s in (-1, 1)]; [(orb(f, (s * .2, .19), .035, '#f1e6cf', .42, .6), f.lay([(s * .2 - .03, .22), (s * .2 + .03, .22), (s * .2 + .05, .36), (s * .2 - .05, .36)], fabric(.1, ground=GOLD, rib=.004), .04, .02, wobble=.001)) for s in (-1, 1)]
    [orb(f, (x, -.56 + .01 * math.cos(x * 30)), .018, '#f1e6cf', .1, .6) for x in np.linspace(-.36, .36, 9)]; stand(name, f, .06, fill=.84, low=.6)
def frame_clutch(name):
    f = Flat(); f.power = 24; cord(f, [(-.6, -.3), (-.8, -.16), (-.86, .2), (-.8, .46)], .018, BRASS, 1, .0, twist=160); f.lay(P((-.62, -.3), (.62, -.3), (.72, .0), (.76, .36), (.66, .56), (-.66, .56), (-.76, .36), (-.72, .0), (-.62, -.3), n=160), fabric((.3, .3), [(drop('mango', 4, .3), 1.25, .001, .3)], weave=.0002), .26, .2, folds=.006, wobble=.0006); f.lay(rounded(-.66, -.42, .66, -.26, .05), flat(BRASS, 0, 1), .26, .04, wobble=0); f.crease((-.62, -.34), (.62, -.34), .02, .01); [orb(f, (s * .035, -.47), .05, BRASS, .2, .9) for s in (-1, 1)]; sheen(f, -.5, -.2, .5, .05, .1); stand(name, f, .16, fill=.84, low=.5)
def briefcase(name):
    f = Flat(); f.power = 20; cord(f, [(-.2, -.34), (-.2, -.54), (-.12, -.6), (.12, -.6), (.2, -.54), (.2, -.34)], .04, None, 0, .1); f.lay(rounded(-.84, -.4, .84, .62, .08), fabric(.3, **LEA), .26, .1, folds=.003, wobble=.0005); f.lay(rounded(-.74, -.02, .74, .54, .05), shade(.95), .05, .04, wobble=.0004); zipper(f, [(-.7, .05), (.7, .05)]); pull(f, .64, .05); zipper(f, [(-.8, -.36), (.8, -.36)]); f.stitch(rounded(-.8, -.34, .8, .58, .06), .55, .02, 2)
    for x in (-.46, .46): f.lay(rounded(x - .05, -.38, x + .05, .36, .02), shade(.75), .03, .02, wobble=0, sunk=2); f.lay(rounded(x - .065, .14, x + .065, .27, .02), flat('#b9bdc3', 0, 1), .03, .015, wobble=0, sunk=1); f.lay(rounded(x - .03, .17, x + .03, .24, .01), shade(.75), .01, .01, wobble=0, sunk=1)
    sign(f, 0, .3, .05, '#e8d9b4'); stand(name, f, .1, fill=.86, low=.4)
# ------------------------------------------------------------ rain and sun
def umbrella(name, sun=False):
    f = Flat(); f.power = 14; rod(f, (0, -.5), (0, .9), [(0, .78, .014, .014, '#b9bdc3', 1), (.78, .96, .045, .055, BLACK), (.96, 1, tip(.055), 0, BLACK)])
    n = 6; xs = np.linspace(-.92, .92, n + 1); top = [(.92 * math.sin(t), .16 - .86 * math.cos(t)) for t in np.linspace(-math.pi / 2, math.pi / 2, 80)]; scallop = [(x, .16 - .09 * math.sin((x - xs[min(i, n - 1)]) / (xs[1] - xs[0]) * math.pi)) for x in np.linspace(.92, -.92, 120) for i in [int(np.clip((x + .92) / 1.84 * n, 0, n - 1))]]
    c = fabric((.3, .3), [(drop('flower', 3, .24), '#f6efe0', 0), (drop('leaf', 3, .18, off=(.5, 0)), .6, 0)]) if sun else fabric(.3, weave=.0002, slub=.01); f.lay(top + scallop, c, .5, .6, wobble=0)
    u = X / np.sqrt((1 - ((Y - .16) / .86).clip(-1, 0) ** 2).clip(.002)); t = (u + .92) / 1.84 * n; on = (f.a > .5) & (f.share > .02) & (Y < .16); f.h += np.where(on, .05 * np.abs(np.sin(t * math.pi)), 0) * np.clip((Y + .7) / .4, 0, 1); near = np.abs(np.sin(t * math.pi)); k = np.where(on, 1 - .25 * np.exp(-(near / .03) ** 2), 1); f.share *= k; f.fixed *= k[..., None]; tone_ = np.where(on, .88 + .12 * np.cos((t - .5) * TAU / 2 * 2), 1)
    f.share *= tone_; rod(f, (0, -.68), (0, -.8), [(0, .6, .03, .02, BLACK), (.6, 1, tip(.02), 0, '#c9cdd2', 1)], .4); [orb(f, (x, .17), .014, '#c9cdd2', .1) for x in xs]; save(name, f, .06, fill=.84)
def long_umbrella(name):
    f = Flat(); f.power = 16; rod(f, (.5, -.76), (-.6, .78), [(0, .05, .016, .02, '#c9cdd2', 1), (.05, .66, lambda k: .03 + .105 * k ** 1.2, .135), (.66, .69, .12, .1, BLACK), (.69, .74, .05, .04), (.74, 1, .024, .024, '#7a4a22')]); u = np.array([-.5812, .8137]); s = (X - .5) * u[0] + (Y + .76) * u[1]; e = -(X - .5) * u[1] + (Y + .76) * u[0]; on = f.share > .5; r = .03 + .105 * np.clip((s / 1.8925 - .05) / .61, 0, 1) ** 1.2; f.h += np.where(on & (s < 1.25), .016 * np.abs(np.sin(np.arcsin((e / r).clip(-1, 1)) * 3 + s * 4)), 0)
    cord(f, [(-.42, .53), (-.62, .8), (-.74, .88), (-.86, .8), (-.84, .66), (-.76, .58)], .036, '#8a5a2c', 0, .02); c = np.array([.5, -.76]) + u * .98; f.lay(turn(rounded(-.13, -.028, .13, .028, .01), 35.5, tuple(c)), shade(.6), .03, .015, wobble=0, sunk=1); orb(f, (c[0] + .06, c[1] + .04), .018, '#c9cdd2', .26, .5, 0); save(name, f, .06, fill=.86)
def cap(name):
    f = Flat(); f.power = 12; c = fabric(.3, weave=.0006, twill=True, threads=110, slub=.04); f.lay(P((.1, .2), (.5, .16), (.86, .28), (.96, .42), (.9, .5), (.6, .44), (.2, .4), (-.1, .38), n=120), shade(.85, weave=.0006, threads=110), .12, .06, wobble=.0006); [f.stitch(P((.2, .24 + q), (.54, .22 + q), (.82, .33 + q * .6), n=50), .6, .018, 2) for q in (0, .04, .08, .12)]
    f.lay(P((-.66, .34), (-.74, .1), (-.68, -.26), (-.42, -.52), (-.08, -.58), (.26, -.46), (.46, -.18), (.5, .1), (.48, .26), (.2, .34), (-.2, .38), (-.5, .4), (-.66, .34), n=160), c, .4, .4, wobble=.0006)
    for pts in (P((-.08, -.57), (.02, -.3), (.06, .0), (.06, .36), n=60), P((-.08, -.57), (-.34, -.34), (-.46, .0), (-.46, .38), n=60), P((-.08, -.57), (.2, -.36), (.36, -.06), (.42, .27), n=60)): [f.crease(pts[i], pts[i + 4], .008, .01) for i in range(0, len(pts) - 4, 4)]; f.stitch([(x + .02, y) for x, y in pts], .6, .018, 2)
    f.lay(P((-.68, .32), (-.5, .38), (-.2, .36), (.2, .32), (.49, .24), (.48, .3), (.2, .38), (-.2, .42), (-.5, .44), (-.68, .38), n=90), shade(.8, weave=.0006), .02, .016, wobble=.0004); orb(f, (-.08, -.58), .045, None, .16, .6); orb(f, (-.22, -.16), .02, '#26262a', .5, -.3, 0); orb(f, (.2, -.14), .02, '#26262a', .5, -.3, 0); sign(f, .24, .08, .07); save(name, f, .0, fill=.84)
def sun_hat(name):
    f = Flat(); f.power = 12; straw = fabric(.05, [(np.clip(np.sin(GU * TAU * 2) * np.sin(GV * TAU * 2), 0, 1), .72, .003)], weave=.0008, threads=60); f.lay(ell(0, .2, .92, .46, n=140), straw, .06, .05, folds=.03, fold=(.3, 1, 1), wobble=.003); [f.stitch(ell(0, .2, .92 * k, .46 * k, n=100), .7, .02, 2) for k in (.96, .86, .76)]; f.lay(P((-.46, .2), (-.46, -.06), (-.38, -.34), (-.14, -.48), (.14, -.48), (.38, -.34), (.46, -.06), (.46, .2), (.3, .3), (0, .34), (-.3, .3), (-.46, .2), n=140), straw, .4, .34, wobble=.001); f.lay(P((-.475, .04), (-.3, .13), (0, .17), (.3, .13), (.475, .04), (.475, .2), (.3, .3), (0, .34), (-.3, .3), (-.475, .2), (-.475, .04), n=100), fabric(.3, ground='#3a2a20', weave=.0004), .02, .02, wobble=.0005); f.lay(P((.3, .2), (.46, .1), (.54, .2), (.46, .32), (.3, .24), n=40), fabric(.3, ground='#3a2a20'), .06, .04, wobble=.001); f.lay(P((.36, .24), (.5, .36), (.56, .5), (.46, .46), (.34, .28), n=40), fabric(.3, ground='#3a2a20'), .04, .03, wobble=.001); save(name, f, 0, fill=.84)
ITEMS.update({'luggage': trolley, 'luggage-soft': lambda n: trolley(n, True), 'backpack': backpack, 'backpack-school': lambda n: backpack(n, 'school'), 'backpack-rucksack': lambda n: backpack(n, 'rucksack'), 'handbag': satchel, 'shopping-bags': tote, 'clutch-bag': sling, 'clutch-bag-wallet': wallet, 'purse': potli, 'purse-clutch': frame_clutch, 'briefcase': briefcase, 'umbrella': umbrella, 'umbrella-sun': lambda n: umbrella(n, True), 'closed-umbrella': long_umbrella, 'billed-cap': cap, 'womans-hat': sun_hat})
if __name__ == '__main__': run()
