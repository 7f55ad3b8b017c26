"""T-shirts, tops, frocks and sets, laid out whole or folded, by artwork. Run with plain python: outfits.py [NAME …]"""
from linen import *
def both(pts): return pts + [(-x, y) for x, y in reversed(pts)]
def tee(name, inks=(), neck='round', fab=None, period=.4, gloss=.01, trim=.7, side=None, sleeve=0, tip=None, waist=0):
    """a short-sleeved top laid flat; trim: the collar's ink; side: ink of panels under the arms; tip: contrast tipping"""
    f = Flat(); c = fabric(period, inks, seed=40, **(fab or {})); t = fabric(.3, [(ONE, trim, 0)], rib=.0012, seed=41); dark = fabric(.4, [(ONE, .5, 0)], seed=42); sl = [(.44, -.62), (.5, -.56), (.82, -.3 + sleeve * .35), (.67, -.08 + sleeve * .4), (.46, -.22)]
    for s in (-1, 1): f.lay([(s * x, y) for x, y in sl], c, .03, .05, folds=.004, fold=(.1, 1, 1.5), deg=s * 38, wobble=.003); q = [(s * .8, -.315 + sleeve * .35), (s * .65, -.095 + sleeve * .4)]; f.stitch(q, .7)
    f.lay(both([(.19, -.76), (.36, -.7), (.48, -.6), (.49 - .4 * waist, -.2), (.5 - waist, .12), (.505 - .7 * waist, .36), (.51 - .3 * waist, .66), (.26, .69)]), c, .035, .05, folds=.006, fold=(.12, 1.2, 2.2), wobble=.003)
    if side: [f.lay([(s * .5, -.22), (s * .37, .05), (s * .38, .675), (s * .52, .655)], fabric(.4, [(ONE, side, 0)], seed=43), 0, wobble=.001) for s in (-1, 1)]
    for s in (-1, 1): f.crease((s * .44, -.6), (s * .47, -.2), .006, .012); f.crease((s * .46, -.18), (s * .3, .0), .005, .02)
    f.stitch([(-.5, .635), (0, .662), (.5, .635)], .75)
    if neck == 'vee':
        hole(f, [(.18, -.78), (0, -.46), (-.18, -.78)], dark); f.lay([(.2, -.765), (0, -.42), (-.2, -.765), (-.165, -.785), (0, -.495), (.165, -.785)], t, .01, .01, wobble=.0005); f.lay([(-.17, -.775), (.17, -.775), (.15, -.74), (-.15, -.74)], t, .008, .008, wobble=.0005)
    elif neck == 'round': hole(f, ell(0, -.765, .18, .125, 0, 180), dark); f.lay(ell(0, -.765, .2, .15, 0, 180) + ell(0, -.765, .155, .105, 180, 0), t, .012, .012, wobble=.0005); f.lay(rect(-.17, -.785, .17, -.745), t, .008, .008, wobble=.0005)
    else:
        hole(f, [(-.16, -.78), (.16, -.78), (0, -.5)], dark); f.lay(rect(-.04, -.56, .04, -.24), c, .008, .01, wobble=.001); [f.button((0, y), .018) for y in (-.5, -.38, -.28)]
        for s in (-1, 1):
            q = [(s * .17, -.8), (s * .02, -.56), (s * .15, -.46), (s * .3, -.68), (s * .25, -.77)]; f.lay(q, t, .016, .014, wobble=.001)
            if tip: f.lay([(s * .02, -.555), (s * .15, -.455), (s * .3, -.675), (s * .285, -.695), (s * .145, -.495), (s * .035, -.575)], fabric(.3, ground=tip, seed=44), 0, wobble=.0003)
            if tip: e = [(.82, -.3), (.67, -.08), (.655, -.1), (.8, -.315)]; f.lay([(s * x, y) for x, y in e], fabric(.3, ground=tip, seed=44), 0, wobble=.0005)
    save(name, f, gloss)
def frock(name, inks=(), long=.8, fab=None, period=.4, gloss=.02, sleeves='cap', belt=None, tiers=(), flare=.62, dark=.5, buttons=False):
    """bodice, waist and a skirt in folds"""
    f = Flat(); c = fabric(period, inks, seed=50, **(fab or {})); w = -.2; hemline = [(x, long + .02 * math.cos(x * 15) - .09 * (x / flare) ** 2) for x in np.linspace(flare, -flare, 60)]; f.lay([(-.25, w), (.25, w)] + hemline, c, .035, .05, wobble=.002)
    fan = X / np.clip(.25 + (flare - .25) * (Y - w) / (long - w), .05, 2); t = fan * 17 + .5 * wander(8, .3); on = (Y > w) & (f.a > .5); f.h += np.where(on, .03 * np.cos(t) * np.clip((Y - w) / .5, .15, 1), 0)
    for y in tiers: k = .25 + (flare - .25) * (y - w) / (long - w); f.lay([(-k, y - .02), (k, y - .02), (k * 1.02, y + .02), (-k * 1.02, y + .02)], c, .02, .02, wobble=.004); f.crease((-k, y + .025), (k, y + .025), .01, .012)
    if sleeves: [f.lay([(s * .2, -.72), (s * .3, -.72), (s * .44, -.52), (s * .4, -.42), (s * .25, -.45)] if sleeves == 'cap' else [(s * .2, -.72), (s * .3, -.7), (s * .5, -.2), (s * .38, -.14), (s * .24, -.42)], c, .03, .05, folds=.005, deg=s * 30, wobble=.002) for s in (-1, 1)]
    f.lay(both([(.13, -.8), (.24, -.77), (.26, -.55), (.25, -.35), (.24, w + .01)]), c, .035, .05, folds=.004, fold=(.1, 1, 2), wobble=.002); hole(f, ell(0, -.795, .115, .11, 0, 180), fabric(.4, [(ONE, .5, 0)], seed=51)); f.lay(ell(0, -.79, .135, .13, 0, 180) + ell(0, -.8, .105, .1, 180, 0), fabric(.3, [(ONE, dark, 0)], seed=52), .01, .01, wobble=.0005)
    f.lay(rect(-.255, w - .035, .255, w + .03), fabric(.3, [(ONE, dark, 0)] if belt is None else (), ground=belt, seed=53), .014, .014, wobble=.001)
    if buttons: f.lay(rect(-.03, -.68, .03, long - .02), c, .008, .01, wobble=.001); [f.button((0, y), .018) for y in np.linspace(-.62, .7, 9) if abs(y - w) > .06]
    if belt: f.lay(rect(-.05, w - .045, .05, w + .04), fabric(.3, ground='#c9a25a'), .02, .012, wobble=.0005); f.lay(rect(-.032, w - .028, .032, w + .023), fabric(.3, ground=belt), .002, .004, wobble=.0005)
    save(name, f, gloss)
def suit(name, inks, shawl, shawl_edge, words, hi, neck='round', yoke=None, edge=None, fab=None, gloss=.03):
    """a kurta folded, its dupatta and bottoms beside it"""
    f = Flat(); c = fabric(.4, inks, seed=60, **(fab or {})); d = fabric(.4, shawl, seed=61); e = fabric((.5, .12), shawl_edge, seed=62); dark = fabric(.4, [(ONE, .5, 0)], seed=63)
    stack(f, (-.84, -.5, .3, .62), fabric(.4, [(ONE, .6, 0)], seed=64), 2, thick=.03); o = [(x - .12, y) for x, y in [(-.17, -.82), (-.477, -.7), (-.53, -.62), (-.52, .8), (.52, .8), (.53, -.62), (.477, -.7), (.17, -.82)]]; [f.lay(o, c, .03, .05, folds=.005 * j, wobble=.003) for j in (0, 1)]; n = ell(-.12, -.79, .18, .16, 0, 180) if neck == 'round' else [(.06, -.8), (-.12, -.5), (-.3, -.8)]; hole(f, n, dark)
    if yoke: f.lay([(-.42, -.72), (-.3, -.78)] + (ell(-.12, -.79, .18, .16, 180, 0) if neck == 'round' else [(-.3, -.8), (-.12, -.5), (.06, -.8)]) + [(.06, -.78), (.18, -.72), (.1, -.3), (-.12, -.12), (-.34, -.3)], fabric((.24, .24), yoke, seed=65), 0, at=(-.24, 0), wobble=.0005)
    if edge: f.lay(rect(-.63, .66, .39, .795), fabric((.5, .135), edge, seed=66), 0, at=(-.63, .66), wobble=.001)
    stack(f, (.3, -.78, .74, .7), d, 2, thick=.02, slip=.01); f.lay(rect(.3, -.78, .74, .7), d, .03, .05, folds=.006, fold=(.07, 1, 3)); f.lay(rect(.3, .55, .74, .67), e, 0, at=(.3, .55)); tassels(f, .3, .74, .7, d, 14, .09); save(name, f, gloss)
GOTA = [(np.clip(drop('flower', 3, .36) + lines_([(.5, .06)], GU, 6) * .5, 0, 1), GOLD, .0012, 1)]
ITEMS.update({
    't-shirt-round': lambda n: tee(n), 't-shirt-polo': lambda n: tee(n, neck='polo', fab=dict(weave=.0006, threads=70), trim=1, tip='#f4f1ea'), 't-shirt-kids': lambda n: tee(n, [(lines_([(.5, .25)], GV, 3), CREAM, 0)], trim=.8), 'running-shirt': lambda n: tee(n, fab=dict(weave=.0007, threads=60), side=.35, trim=.35),
    'top-vneck': lambda n: tee(n, neck='vee', trim=.85, waist=.1), 'top-ribbed': lambda n: tee(n, fab=dict(rib=.0022), sleeve=.5, trim=.85, waist=.1), 'shirt-satin': lambda n: shirt(n, (), 'Satin Finish Shirt', 'सैटिन शर्ट', gloss=.16, pocket=False, fab=dict(slub=.01, weave=.0001)),
    'kurta-kids': lambda n: kurta(n, PAIR('flower', 3, .3, 'leaf', .2), 'Kids Kurta Pyjama', 'बच्चों का कुर्ता पायजामा', yoke=None, edge=hem(.5, row('flower', 6, .4, .5, .27))),
    'kurta-silk': lambda n: kurta(n, [(drop('mango', 5, .2, second=255), .8, .001)], 'Silk Blend Kurta', 'सिल्क कुर्ता', gloss=.08, yoke=GOTA),
    'kurta-zari': lambda n: suit(n, [(drop('flower', 4, .12), GOLD, .001, 1)], [(drop('flower', 3, .24), GOLD, .001, .7), (drop('leaf', 3, .2, off=(.5, 0)), .5, 0)], hem(.5, row('flower', 6, .42, .5, .24), ink=GOLD, met=1), '', '', yoke=GOTA, edge=hem(.45, row('flower', 6, .42, .5, .27), ink=GOLD, met=1)),
    'kurta-palazzo': lambda n: suit(n, PAIR('flower', 6, .2, 'sprig', .2), [(lines_([(.5, .3)], GV, 4), CREAM, 0)], hem(.6, row('flower', 6, .4, .5, .24)), '', '', neck='vee', edge=hem(.6, row('flower', 6, .4, .5, .27))),
    'kurta-sharara': lambda n: suit(n, [(bandhani(2), CREAM, 0)], [(bandhani(2), '#f6d873', 0)], hem(.5, row('flower', 6, .4, .5, .24), ink=GOLD, met=1), '', '', yoke=GOTA, edge=hem(.5, row('flower', 6, .4, .5, .27), ink=GOLD, met=1)),
    'frock-dots': lambda n: frock(n, [(drop('disc', 7, .2, second=255), CREAM, 0)], long=.74, dark=.6), 'frock-floral': lambda n: frock(n, ROSES, long=.74, sleeves=None), 'frock': lambda n: frock(n, (), long=.74, gloss=.08, flare=.74, tiers=(.2, .48)),
    'dress-maxi': lambda n: frock(n, ROSES, long=.86, tiers=(.12, .46), flare=.56), 'dress-midi': lambda n: frock(n, (), long=.8, flare=.66), 'dress-denim': lambda n: frock(n, (), long=.8, flare=.46, sleeves='long', belt='#6a4426', buttons=True, fab=dict(twill=True, slub=.09, weave=.0004)),
})
if __name__ == '__main__':
    for n in sys.argv[1:] or ITEMS: ITEMS[n](n); print(n, round(time.process_time(), 1), flush=True)
