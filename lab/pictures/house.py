"""Appliances, screens, toys and things of the house, by artwork. Run with plain python: house.py [NAME …]"""
from bags import *
# ------------------------------------------------------------ appliances
def fan(name, pedestal=False):
    f = Flat(); f.power = 22; y0, R = (-.3, .52) if pedestal else (-.2, .68)
    if pedestal: vessel(f, 0, .95, .07, [(0, .5, .4, .42), (.5, 1, lambda q: .42 - .34 * q, .08)]); rod(f, (0, .9), (0, .1), [(0, .5, .04, .036, '#c9cdd2', 1), (.5, .54, .055, .055, BLACK), (.54, 1, .03, .03, '#c9cdd2', 1)], .1)
    else: vessel(f, 0, .92, .1, [(0, .5, .44, .46), (.5, 1, lambda q: .46 - .3 * q, .16)]); rod(f, (0, .86), (0, .3), [(0, 1, .1, .08)], .1); [orb(f, (x, .875), .03, '#f4f2ec', .3, .4, 0) for x in (-.18, -.06, .06, .18)]
    f.lay(ell(0, y0, R * .95, R * .95, n=120), flat('#dfe2e4'), .02, .02, wobble=0); f.fixed *= np.where((np.hypot(X, Y - y0) < R * .93), .86, 1)[..., None]
    for k in range(3):
        t0 = k * 120 + 20; blade = [(.1, -.06), (.3, -.26), (.6, -.34), (.82, -.16), (.84, .08), (.6, .14), (.3, .1), (.1, .06)]; f.lay(turn([tuple(v) for v in spline([(x * R, y * R) for x, y in blade], 80, True)], t0, (0, y0)), fabric(.3, weave=0, slub=.004), .03, .1, wobble=0, sunk=1)
    for r_ in np.linspace(.3, .92, 12): cord(f, [(R * r_ * math.cos(a), y0 + R * r_ * math.sin(a)) for a in np.linspace(0, TAU, 90, endpoint=False)], .0055, '#e9ecef', 0, .055, True, smooth=False)
    for a in np.arange(0, TAU, TAU / 24): cord(f, [(R * .24 * math.cos(a), y0 + R * .24 * math.sin(a)), (R * .97 * math.cos(a), y0 + R * .97 * math.sin(a))], .006, '#e9ecef', 0, .06, smooth=False)
    cord(f, [(R * math.cos(a), y0 + R * math.sin(a)) for a in np.linspace(0, TAU, 120, endpoint=False)], .026, None, 0, .24, True, smooth=False); orb(f, (0, y0), R * .25, None, .3, .4, 0); sign(f, 0, y0, R * .15, '#f4f2ec'); stand(name, f, .14, fill=.86, low=.5)
def iron(name, steam=False):
    f = Flat(); f.power = 24; f.lay(P((-.74, .34), (-.8, .44), (.5, .46), (.96, .44), (.9, .38), (.5, .34), (-.74, .34), n=90), flat('#d0d3d8', 0, 1), .2, .05, wobble=0); f.lay(P((-.74, .36), (-.74, .1), (-.66, -.06), (-.3, -.1), (.1, -.08), (.4, .06), (.68, .24), (.86, .38), (.4, .38), (-.74, .36), n=140), fabric(.3, weave=0, slub=.004), .3, .2, wobble=0)
    cord(f, [(-.6, -.02), (-.68, -.3), (-.5, -.46), (-.1, -.47), (.2, -.36), (.34, -.1), (.42, .06)], .085, BLACK if not steam else None, 0, .12); cord(f, [(-.4, -.47), (-.1, -.475), (.1, -.42)], .09, '#2f3034', 0, .14); f.lay(ell(-.05, .1, .16, .1), flat('#26272b'), .06, .03, wobble=0, sunk=1); [orb(f, (-.05 + .12 * math.cos(t), .1 + .07 * math.sin(t)), .011, '#f4f2ec', .4, .2, 0) for t in np.linspace(.3, 5, 6)]; sign(f, -.44, .18, .07, '#f4f2ec'); cord(f, [(-.66, -.34), (-.86, -.5), (-.94, -.2), (-.9, .2)], .03, '#26272b', 0, 0, twist=70)
    if steam: f.lay(P((.16, .0), (.34, .06), (.52, .2), (.3, .26), (.1, .2), (.16, .0), n=60), flat('#bcd9e6'), .05, .05, wobble=0); orb(f, (.38, -.04), .06, '#f4f2ec', .4, .6)
    stand(name, f, .2, fill=.86, low=.5)
def dryer(name):
    f = Flat(); f.power = 24; f.lay([(-.12, .1), (.2, .1), (.14, .84), (-.04, .86)], flat('#2a2a2d'), .26, .12, wobble=0); f.lay(rounded(.0, .3, .1, .5, .03), flat('#4a4a4f'), .03, .02, wobble=0); rod(f, (.74, -.2), (-.86, -.2), [(0, .05, lambda k: .3 * np.sqrt(1 - (1 - k) ** 2) + .02, .3, '#2a2a2d'), (.05, .1, .31, .31, '#c9cdd2', 1), (.1, .5, .32, .28), (.5, .74, .28, .2), (.74, .78, .21, .21, '#c9cdd2', 1), (.78, 1, lambda k: .17 + .05 * k, .22, '#26272b')]); sign(f, .2, -.2, .08, '#f4f2ec'); cord(f, [(.04, .84), (.06, .94), (.3, .94), (.6, .8), (.8, .86)], .026, '#26272b', 0, 0); [f.crease((.6 + k * .03, -.4), (.6 + k * .03, .0), .012, .008) for k in range(4)]; save(name, f, .2, fill=.86)
def trimmer(name, kit=False):
    f = Flat(); f.power = 24; x = 0 if not kit else -.4; rod(f, (x, .9), (x, -.86), [(0, .05, butt(.12), .13, BLACK), (.05, .6, lambda k: .14 + .03 * np.sin(k * 3), .14), (.6, .78, .14, .12, BLACK), (.78, .84, .11, .16, '#c9cdd2', 1), (.84, .93, .17, .17, '#b4b8bd', 1)])
    for k in np.linspace(-.16, .16, 15): f.lay([(x + k - .006, -.92), (x + k + .006, -.92), (x + k + .007, -.76), (x + k - .007, -.76)], flat('#c9cdd2', 0, 1), .12, .01, wobble=0, sunk=.1)
    f.lay(rounded(x - .06, -.02, x + .06, .16, .05), flat('#26272b'), .04, .03, wobble=0, sunk=2); orb(f, (x, .07), .026, '#5fe08a', .3, .2, 0); sign(f, x, .5, .06, '#f4f2ec')
    if kit:
        for i, (y, w) in enumerate(((-.62, .17), (-.2, .15), (.2, .13))):
            f.lay(rounded(.2, y - .1, .2 + w * 2.4, y + .12, .04), flat('#26272b'), .1, .04, wobble=0); [f.lay([(.22 + k, y - .2), (.235 + k, y - .2), (.24 + k, y - .06), (.215 + k, y - .06)], flat('#26272b'), .08, .01, wobble=0, sunk=.1) for k in np.arange(0, w * 2.4 - .05, .04)]; text_at(f, (.2 + w * 1.2, y + .03), f'{(9, 6, 3)[i]} mm', .06)
        rod(f, (.2, .7), (.8, .5), [(0, .6, .06, .06), (.6, .7, .05, .05, '#c9cdd2', 1), (.7, 1, .045, .05, '#b4b8bd', 1)])
    save(name, f, .18, fill=.84)
def pan(name):
    f = Flat(); f.power = 16; r = np.random.default_rng(3); sp = gaussian_filter(r.normal(size=(M, M)), M * .0016); sp /= sp.std(); rod(f, (.36, .3), (.98, .74), [(0, .2, .05, .045, '#b4b8bd', 1), (.2, .94, lambda k: .06 + .02 * np.sin(k * 3), .07, '#7a4a2c'), (.94, 1, tip(.07), 0, '#7a4a2c')], .1); f.lay(ell(-.2, -.12, .68, .68, n=140), flat('#3a3b3e'), .2, .08, wobble=0); f.lay(ell(-.2, -.12, .6, .6, n=140), flat('#5a5a5c'), -.12, .16, wobble=0); on = np.hypot(X + .2, Y + .12) < .6; f.fixed += (inked('#c9c5bd') * .7) * (np.clip((sp - 1.3) * 3, 0, 1) * on)[..., None]; f.fixed *= (1 - .5 * np.clip((-sp - 1.4) * 3, 0, 1) * on)[..., None]; cord(f, ell(-.2, -.12, .665, .665, n=120), .014, '#55565a', 0, .18, True); save(name, f, .14, tinted=False, fill=.88)
# ------------------------------------------------------------ screens and cameras
def wallpaper(d, W, H, hi='#f2b36a', lo='#2b3a6a'):
    for y in range(H): k = y / H; c = [int(int(lo[i:i + 2], 16) * (1 - k) + int(hi[i:i + 2], 16) * k) for i in (1, 3, 5)]; d.line((0, y, W, y), fill=tuple(c))
    d.ellipse((W * .62, H * .34, W * .76, H * .34 + W * .14), fill='#ffe2b0')
    for i, (c, y0, a) in enumerate((('#5a4a7a', .62, .1), ('#3f3763', .74, .09), ('#262449', .86, .07))): d.polygon([(0, H)] + [(W * x, H * (y0 - a * math.sin(x * 7 + i * 2) - a * .5 * math.sin(x * 17 + i))) for x in np.linspace(0, 1, 60)] + [(W, H)], fill=c)
def laptop(name):
    f = Flat(); f.power = 26; plate(f, -.74, -.66, .74, .34, .05, '#b9bdc3', .08, .02, 1); plate(f, -.72, -.64, .72, .33, .035, '#141518', .01, .01, 0, 0, 1); f.lay(rect(-.68, -.6, .68, .26), paper(wallpaper, (1.36, .86)), .002, .003, at=(0, -.17), wobble=0, sunk=.5); orb(f, (0, -.62), .008, '#3a3f48', .1, .2, 0)
    f.lay([(-.74, .35), (.74, .35), (.93, .62), (-.93, .62)], flat('#c3c7cc', 0, .6), .1, .02, wobble=0, sunk=1); f.lay([(-.93, .62), (.93, .62), (.91, .655), (-.91, .655)], flat('#8f949b', 0, .6), .1, .02, wobble=0, sunk=1); rows = 5
    def at(u, v): k = .74 + .19 * v; return (u * k, .35 + .27 * v)
    for j in range(rows):
        v0, v1 = .09 + j * .105, .09 + j * .105 + .085; n = 14 if j < 4 else 8; edges = np.linspace(-.88, .88, n + 1) if j < 4 else [-.88, -.75, -.62, -.5, .26, .38, .5, .7, .88]
        for a, b in zip(edges[:-1], edges[1:]): f.lay([at(a + .01, v0), at(b - .01, v0), at(b - .01, v1), at(a + .01, v1)], flat('#26272b'), .006, .006, wobble=0, sunk=.5)
    f.lay([at(-.26, .66), at(.26, .66), at(.26, .94), at(-.26, .94)], flat('#b4b8be', 0, .5), .002, .006, wobble=0, sunk=.5); stand(name, f, .1, tinted=False, fill=.9, low=.35)
def desktop(name):
    f = Flat(); f.power = 24; f.lay([(-.08, .4), (.08, .4), (.1, .74), (-.1, .74)], flat('#34363b'), .06, .04, wobble=0); f.lay(ell(0, .78, .34, .07), flat('#2b2c30'), .08, .03, wobble=0); plate(f, -.92, -.66, .92, .46, .03, '#1b1c1f', .14, .02); f.lay(rect(-.895, -.635, .895, .4), paper(lambda d, W, H: wallpaper(d, W, H, '#8fd0c8', '#1f4a6a'), (1.79, 1.035)), .002, .003, at=(0, -.117), wobble=0, sunk=.5); orb(f, (.86, .43), .01, '#7ef0a0', .15, .2, 0); stand(name, f, .1, tinted=False, fill=.88, low=.4)
def printer(name):
    f = Flat(); f.power = 20; f.lay([(-.42, -.84), (.42, -.84), (.46, -.3), (-.46, -.3)], flat('#fbfaf6'), .03, .01, wobble=0); f.lay([(-.5, -.6), (.5, -.6), (.54, -.3), (-.54, -.3)], flat('#3a3c41'), .03, .03, wobble=0); f.lay([(-.42, -.84), (.42, -.84), (.43, -.6), (-.43, -.6)], flat('#fbfaf6'), .04, .01, wobble=0); f.lay(P((-.7, -.34), (.7, -.34), n=2) + [(.84, -.1), (-.84, -.1)], flat('#4a4c52'), .1, .04, wobble=0); plate(f, -.86, -.12, .86, .5, .06, '#e9e8e4', .2, .06); plate(f, -.5, .2, .5, .44, .03, '#26272b', .01, .02, sunk=1); f.lay([(-.46, .36), (.46, .36), (.54, .66), (-.54, .66)], flat('#d9d8d4'), .06, .02, wobble=0)
    f.lay([(-.38, .32), (.38, .32), (.43, .6), (-.43, .6)], paper(lambda d, W, H: (d.rectangle((0, 0, W, H), fill='#fdfcf9'), [motif(d, m, (W * x, H * .5), H * .3, a, b, '#fdfcf9') for m, x, a, b in (('flower', .25, '#e0487a', '#f3c23c'), ('sprig', .5, '#2f8a4a', '#7ac48a'), ('mango', .75, '#e8942a', '#c8321f'))]), (.86, .28), '#fdfcf9'), .02, .008, at=(0, .46), wobble=0, sunk=1)
    plate(f, .56, -.04, .8, .1, .02, '#15171b', .01, .01, sunk=1); text_at(f, (.68, .03), '1', .06, '#9fe0c0'); [orb(f, (.6 + i * .08, .2), .022, ('#3ca8e0', '#e0487a', '#f3c23c')[i], .2, .3, 0) for i in range(3)]; stand(name, f, .08, tinted=False, fill=.86, low=.4)
def lens(f, x, y, R, rings=('#26272b', '#3a3c41', '#17181b')):
    orb(f, (x, y), R, rings[0], .26, .25, 0); f.lay(ell(x, y, R * .86, R * .86, n=90), flat(rings[1]), .05, .03, wobble=0, sunk=1); f.lay(ell(x, y, R * .7, R * .7, n=90), flat(rings[2]), -.03, .03, wobble=0, sunk=1); d = np.hypot(X - x, Y - y) / R; f.fixed = np.where((d < .58)[..., None], (inked('#141a34') * (1 - d)[..., None] * 1.6 + inked('#5a2f6a') * np.exp(-(((X - x + R * .14) ** 2 + (Y - y + R * .2) ** 2) / (R * .24) ** 2))[..., None] * .5), f.fixed); f.fixed += np.where(d < .58, .9 * np.exp(-(((X - x + R * .2) / (R * .09)) ** 2 + ((Y - y + R * .26) / (R * .06)) ** 2)) + .25 * np.exp(-(((X - x - R * .2) / (R * .12)) ** 2 + ((Y - y - R * .24) / (R * .05)) ** 2)), 0)[..., None]
def camera(name):
    f = Flat(); f.power = 20; rod(f, (.5, -.42), (.5, -.58), [(0, 1, .13, .13, '#26272b')]); rod(f, (-.56, -.42), (-.56, -.54), [(0, 1, .1, .1, '#b4b8bd', 1)]); plate(f, -.22, -.64, .22, -.3, .06, '#2a2b2f', .2, .06); plate(f, -.84, -.46, .84, .52, .13, '#2a2b2f', .26, .1); plate(f, -.83, -.24, .83, .44, .06, '#1d1e21', .01, .02, grain=.003, sunk=1); plate(f, -.86, -.24, -.54, .5, .1, '#1b1c1f', .1, .1, grain=.003); lens(f, .08, .08, .5); orb(f, (.66, -.34), .035, '#c8321f', .3, .3, 0); sign(f, 0, -.48, .06)
    for t in np.linspace(0, TAU, 60, endpoint=False): f.crease((.08 + .45 * math.cos(t), .08 + .45 * math.sin(t)), (.08 + .5 * math.cos(t), .08 + .5 * math.sin(t)), .008, .006)
    text_at(f, (.08, .44), '16-50 mm', .05); stand(name, f, .12, tinted=False, fill=.86, low=.4)
def instant(name):
    f = Flat(); f.power = 20; plate(f, -.5, -.92, .5, -.4, .01, '#fbfaf6', .03, .01); f.lay(rect(-.42, -.86, .42, -.4), paper(wallpaper, (.84, .6)), .002, .003, at=(0, -.58), wobble=0); plate(f, -.76, -.56, .76, .72, .26, None, .3, .16); plate(f, -.62, -.5, .62, -.44, .02, '#26272b', -.04, .02, sunk=1); lens(f, -.08, .14, .4, ('#f1efe9', '#26272b', '#17181b')); plate(f, .38, -.3, .62, -.08, .05, '#e8e6e0', .03, .03, sunk=1); f.lay(rect(.41, -.27, .59, -.11), fabric(.04, ground='#f4f4f2', weave=.003), .004, .01, wobble=0, sunk=1); plate(f, -.62, -.32, -.42, -.16, .04, '#17181b', .02, .02, sunk=1); orb(f, (.5, .3), .075, '#f1efe9', .3, .5, 0); stand(name, f, .14, fill=.86, low=.4)
# ------------------------------------------------------------ toys
def plush(f, x, y, r, k=1.0, ry=None):
    """a furry ball; k: its share of the colour"""
    g = FUR(); ry = ry or r
    def look(a, b, z): w = window(x - r, y - r, x + r, y + r); return np.zeros((*a.shape, 3)), k * (1 + .07 * g[w]), .012 * g[w]
    orb(f, (x, y), r, look, 0, .8)
@lru_cache
def FUR(): r = np.random.default_rng(6); g = gaussian_filter(r.normal(size=(M, M)), (M * .004, M * .0014)) + gaussian_filter(r.normal(size=(M, M)), (M * .0014, M * .004)); return g / g.std()
def furry(f, pts, k, thick, edge):
    m = f.shape(pts, .004); f.lay(pts, fabric(.3, [(ONE, k, 0)]), thick, edge, wobble=.006); on = m > .5; f.h += np.where(on, .0022 * FUR(), 0); f.share *= np.where(on, 1 + .07 * FUR(), 1)
def teddy(name):
    f = Flat(); f.power = 6
    for s in (-1, 1): plush(f, s * .33, -.68, .17); plush(f, s * .33, -.67, .1, 1.35)
    for s in (-1, 1): furry(f, [tuple(v) for v in spline([(s * .3, .02), (s * .52, .0), (s * .68, .26), (s * .6, .46), (s * .46, .42), (s * .34, .24)], 70, True)], 1, .22, .16)
    furry(f, ell(0, .34, .44, .5, n=90), 1, .34, .4); furry(f, ell(0, .4, .26, .32, n=90), 1.35, .06, .12)
    for s in (-1, 1): furry(f, ell(s * .4, .74, .26, .2, n=80), 1, .3, .2); furry(f, ell(s * .44, .76, .15, .14, n=60), 1.35, .05, .08)
    furry(f, ell(0, -.4, .46, .42, n=100), 1, .5, .4); furry(f, ell(0, -.26, .21, .16, n=80), 1.35, .16, .14); f.lay(ell(0, -.34, .075, .052), flat('#2a1c16'), .06, .05, wobble=0); cord(f, [(0, -.29), (0, -.21), (-.05, -.2), (-.1, -.25)], .011, '#2a1c16', 0, .66); cord(f, [(0, -.21), (.05, -.2), (.1, -.25)], .011, '#2a1c16', 0, .66)
    for s in (-1, 1): orb(f, (s * .17, -.46), .05, '#17110e', .7, .8, 0); orb(f, (s * .17 - .014, -.478), .013, '#ffffff', .8, .4, 0); f.lay([(0, .02), (s * .2, -.06), (s * .24, .02), (s * .2, .12)], fabric(.3, ground='#b3241f'), .1, .06, wobble=.002)
    orb(f, (0, .03), .055, '#b3241f', .5, .6); stand(name, f, .0, fill=.86, low=.5)
def elephant(name):
    f = Flat(); f.power = 6
    for s in (-1, 1): furry(f, [tuple(v) for v in spline([(s * .3, -.62), (s * .7, -.72), (s * .88, -.4), (s * .76, -.04), (s * .5, .0), (s * .32, -.2)], 90, True)], .95, .14, .12); furry(f, [tuple(v) for v in spline([(s * .42, -.54), (s * .66, -.6), (s * .76, -.38), (s * .66, -.14), (s * .48, -.12)], 80, True)], 1.4, .03, .06)
    for s in (-1, 1): furry(f, [tuple(v) for v in spline([(s * .3, .1), (s * .5, .1), (s * .6, .36), (s * .5, .48), (s * .36, .36)], 60, True)], 1, .2, .12)
    furry(f, ell(0, .38, .42, .46, n=90), 1, .34, .36); furry(f, ell(0, .44, .25, .3, n=90), 1.35, .05, .12)
    for s in (-1, 1): furry(f, ell(s * .36, .76, .24, .18, n=80), 1, .3, .18); [f.lay(ell(s * .36 + dx, .86, .045, .035), fabric(.3, [(ONE, 1.5, 0)]), .03, .03, wobble=.001) for dx in (-.1, 0, .1)]
    furry(f, ell(0, -.38, .42, .42, n=100), 1, .46, .36); cord(f, [(0, -.3), (.02, -.06), (.06, .16), (.22, .26), (.32, .16)], .1, None, 0, .5); [f.crease((-.09 + .02 * i, -.16 + .07 * i), (.11 + .02 * i, -.17 + .07 * i), .014, .014) for i in range(5)]
    for s in (-1, 1): orb(f, (s * .19, -.42), .045, '#17110e', .8, .8, 0); orb(f, (s * .19 - .012, -.436), .012, '#ffffff', .9, .4, 0)
    furry(f, ell(0, -.78, .06, .07, n=30), 1, .2, .06); stand(name, f, .0, fill=.86, low=.5)
def wheel(f, x, y, r, hub='#c9cdd2', tyre='#1d1e20', lift=.2): orb(f, (x, y), r, tyre, lift, .2, 0); f.lay(ell(x, y, r * .66, r * .66), flat(hub, 0, 1 if hub == '#c9cdd2' else 0), .02, .02, wobble=0, sunk=.5); orb(f, (x, y), r * .2, '#8a8f98', lift + .1, .5, 0); [f.crease((x, y), (x + r * .6 * math.cos(t), y + r * .6 * math.sin(t)), .012, .012) for t in np.arange(5) * TAU / 5]
def car(name):
    f = Flat(); f.power = 34; f.lay(P((-.93, .22), (-.94, .0), (-.84, -.12), (-.6, -.16), (-.42, -.4), (-.2, -.46), (.14, -.45), (.36, -.34), (.54, -.13), (.8, -.08), (.93, .04), (.94, .22), (.8, .28), (-.8, .28), (-.93, .22), n=160), fabric(.3, weave=0, slub=.003), .34, .2, wobble=0)
    glass = P((-.5, -.16), (-.36, -.36), (-.18, -.41), (.12, -.4), (.3, -.31), (.44, -.14), (.2, -.13), (-.3, -.14), (-.5, -.16), n=90); f.lay(glass, flat('#26303a'), -.02, .04, wobble=0, sunk=1); f.lay(rect(-.06, -.43, -.02, -.12), flat(None), .03, .01, wobble=0, sunk=1); g = np.clip((.04 - np.abs(X + Y * .6 + .1)) * 24, 0, 1) * (f.shape(glass, 0) > .5) * .2; f.fixed += g[..., None]
    [f.crease(a, b, .012, .008) for a, b in (((-.04, -.12), (-.02, .26)), ((-.5, -.12), (-.46, .26)), ((.42, -.1), (.38, .24)), ((-.9, .02), (.9, .04)))]; f.lay(rounded(-.16, -.02, -.07, .01, .012), flat('#d0d3d8', 0, 1), .02, .01, wobble=0, sunk=1); f.lay(ell(.87, .03, .05, .045), flat('#f6efce'), .03, .03, wobble=0, sunk=1); f.lay(rounded(-.95, -.04, -.88, .06, .02), flat('#b3241f'), .03, .02, wobble=0, sunk=1); f.lay(rounded(.7, .18, .96, .26, .03), flat('#b4b8bd', 0, 1), .05, .02, wobble=0, sunk=1); f.lay(rounded(-.96, .18, -.72, .26, .03), flat('#b4b8bd', 0, 1), .05, .02, wobble=0, sunk=1)
    for x in (-.54, .56): f.lay(ell(x, .24, .25, .25), flat('#141416'), -.1, .03, wobble=0, sunk=1); wheel(f, x, .27, .21)
    stand(name, f, .5, fill=.88, low=.5)
def engine(name):
    f = Flat(); f.power = 14; w = lambda a='#c99a5c', b='#a06a34': oak((1, .7), a, b, 6); f.lay(rounded(-.84, .2, .84, .36, .03), w('#8a5a2c', '#6a4020'), .2, .03, wobble=0); f.lay(rounded(.22, -.5, .76, .22, .03), w(), .3, .03, wobble=0); f.lay(rounded(.32, -.38, .66, -.08, .04), flat('#f3e6cc'), -.1, .02, wobble=0); f.lay(rounded(.12, -.62, .86, -.48, .05), flat('#b3241f'), .34, .04, wobble=0); rod(f, (.24, -.02), (-.72, -.02), [(0, .9, .23, .23, '#2f6a8a'), (.9, 1, .24, .24, '#e0a52f')]); [f.lay(rect(x, -.26, x + .03, .22), flat('#e0a52f'), .02, .01, wobble=0, sunk=1) for x in (-.44, -.12)]; vessel(f, -.5, -.2, .36, [(0, .6, .08, .08, '#b3241f'), (.6, 1, lambda k: .08 + .07 * k, .15, '#b3241f')], ('#c8321f', '#2a1c16')); vessel(f, -.1, -.22, .16, [(0, .5, .09, .09, '#e0a52f'), (.5, 1, lambda q: .09 * np.sqrt((1 - q * q).clip(0)), .01, '#e0a52f')])
    for x, r_ in ((-.6, .17), (-.2, .17), (.48, .26)): orb(f, (x, .62 - r_), r_, '#b3241f', .3, .2, 0); f.lay(ell(x, .62 - r_, r_ * .7, r_ * .7), w(), .03, .03, wobble=0, sunk=.5); orb(f, (x, .62 - r_), r_ * .2, '#e0a52f', .4, .6, 0)
    stand(name, f, .12, tinted=False, fill=.86, low=.4)
# ------------------------------------------------------------ plants, festive, clothes
def frond(f, base, to, bend, n, long, greens, lift, k0=.28):
    b, t = np.array(base, float), np.array(to, float); m = (b + t) / 2 + np.array(bend); p = spline([b, m, t], 60); cord(f, p[::6], .012, '#7a8a3a', 0, lift)
    for i in range(int(60 * k0), 60, max(1, 60 // n)):
        d = p[min(i + 1, 59)] - p[i - 1]; d = d / np.linalg.norm(d); k = math.sin((i / 59 - k0) / (1 - k0) * 2.6 + .35) * long
        for s in (-1, 1): u = d * .72 + s * np.array([-d[1], d[0]]) * .7; e = p[i] + u * k + np.array([0, .25 * k]); v = np.array([-u[1], u[0]]) * .02; q = (p[i] + e) / 2; f.lay([tuple(p[i]), tuple(q + v), tuple(e), tuple(q - v)], flat(greens[(i + (s > 0)) % len(greens)]), .02, .016, wobble=.001, sunk=.5)
def palm(name):
    f = Flat(); f.power = 14; G = ('#3c7a34', '#4f9140', '#2f6a2c', '#62a04a'); r = np.random.default_rng(4)
    for i, (x, y, b) in enumerate(((-.8, -.3, -.2), (.8, -.26, .2), (-.62, -.62, -.12), (.64, -.6, .12), (-.3, -.86, -.06), (.32, -.86, .06), (0, -.94, 0), (-.86, .06, -.2), (.86, .08, .2), (-.16, -.6, -.1), (.2, -.56, .1))): frond(f, (.02 * (i % 3 - 1), .3), (x, y), (b, -.16), 16, .2, G, .1 + .03 * i)
    vessel(f, 0, .94, .6, [(0, .1, .26, .27, '#b5603a'), (.1, .78, .27, .37, '#b5603a'), (.78, 1, .42, .43, '#c06a42')], ('#b5603a', '#3a2a20')); z = np.abs(((np.arcsin((X / .37).clip(-1, 1)) * 2.6) % .5) - .25) * .5; band_ = (np.abs(Y - .68 - .09 * np.sqrt((1 - (X / .36) ** 2).clip(0)) + z - .06) < .016) & (f.a > .5) & (np.abs(X) < .34) & (Y > .46); f.fixed = np.where(band_[..., None], inked('#f0dcc0'), f.fixed)
    for x in (-.05, .0, .06): rod(f, (x, .42), (x * .4, .1), [(0, 1, .02, .014, '#8a9a4a')], .3)
    stand(name, f, .04, tinted=False, fill=.9, low=.6)
def diyas(name):
    f = Flat(); f.power = 14; cs = ('#c8321f', '#1f6fae', '#2f8a4a', '#8a3a9a', '#e0741b', '#c22a6a')
    for i in range(12):
        x, y = -.63 + (i % 4) * .42, -.54 + (i // 4) * .5; o = [(x + .19 * math.sin(t) * (1 - .12 * max(0, math.cos(t)) ** 6), y - (.16 * math.cos(t) + .07 * max(0, math.cos(t)) ** 8)) for t in np.linspace(0, TAU, 80, endpoint=False)]; c = cs[(i * 5 + i // 4) % 6]; f.lay(o, flat('#b5603a'), .12, .06, wobble=.001); q = [(x + (px - x) * .92, y + (py - y) * .92) for px, py in o]; f.lay(q, flat(c), .01, .01, wobble=.0005, sunk=1); q = [(x + (px - x) * .74, y + (py - y) * .74) for px, py in o]; f.lay(q, flat('#c9744a'), -.06, .06, wobble=.0005, sunk=1); q = [(x + (px - x) * .6, y + (py - y) * .6 + .01) for px, py in o]; f.lay(q, flat('#e0b050'), -.01, .02, wobble=0, sunk=1)
        for t in np.arange(14) * TAU / 14: orb(f, (x + .158 * math.sin(t) * (1 - .1 * max(0, math.cos(t)) ** 6), y - (.133 * math.cos(t) + .058 * max(0, math.cos(t)) ** 8)), .011, '#fff3d0' if i % 2 else '#f6d24a', .12, .6, 0)
        cord(f, [(x, y + .02), (x + .01, y - .08), (x, y - .2)], .014, '#f4ead2', 0, .1); fl = np.hypot((X - x) / .03, (Y - y + .235) / np.where(Y > y - .235, .03, .07)); a = np.clip((1 - fl) * 6, 0, 1); put(f, np.s_[:, :], a, f.h + .002, '#ffc65a'); f.fixed = f.fixed * (1 - a[..., None]) + (inked('#fff3c8') * np.clip(1.2 - fl, 0, 1)[..., None] * 1.2 + inked('#f79a2c') * np.clip(fl, 0, 1)[..., None]) * a[..., None]
    save(name, f, .08, tinted=False, fill=.88)
def shorts_at(f, c, x, y, k, cuff=.75):
    q = lambda pts: [(x + px * k, y + py * k) for px, py in pts]
    f.lay(q([(-.5, -.56), (.5, -.56), (.62, .1), (.72, .6), (.12, .66), (0, .12), (-.12, .66), (-.72, .6), (-.62, .1)]), c, .045, .06, folds=.008, fold=(.12, 1, 2), wobble=.003); f.lay(q([(-.505, -.58), (.505, -.58), (.52, -.42), (-.52, -.42)]), fabric(.3, [(ONE, .9, 0)], rib=.004), .016, .02, wobble=.001); [f.crease(*q([(s * .5, -.36), (s * .66, -.02)]), .008, .014) for s in (-1, 1)]; f.crease(*q([(0, -.42), (0, .12)]), .008, .012)
    for s in (-1, 1): f.stitch(q([(s * .7, .54), (s * .13, .6)]), cuff); cord(f, q([(s * .02, -.48), (s * .07, -.3), (s * .06, -.1)]), .012 * k, '#f4f1ea', 0, .1)
def shorts(name): f = Flat(); shorts_at(f, fabric(.4, weave=.0006, seed=81), 0, 0, 1.1); save(name, f, .01, fill=.82)
def shorts_set(name):
    f = Flat(); c, d = fabric(.4, seed=82), fabric(.4, [(ONE, .4, 0)], seed=83); shorts_at(f, d, .32, .44, .62); q = lambda pts: [(x * .74 - .24, y * .74 - .26) for x, y in pts]
    for s in (-1, 1): f.lay(q([(s * .44, -.62), (s * .5, -.56), (s * .82, -.3), (s * .67, -.08), (s * .46, -.22)]), d, .03, .05, deg=s * 38, wobble=.003)
    f.lay(q(both([(.19, -.76), (.36, -.7), (.48, -.6), (.49, -.2), (.505, .3), (.51, .66), (.26, .69)])), c, .035, .05, folds=.006, fold=(.12, 1.2, 2.2), wobble=.003); hole(f, q(ell(0, -.765, .18, .125, 0, 180)), d); f.lay(q(ell(0, -.765, .2, .15, 0, 180) + ell(0, -.765, .155, .105, 180, 0)), d, .012, .012, wobble=.0005); f.stitch(q([(-.5, .635), (0, .662), (.5, .635)]), .75); im = Image.new('L', (M, M)); motif(ImageDraw.Draw(im), 'flower', (M * .38, M * .35), M * .09, 255, 120, 0); m = np.asarray(im, np.float32)[..., None] / 255 * .9; f.fixed = f.fixed * (1 - m) + inked('#f4eee0') * m; f.share *= 1 - m[..., 0]; save(name, f, .01, fill=.84)
ITEMS.update({'fan': fan, 'fan-pedestal': lambda n: fan(n, True), 'iron': iron, 'iron-steam': lambda n: iron(n, True), 'dryer': dryer, 'trimmer': trimmer, 'trimmer-kit': lambda n: trimmer(n, True), 'cooking': pan, 'laptop': laptop, 'desktop-computer': desktop, 'printer': printer, 'camera': camera, 'camera-with-flash': instant, 'teddy-bear': teddy, 'elephant': elephant, 'automobile': car, 'locomotive': engine, 'planter-zigzag': palm, 'diya-lamp': diyas, 'shorts': shorts, 'shorts-set': shorts_set})
if __name__ == '__main__': run()
