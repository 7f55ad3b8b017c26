"""Shoes from the side and sandals from above, by artwork. Run with plain python: footwear.py [NAME …]"""
from standing import *
from scipy.ndimage import rotate
LEATHER = dict(weave=.0002, slub=.012)
P = lambda *pts, n=90: [tuple(v) for v in spline(pts, n)]
def side(name, sole, upper, parts, gloss=.03, fill=.86, tilt=0):
    """a shoe from the side, its toe at the right, on the table; parts(f) lays what is on the upper; tilt: degrees by which the toe comes down"""
    f = Flat(); f.power = 16; upper(f); parts(f); sole(f)
    if tilt: f.h, f.bump, f.fixed, f.share, f.metal, f.a = (rotate(v, -tilt, reshape=False, order=1).clip(-1, 9) for v in (f.h, f.bump, f.fixed, f.share, f.metal, f.a))
    stand(name, f, gloss, fill=fill, low=.5)
def block(f, pts, fab, high, edge=.03, wobble=.0004):
    """a piece whose height does not follow what lies below it"""
    f.h *= 1 - (f.shape(pts, 0) > .5); f.lay(pts, fab, high, edge, wobble=wobble, sunk=.1)
def laces(f, a, b, n, w, colour='#f4f2ec'):
    """n bars of a lace from the line a to its other side"""
    for t in np.linspace(0, 1, n): x, y = np.array(a) + (np.array(b) - a) * t; cord(f, [(x - w * .5, y - w * .32), (x, y - .01), (x + w * .42, y + w * .42)], .017, colour, 0, .17); orb(f, (x + w * .42, y + w * .42), .014, '#d0d0cc', .15, .3, 0)
def runner(name, kind='run'):
    """a sports shoe: mesh with stripes (run), a knit sock (walk), leather with a gum sole (court)"""
    court, walk = kind == 'court', kind == 'walk'; mesh = fabric(.3, **LEATHER) if court else fabric(.3, weave=.0011, threads=44, rib=.0006) if walk else fabric(.045, [(np.clip((.16 - np.hypot(GU % .5 - .25, GV % .5 - .25)) * 14, 0, 1), .62, -.0008)], weave=.0003)
    over = lambda k: fabric(.3, [(ONE, k, 0)], weave=.0003, slub=.02); white = flat('#f5f3ee', .0002); gum = flat('#b9814a', .0003)
    bottom = [(.9, .26), (.4, .34), (-.2, .34), (-.88, .3)]
    def upper(f):
        f.lay(P((-.8, -.44), (-.62, -.47), (-.42, -.46), (-.26, -.5), (-.2, -.4), (-.44, -.24), (-.66, -.26), (-.8, -.44)), fabric(.3, [(ONE, .3, 0)], weave=.0012), .1, .05, wobble=.0004)
        if walk: f.lay(P((-.3, -.42), (-.2, -.6), (-.08, -.58), (.0, -.46), (-.1, -.34), (-.3, -.3)), mesh, .12, .06, wobble=.0004)
        else: f.lay(P((-.32, -.34), (-.24, -.6), (-.14, -.66), (-.05, -.62), (.16, -.36), (.34, -.18), (.2, -.1), (-.1, -.2)), over(.8), .14, .07, wobble=.0004)
        f.lay(P((-.87, .26), (-.92, .04), (-.88, -.2), (-.88, -.44), (-.82, -.5), (-.75, -.46), (-.64, -.33), (-.5, -.29), (-.36, -.33), (-.25, -.42), (-.16, -.44), (.08, -.27), (.3, -.12), (.5, -.03), (.7, .02), (.86, .1), (.95, .22), (.92, .34), (.4, .38), (-.3, .38), (-.82, .36), n=160), mesh, .22, .3, wobble=.0005)
    def parts(f):
        f.lay(P((-.905, .2), (-.91, .0), (-.87, -.2), (-.875, -.42), (-.82, -.48), (-.77, -.44), (-.72, -.2), (-.56, .02), (-.48, .36), (-.88, .36), n=120), over(.6), .012, .014, wobble=.0004, sunk=2)
        f.lay(P((.5, -.02), (.7, .03), (.85, .11), (.94, .22), (.92, .36), (.3, .38), (.5, .3), (.56, .14), (.5, -.02), n=100), over(.7) if not walk else mesh, .012, .014, wobble=.0004, sunk=2)
        if not walk: f.lay(P((-.26, -.41), (-.16, -.44), (.08, -.27), (.3, -.12), (.37, -.07), (.34, .03), (.2, -.02), (.02, -.14), (-.14, -.27), (-.26, -.41), n=120), over(.72), .016, .016, wobble=.0004, sunk=2)
        for k in (0, .17): f.lay(P((-.34 + k, .37), (-.2 + k, .16), (-.06 + k * .9, -.08 + k * .32), (.0 + k * .9, -.04 + k * .32), (-.08 + k, .16), (-.2 + k, .37), n=70), white if not court else over(.4), .008, .01, wobble=.0003, sunk=2)
        f.stitch(P((-.75, -.4), (-.7, -.19), (-.54, .03), (-.46, .3)), .6, .018, 2)
        if not walk:
            for t in np.linspace(0, 1, 5): x, y = -.13 + .38 * t, -.345 + .27 * t; cord(f, [(x, y), (x + .03, y - .06), (x + .075, y - .1), (x + .12, y - .115)], .02, '#f4f2ec', 0, .3 - .02 * t); orb(f, (x, y), .015, '#2a2a2c', .26, .3, 0)
            cord(f, [(-.1, -.5), (-.16, -.56), (-.3, -.54), (-.24, -.44), (-.12, -.48), (-.02, -.4), (.06, -.3)], .017, '#f4f2ec', 0, .3)
        else: f.lay(P((-.84, -.48), (-.76, -.46), (-.64, -.34), (-.5, -.3), (-.36, -.34), (-.26, -.43), (-.22, -.38), (-.36, -.28), (-.5, -.24), (-.66, -.28), (-.8, -.4), n=90), fabric(.3, [(ONE, .75, 0)], rib=.002), .02, .016, wobble=.0003, sunk=2); f.lay(P((-.1, -.1), (.1, -.1), (.28, -.02), (.26, .02), (.08, -.05), (-.1, -.06)), over(.7), .01, .01, wobble=.0003, sunk=2)
        f.lay(P((-.86, -.44), (-.92, -.52), (-.9, -.58), (-.84, -.56), (-.8, -.46)), over(.5), .05, .02, wobble=.0003)
    def sole(f):
        top = [(-.945, .2), (-.8, .21), (-.5, .24), (-.1, .29), (.3, .3), (.64, .26), (.86, .2), (.95, .155)]; low = [(.975, .2), (.93, .3), (.74, .4), (.4, .44), (-.2, .44), (-.6, .45), (-.86, .43), (-.955, .36), (-.965, .26)] if not court else [(.965, .21), (.91, .33), (.74, .4), (.4, .42), (-.2, .42), (-.6, .42), (-.88, .41), (-.95, .36), (-.96, .27)]
        tread = [tuple(p) for p in spline(low, 90)]; body = [tuple(p) for p in spline(top, 90)] + tread; block(f, body, white if not court else gum, .27, .06)
        f.lay([(x, y - .012) for x, y in tread] + [(x, y + .045) for x, y in tread[::-1]], over(.55) if not court else flat('#9a6a36', .0006), .006, .02, wobble=.0003, sunk=1)
        if not court:
            q = np.array([tuple(p) for p in spline([(-.95, .3), (-.5, .335), (0, .37), (.5, .36), (.92, .25)], 60)]); [f.crease(q[i], q[i + 1], .006, .009) for i in range(0, 59)]
            for x in np.linspace(-.86, -.3, 7): f.crease((x, .36), (x + .05, .42), .006, .01)
        else: f.stitch([(x, y + .035) for x, y in spline(top, 60)], 1.5, .02, 2)
    side(name, sole, upper, parts, .03 if not court else .08)
def derby(name):
    def upper(f):
        f.lay(P((-.9, .26), (-.93, .0), (-.86, -.26), (-.7, -.33), (-.42, -.3), (-.26, -.36), (-.12, -.44), (.04, -.3), (.24, -.1), (.5, .0), (.78, .06), (.95, .2), (.94, .3), (.3, .33), (-.5, .31), (-.9, .26)), fabric(.3, **LEATHER), .2, .26, wobble=.0006); f.lay(P((-.83, -.28), (-.7, -.335), (-.42, -.305), (-.27, -.36), (-.4, -.335), (-.62, -.35), (-.83, -.28)), fabric(.3, ground='#5a3a24'), .002, .01, wobble=.0003, sunk=1)
    def parts(f):
        f.lay(P((-.86, -.2), (-.7, -.31), (-.42, -.28), (-.24, -.36), (-.12, -.42), (.02, -.28), (.08, -.16), (-.06, -.04), (-.2, .1), (-.34, .32), (-.86, .3), (-.92, .05), (-.86, -.2)), fabric(.3, **LEATHER), .016, .016, wobble=.0005, sunk=2); f.stitch(P((-.12, -.39), (.0, -.27), (.055, -.16), (-.08, -.05), (-.22, .1), (-.35, .3)), .55, .018, 2)
        f.stitch(P((.46, .02), (.5, .14), (.46, .3)), .5, .018, 2); f.stitch(P((.485, .02), (.525, .14), (.485, .3)), .5, .018, 2); laces(f, (-.1, -.34), (.0, -.16), 4, .09, '#26221f'); f.crease((.26, -.02), (.3, .16), .004, .03)
    def sole(f): f.lay(P((-.96, .24), (-.5, .3), (.3, .32), (.8, .29), (1.0, .22), (1.0, .3), (.9, .37), (.3, .4), (-.2, .38), (-.38, .38), (-.4, .48), (-.95, .48), (-.97, .36), (-.96, .24)), flat('#2a211b', .0002), .23, .03, wobble=.0004); f.stitch(P((-.95, .28), (-.5, .335), (.3, .355), (.8, .32), (.99, .255)), 1.9, .02, 2)
    side(name, sole, upper, parts, .16, tilt=4.6)
def loafer(name):
    def upper(f): f.lay(P((-.9, .26), (-.93, .04), (-.86, -.18), (-.72, -.24), (-.44, -.16), (-.2, -.16), (.0, -.24), (.16, -.18), (.4, -.02), (.72, .05), (.94, .2), (.94, .3), (.3, .33), (-.5, .31), (-.9, .26)), fabric(.3, **LEATHER), .2, .24, wobble=.0006); f.lay(P((-.85, -.19), (-.72, -.245), (-.44, -.165), (-.2, -.165), (-.02, -.24), (-.2, -.2), (-.46, -.21), (-.85, -.19)), fabric(.3, ground='#6a4a2e'), .002, .01, wobble=.0003, sunk=1)
    def parts(f): f.lay(P((-.08, -.2), (.02, -.25), (.18, -.18), (.24, -.1), (.1, .1), (.02, .32), (-.14, .32), (-.06, .06), (-.08, -.2)), fabric(.3, [(ONE, .85, 0)], **LEATHER), .022, .016, wobble=.0005, sunk=2); f.lay(P((.0, .0), (.08, -.06), (.11, .0), (.06, .09), (-.02, .09), (.0, .0)), fabric(.3, [(ONE, .3, 0)]), .002, .01, wobble=0, sunk=1); f.stitch(P((.18, -.14), (.4, .01), (.66, .09), (.84, .19)), .5, .02, 3); f.crease((.2, -.1), (.84, .2), .008, .014); f.stitch(P((-.6, -.18), (-.62, .05), (-.58, .3)), .5, .018, 2)
    def sole(f): f.lay(P((-.96, .24), (-.5, .3), (.3, .32), (.8, .29), (.99, .22), (.99, .3), (.9, .36), (.3, .39), (-.24, .37), (-.4, .37), (-.42, .45), (-.95, .45), (-.97, .36), (-.96, .24)), flat('#2f2620', .0002), .23, .03, wobble=.0004); f.stitch(P((-.95, .28), (-.5, .335), (.3, .355), (.8, .32), (.98, .255)), 1.9, .02, 2)
    side(name, sole, upper, parts, .12, tilt=3.6)
def boot(name, hiking):
    lea = fabric(.3, **(LEATHER if not hiking else dict(weave=.0006, slub=.04)))
    def upper(f):
        f.lay(P((-.7, .42), (-.76, .1), (-.72, -.3), (-.76, -.74), (-.7, -.8), (-.3, -.8), (-.12, -.78), (-.1, -.5), (-.02, -.2), (.3, .08), (.66, .2), (.86, .36), (.86, .48), (.2, .5), (-.4, .5), (-.7, .42)) if hiking else P((-.7, .3), (-.72, .0), (-.66, -.4), (-.7, -.8), (-.66, -.84), (-.2, -.84), (-.14, -.8), (-.14, -.4), (-.02, -.06), (.34, .2), (.72, .36), (.9, .52), (.86, .58), (.3, .56), (-.1, .46), (-.4, .34), (-.7, .3)), lea, .2, .24, wobble=.0008)
    def parts(f):
        if hiking:
            f.lay(P((-.76, -.72), (-.7, -.83), (-.3, -.85), (-.12, -.8), (-.12, -.66), (-.4, -.68), (-.76, -.66)), fabric(.3, [(ONE, .35, 0)]), .04, .05, wobble=.0008, sunk=2); f.lay(P((-.74, .1), (-.68, -.16), (-.5, -.12), (-.36, .1), (-.4, .5), (-.7, .48), (-.76, .3), (-.74, .1)), fabric(.3, [(ONE, .45, 0)], **LEATHER), .016, .02, wobble=.0005, sunk=2); f.lay(P((.4, .12), (.66, .2), (.86, .36), (.86, .5), (.36, .5), (.46, .34), (.4, .12)), fabric(.3, [(ONE, .35, 0)], weave=.0008), .02, .02, wobble=.0005, sunk=2)
            f.lay(P((-.24, -.74), (-.12, -.74), (-.08, -.4), (.0, -.16), (.3, .1), (.22, .2), (-.02, .04), (-.2, -.2), (-.24, -.74)), fabric(.3, [(ONE, .7, 0)], weave=.0005), .016, .016, wobble=.0005, sunk=2); laces(f, (-.12, -.62), (-.08, -.3), 4, .1, '#d9542a'); laces(f, (-.02, -.18), (.2, .06), 4, .12, '#d9542a'); f.stitch(P((-.66, -.14), (-.5, -.1), (-.38, .1), (-.4, .46)), .5, .02, 2); f.lay(P((-.78, -.7), (-.84, -.84), (-.8, -.9), (-.74, -.84), (-.72, -.7)), fabric(.3, [(ONE, .4, 0)]), .05, .02, wobble=.0005)
        else:
            f.lay(rect(-.42, -.83, -.36, .36), fabric(.2, ground='#8a7a5a', rib=.004), .006, .006, wobble=.0006, sunk=1); rod(f, (-.39, -.78), (-.39, -.68), [(0, 1, .02, .014, '#d8b46a', 1)], .2); f.stitch([(-.46, -.82), (-.46, .3)], .5, .02, 2); f.stitch([(-.32, -.82), (-.32, .36)], .5, .02, 2); f.crease((-.14, -.3), (-.3, -.2), .008, .03); f.crease((-.06, -.14), (-.26, -.06), .007, .03); f.stitch(P((-.02, .0), (-.06, .22), (-.1, .44)), .5, .02, 2); f.stitch([(-.68, -.8), (-.16, -.8)], .5, .02, 2)
    def sole(f):
        if hiking:
            f.lay(P((-.8, .44), (-.5, .46), (.2, .47), (.7, .44), (.93, .4), (.94, .5), (.86, .6), (.4, .64), (-.1, .6), (-.3, .64), (-.8, .64), (-.82, .54), (-.8, .44)), flat('#3a332b', .0004), .24, .04, wobble=.001)
            for x in np.linspace(-.76, .84, 13): block(f, [(x - .056, .57), (x + .056, .57), (x + .045, .655), (x - .045, .655)], flat('#2a2520', .0003), .22, .02)
        else: f.lay(P((-.72, .3), (-.4, .33), (-.1, .45), (.3, .56), (.86, .57), (.93, .52), (.92, .6), (.8, .64), (.3, .62), (-.14, .5), (-.36, .42), (-.4, .66), (-.68, .66), (-.73, .4), (-.72, .3)), flat('#241d18', .0002), .22, .03, wobble=.0004)
    side(name, sole, upper, parts, .05 if hiking else .12, tilt=0 if hiking else 2)
def heel(name):
    """a court shoe with a thin heel"""
    f = Flat(); f.power = 34; out = P((-.78, -.34), (-.84, -.1), (-.74, .06), (-.5, .1), (-.2, .3), (.14, .5), (.5, .58), (.92, .6), (.9, .54), (.6, .44), (.34, .3), (.2, .22), (.1, .32), (-.2, .1), (-.5, -.12), (-.66, -.34), (-.78, -.34), n=140); inside = P((-.74, -.3), (-.66, -.33), (-.5, -.13), (-.2, .09), (.1, .31), (.2, .23), (.0, .12), (-.3, -.12), (-.56, -.3), (-.74, -.3)); f.lay(inside, flat('#d9bfa0'), .1, .05, wobble=.0004)
    f.lay(P((-.84, -.06), (-.84, .08), (-.74, .2), (-.68, .5), (-.665, .64), (-.625, .64), (-.6, .4), (-.5, .18), (-.44, .06), (-.84, -.06)), fabric(.3, **LEATHER), .13, .09, wobble=.0003); f.lay(out, fabric(.3, **LEATHER), .2, .2, wobble=.0004); f.lay(P((-.54, .05), (-.2, .26), (.14, .465), (.5, .565), (.93, .585), (.92, .625), (.5, .63), (.1, .55), (-.24, .35), (-.56, .13), (-.54, .05)), flat('#2b211b'), .19, .03, wobble=.0003); stand(name, f, .5, fill=.84, low=.4)
def block_heel(name):
    """an ethnic sandal: straps with gold, block heel"""
    f = Flat(); f.power = 24; z = fabric(.12, [(drop('flower', 2, .36), GOLD, .001, 1)]); f.lay(P((-.78, .04), (-.4, .1), (-.1, .34), (.3, .5), (.8, .52), (.92, .5), (.9, .58), (.3, .6), (-.16, .44), (-.42, .22), (-.78, .16), (-.78, .04)), flat('#b98a54', .0002), .2, .04, wobble=.0004); f.lay([(-.78, .12), (-.42, .18), (-.46, .6), (-.76, .6)], fabric(.2, [(lines_([(.5, .3)], GV, 2), GOLD, .001, 1)]), .19, .06, wobble=.0005)
    f.lay(P((.14, .5), (.2, .3), (.4, .2), (.62, .26), (.7, .54), n=60), z, .24, .1, wobble=.0006); f.lay(P((-.2, .36), (-.22, .2), (-.1, .04), (.06, .0), (.16, .1), (.0, .2), (-.06, .38), n=60), z, .22, .06, wobble=.0006); cord(f, [(-.82, -.36), (-.6, -.44), (-.36, -.42), (-.2, -.36), (-.14, -.3)], .034, None, 0, .06); f.lay(P((-.8, .1), (-.84, -.2), (-.78, -.46), (-.66, -.46), (-.62, -.2), (-.56, .1), n=60), z, .2, .1, wobble=.0006); cord(f, [(-.82, -.34), (-.6, -.26), (-.36, -.2), (-.2, -.24), (-.14, -.3)], .038, None, 0, .2); cord(f, [(-.3, -.285), (-.22, -.285), (-.22, -.155), (-.3, -.155), (-.3, -.285)], .014, BRASS, 1, .24, smooth=False); stand(name, f, .14, fill=.82, low=.5)
# ------------------------------------------------------------ pairs from above
FOOT = [(.02, -.8), (.2, -.74), (.27, -.5), (.24, -.2), (.18, .1), (.2, .45), (.18, .7), (0, .8), (-.18, .7), (-.2, .45), (-.17, .1), (-.22, -.2), (-.25, -.5), (-.17, -.72)]
def pair(name, one, gloss=.02, gap=.36, deg=7, tinted=True, power=14):
    f = Flat(); f.power = power
    for s in (-1, 1): one(f, lambda pts, s=s: [(s * (gap + x), y) for x, y in rot(pts, deg)], s)
    save(name, f, gloss, tinted=tinted, fill=.84)
def footbed(k=1.0, dx=0): return [(x * k + dx, y * (1 - (1 - k) * .35)) for x, y in [tuple(v) for v in spline(FOOT, 120, True)]]
def straps(f, T, s, pts, w, fab, lift=.1):
    """a band along a line, raised in its middle"""
    p = spline(pts, 40); d = np.gradient(p, axis=0); d /= np.linalg.norm(d, axis=1, keepdims=True); n = np.stack([-d[:, 1], d[:, 0]], 1); q = [tuple(v) for v in p + n * w] + [tuple(v) for v in (p - n * w)[::-1]]; f.lay(T(q), fab, lift, w * 1.1, wobble=.0005, sunk=1)
def flipflop(name):
    def one(f, T, s):
        f.lay(T(footbed()), fabric(.2, [(ONE, .55, 0)], rib=.0), .09, .03, wobble=.0006); f.lay(T(footbed(.95)), fabric(.06, [(np.clip((.2 - np.hypot(GU - .5, GV - .5)) * 12, 0, 1), .86, -.0012)]), .012, .012, wobble=.0006, sunk=1)
        straps(f, T, s, [(.14, .06), (.18, -.16), (.08, -.42), (-.02, -.5)], .045, fabric(.3, [(ONE, .5, 0)]), .11); straps(f, T, s, [(-.13, .08), (-.18, -.14), (-.1, -.4), (-.02, -.5)], .045, fabric(.3, [(ONE, .5, 0)]), .11); orb(f, T([(-.02, -.52)])[0], .04, '#26262a', .14, .5, 0)
    pair(name, one)
def slipper(name):
    def one(f, T, s):
        f.lay(T(footbed(1.04)), fabric(.3, [(ONE, .45, 0)]), .12, .05, wobble=.0006); f.lay(T(footbed(.96)), fabric(.3, [(ONE, .8, 0)], terry=True, weave=.0014), .012, .02, wobble=.0006, sunk=1); f.lay(T([tuple(v) for v in spline([(-.28, -.16), (-.275, -.4), (-.17, -.58), (0, -.63), (.19, -.58), (.295, -.4), (.28, -.16), (.2, -.08), (0, -.04), (-.2, -.08)], 110, True)]), fabric(.3, [(ONE, .9, 0)], weave=.0005), .13, .12, wobble=.0006, sunk=3); f.stitch(T(P((-.24, -.11), (-.08, -.05), (.1, -.09), (.25, -.13))), .5, .02, 3)
    pair(name, one)
def velcro(name):
    def one(f, T, s):
        f.lay(T(footbed(1.04)), flat('#2a2a2c', .0004), .12, .04, wobble=.0006); f.lay(T(footbed(.95)), flat('#3a3a3d', .0012), .01, .012, wobble=.0006, sunk=1)
        for y, w in ((-.5, .085), (-.12, .08)): straps(f, T, s, [(-.27, y), (-.14, y - .012), (.0, y - .016), (.14, y - .012), (.28, y)], w, fabric(.2, [(lines_([(.5, .2)], GU, 1), .7, 0)], weave=.0012, threads=70), .14); f.lay(T(rounded(.02, y - .09, .2, y + .06, .02)), flat('#1f1f21', .0008), .012, .012, wobble=.0005, sunk=1)
        straps(f, T, s, [(-.19, .5), (-.2, .66), (-.11, .79), (0, .83), (.11, .79), (.2, .66), (.19, .5)], .04, fabric(.2, weave=.0012, threads=70), .14)
    pair(name, one)
def kolhapuri(name):
    lea = lambda k=1, **kw: fabric(.3, [(ONE, k, 0)] if k != 1 else (), weave=.0005, slub=.05, **kw)
    def one(f, T, s):
        f.lay(T(footbed(1.02)), lea(.55), .06, .02, wobble=.001); f.lay(T(footbed(.96)), lea(1.25), .016, .015, wobble=.001, sunk=1); f.stitch(T(footbed(.88)), 1.5, .03, 3); f.stitch(T([tuple(v) for v in spline([(0, .1), (.1, .3), (0, .6), (-.1, .3)], 60, True)]), 1.5, .03, 3)
        for q in (-.03, .0, .03): straps(f, T, s, [(-.25, -.29 + q * 2), (-.13, -.32 + q * 2), (.02, -.335 + q * 2), (.14, -.32 + q * 2), (.26, -.28 + q * 2)], .03, lea(.8), .1)
        straps(f, T, s, [(-.04, -.36), (-.06, -.5), (-.1, -.62)], .035, lea(.75), .12); cord(f, T([(-.17, -.6), (-.1, -.66), (-.03, -.6), (-.1, -.54)]), .026, None, 0, .1, True, 90); f.lay(T(ell(0, -.34, .07, .06)), lea(.6), .03, .03, wobble=.0005, sunk=1); orb(f, T([(0, -.34)])[0], .026, '#c8321f', .15, 1, 0)
    pair(name, one)
def closed(f, T, throat, fab, trim, lining, deep=.2):
    """a closed shoe from above with an opening"""
    f.lay(T(footbed(1.04)), fabric(.3, ground='#7a5636'), .05, .02, wobble=.0006); f.lay(T(footbed(.99)), fab, deep, .16, wobble=.0006, sunk=1); m = f.shape(T(throat), 0); f.h = f.h * (1 - m) + .07 * m; f.lay(T(throat), lining, 0, wobble=.0004); cord(f, T(throat), .02, trim[0], trim[1], deep - .05, closed=True)
def jutti(name):
    work = fabric((.3, .3), [(drop('flower', 3, .3), GOLD, .0014, 1), (drop('leaf', 3, .24, off=(.5, 0)), '#2f8a7a', .001), (lines_([(.02, .02), (.98, .02)], GV, 2), GOLD, .001, 1)])
    def one(f, T, s): closed(f, T, [tuple(v) for v in spline([(0, -.22), (.13, -.14), (.15, .2), (.13, .55), (0, .66), (-.13, .55), (-.15, .2), (-.13, -.14)], 90, True)], work, (GOLD, 1), fabric(.3, ground='#d8b27c', slub=.05)); f.lay(T(P((-.05, -.76), (0, -.92), (.05, -.76), (0, -.7), (-.05, -.76))), fabric(.3, ground=GOLD), .14, .06, wobble=.0005); f.stitch(T([tuple(v) for v in spline([(0, .0), (.07, .2), (0, .5), (-.07, .2)], 50, True)]), .5, .03, 3)
    pair(name, one, .05)
def ballet(name):
    def one(f, T, s):
        closed(f, T, [tuple(v) for v in spline([(0, -.4), (.16, -.32), (.17, .1), (.14, .55), (0, .68), (-.14, .55), (-.17, .1), (-.16, -.32)], 90, True)], fabric(.3, **LEATHER), (None, 0), fabric(.3, ground='#dcc8a8')); c = T([(0, -.44)])[0]
        for q in (-1, 1): f.lay([(c[0] + q * x, c[1] + y) for x, y in P((0, 0), (.07, -.06), (.12, -.03), (.12, .04), (.07, .05), (0, 0))], fabric(.3), .03, .03, wobble=.0005, sunk=1)
        orb(f, c, .028, None, .19, 1, 0); im = Image.new('L', (M, M)); p = T([(0, .46)])[0]; mark(ImageDraw.Draw(im), ((p[0] + 1) * M / 2, (p[1] + 1) * M / 2), M * .022, 255); f.fixed *= (1 - .5 * np.asarray(im, np.float32) / 255)[..., None]
    pair(name, one, .12, power=24)
ITEMS.update({'running-shoe': runner, 'running-shoe-walk': lambda n: runner(n, 'walk'), 'running-shoe-court': lambda n: runner(n, 'court'), 'mans-shoe-derby': derby, 'mans-shoe-loafer': loafer, 'hiking-boot': lambda n: boot(n, True), 'womans-boot': lambda n: boot(n, False), 'high-heeled-shoe': heel, 'womans-sandal': block_heel, 'thong-sandal-flipflop': flipflop, 'thong-sandal-comfort': slipper, 'thong-sandal-straps': velcro, 'chappals': kolhapuri, 'flat-shoe': jutti, 'ballet-shoes': ballet})
if __name__ == '__main__': run()
