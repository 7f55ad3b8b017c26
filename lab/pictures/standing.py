"""Turned and boxed things that stand, seen from a little above the height of a table, by artwork. Run with plain python: standing.py [NAME …]"""
from turned import *
BEND = .2
def vessel(f, x, foot, high, parts, top=None, bend=BEND, lift=0):
    """a turned thing on its foot; parts from the foot (0) to the top (1): (from, to, radius, radius at the end, colour, metal); rings are seen from above; top: the colour of what closes it, or (rim, inside)"""
    rr = lambda t: t[2](np.linspace(0, 1, 60)).max() if callable(t[2]) else max(t[2], t[3]); R = max(rr(t) for t in parts); w = window(x - R, foot - high - R * bend, x + R, foot + R * bend); e = X[w] - x; s0 = (foot - Y[w]) / high; end = parts[-1][3] if not callable(parts[-1][2]) else float(parts[-1][2](np.array(1.))); h0 = lambda r: lift + .6 * r + np.sqrt((r * r - e * e).clip(0))
    def close():
        if end <= .01: return
        rim, inside = top if isinstance(top, tuple) else (top, top); d = np.hypot(e / end, (Y[w] - foot + high) / (end * bend)); put(f, w, np.clip((1 - d) * end * bend * M / 2 + .5, 0, 1), lift + .6 * end + .3 * (foot - high - Y[w]), rim)
        if isinstance(top, tuple): d = np.hypot(e / (end * .93), (Y[w] - foot + high) / (end * .9 * bend)); put(f, w, np.clip((1 - d) * end * bend * M / 2 + .5, 0, 1), lift + .3 * end - .8 * e, inside)
    for t0, t1, r0, r1, *look in parts:
        def radius(s): k = ((s - t0) / (t1 - t0)).clip(0, 1); return r0(k) if callable(r0) else r0 + (r1 - r0) * k
        r = radius(s0); z = s0
        for _ in range(2): z = s0 + bend * np.sqrt((r * r - e * e).clip(0)) / high; r = radius(z)
        a = np.clip((r - np.abs(e)) * M / 2 + .5, 0, 1) * np.clip(np.minimum(z - t0 + 1e-4, t1 - z) * high * M / 2 + .5, 0, 1); colour, metal = (*look, None, 0)[:2] if look else (None, 0); rt = float(radius(np.array(t1))); yt = foot - t1 * high
        if rt > .012: d = np.hypot(e / rt, (Y[w] - yt) / (rt * bend)); put(f, w, np.clip((1 - d) * rt * bend * M / 2 + .5, 0, 1), lift + .6 * rt + .3 * (yt - Y[w]), colour, 0, 1.08)
        put(f, w, a, h0(r), colour, 0, bands(e / np.maximum(r, 1e-3)) if metal else 1)
    if top: close()
def bands(x):
    """what polished metal mirrors of a studio: a window at the left, black cards, a strip at the right"""
    return .74 + .5 * np.exp(-((x + .5) / .15) ** 2) - .3 * np.exp(-((x + .1) / .2) ** 2) + .5 * np.exp(-((x - .66) / .12) ** 2) - .3 * np.exp(-((x - .9) / .1) ** 2) + .1 * np.exp(-((x + .92) / .08) ** 2)
def wrapped(f, x, y, r, h, im, deg=150, bend=BEND, base=None):
    """prints a picture around a cylinder: its middle at (x, y), h high, over so many degrees"""
    w = window(x - r, y - h / 2, x + r, y + h / 2 + r * bend); e = (X[w] - x) / r; c = np.sqrt((1 - e * e).clip(0)); u = np.arcsin(e.clip(-1, 1)) / math.radians(deg) + .5; v = (Y[w] - bend * r * c - y) / h + .5; t = np.asarray(im.convert('RGBA'), float) / 255; a = ((u > 0) & (u < 1) & (v > 0) & (v < 1) & (np.abs(e) < 1)).astype(float); at = [np.clip(v * im.height, 0, im.height - 1), np.clip(u * im.width, 0, im.width - 1)]; q = np.stack([map_coordinates(t[..., j], at, order=1) for j in range(4)], -1); a = a * q[..., 3]
    f.fixed[w] = f.fixed[w] * (1 - a[..., None]) + lin(q[..., :3]) * a[..., None]; f.share[w] *= 1 - a; f.metal[w] *= 1 - a
def stencil(W, H, draw): im = Image.new('RGBA', (W, H), (0, 0, 0, 0)); draw(ImageDraw.Draw(im), W, H); return im
def sheen(f, x, y0, y1, w=.02, k=.35):
    """the long light of a window on what is glossy"""
    m = np.exp(-((X - x) / w) ** 2) * np.clip((Y - y0) / .08, 0, 1) * np.clip((y1 - Y) / .08, 0, 1) * (f.a > .5) * k; f.fixed = f.fixed * (1 - m[..., None]) + m[..., None] * .9; f.share *= 1 - m
def stand(name, f, gloss=.1, tinted=True, fill=.8, spread=1.0, low=1):
    """as save(), but the thing stands: its shadow lies below it on the table; low: the depth of the shadow, 1 for what is round"""
    light = f.light
    def lit(g):
        L, shine, glint, S = light(g); on = f.a > .5; ys, xs = np.where(on.any(1))[0], np.where(on.any(0))[0]; end = ys[-1]; foot = on[max(0, end - 60):end + 1].any(0); c = np.where(foot)[0]; mid, half = (c[0] + c[-1]) / 2 / M * 2 - 1, (c[-1] - c[0]) / M * spread; y = end / M * 2 - 1; d = np.hypot((X - mid - .03) / (half * 1.12), (Y - y + .02) / ((.05 + .07 * half) * low)); e = np.hypot((X - mid - .14 * low) / (half * 1.5), (Y - y) / ((.1 + .14 * half) * low)); S = np.clip(.95 * np.exp(-d ** 4) + .4 * np.exp(-e ** 2), 0, 1) * (Y > y - .3); return L, shine, glint, S
    f.light = lit; save(name, f, gloss, tinted, fill)
def bow(r0, r1, k=.5): return lambda q: r0 + (r1 - r0) * q ** k
# ------------------------------------------------------------ cosmetics
def polish(name):
    f = Flat(); f.power = 40
    for x, k in ((-.3, 1), (.3, 1)):
        vessel(f, x, .72, .72, [(0, .06, bow(.2, .25, .5), .25), (.06, .86, .25, .25), (.86, 1, lambda q: .25 - .13 * q ** 2, .12)]); vessel(f, x, .02, .8, [(0, .04, .125, .125, '#c9a25a', 1), (.04, .9, .125, .1, BLACK), (.9, 1, lambda q: .1 * np.sqrt((1 - q * q * .6).clip(0)), .06, BLACK)], BLACK, .16); sheen(f, x - .16, .16, .66, .02, .5); sheen(f, x - .06, -.7, 0, .014, .25)
        wrapped(f, x, .42, .25, .26, stencil(360, 190, lambda d, W, H: (mark(d, (W / 2, H * .3), H * .24, '#ffffff'), text(d, (W / 2, H * .74), 'GLOSSY', 'gothic', H * .2, '#ffffff', track=8))), 120)
    stand(name, f, .5)
def lipstick(name):
    f = Flat(); f.power = 40; vessel(f, -.24, .74, 1.42, [(0, .44, .17, .17, '#1b1b1e'), (.44, .48, .172, .172, '#caa15a', 1), (.48, .66, .145, .145, '#caa15a', 1), (.66, .86, .115, .115)]); w = window(-.36, -.74, -.12, -.4); e = X[w] + .24; top = -.62 - .1 * (1 - ((e + .115) / .23)) + .0; edge_ = -.56 + (e / .115) * -.1; a = np.clip((.115 - np.abs(e)) * M / 2, 0, 1) * np.clip((Y[w] - edge_ + .06) * M / 2, 0, 1) * np.clip((-.44 - Y[w]) * M / 2, 0, 1); put(f, w, a, .07 + np.sqrt((.115 ** 2 - e * e).clip(0))); cut_ = np.hypot((e - .0) / .112, (Y[w] - edge_ + .0) / .085) < 1; put(f, w, (cut_ & (np.abs(e) < .113)).astype(float), .2 + .5 * e - .3 * Y[w], None, 0, 1.12)
    vessel(f, .3, .74, .74, [(0, .06, .175, .175, '#caa15a', 1), (.06, .97, .175, .175, '#1b1b1e'), (.97, 1, .175, .165, '#1b1b1e')], '#2a2a2e'); sheen(f, .2, .06, .7, .016, .3); sheen(f, -.34, .16, .7, .016, .3); sheen(f, -.3, -.4, -.22, .012, .3)
    wrapped(f, .3, .36, .175, .2, stencil(260, 200, lambda d, W, H: mark(d, (W / 2, H / 2), H * .42, '#caa15a')), 90); stand(name, f, .4)
def baby_bottle(name, steel=False):
    f = Flat(); f.power = 40; vessel(f, 0, .78, 1.02, [(0, .05, bow(.26, .32), .32, '#c3c6cb', 1), (.05, .86, .32, .32, '#cfd2d6', 1), (.86, 1, lambda q: .32 - .06 * q ** 2, .26, '#c3c6cb', 1)] if steel else [(0, .05, bow(.26, .32), .32, '#dfe8ea'), (.05, .72, .32, .32, '#f6f3ea'), (.72, .86, .32, .32, '#e3edf0'), (.86, 1, lambda q: .32 - .06 * q ** 2, .26, '#e3edf0')], '#f4f8f9'); vessel(f, 0, -.22, .22, [(0, .9, .29, .28, '#4f9fc4'), (.9, 1, .28, .24, '#4f9fc4')], '#6fb5d3'); f.h += np.where((Y < -.2) & (Y > -.4) & (np.abs(X) < .29), .006 * np.cos(np.arcsin((X / .29).clip(-1, 1)) * 40), 0); vessel(f, 0, -.42, .34, [(0, .1, .2, .19, '#e6c9a0'), (.1, .55, lambda q: .19 - .11 * q ** .6, .08, '#e6c9a0'), (.55, 1, lambda q: .08 * (1 - (q * .98) ** 4) ** .5 + .012 * np.sin(q * 3), .01, '#e6c9a0')])
    def scale(d, W, H):
        for i in range(11): y = H * (.05 + .085 * i); d.line((W * .1, y, W * (.3 if i % 2 == 0 else .2), y), fill='#2f7fa8', width=5); (i % 2 == 0) and text(d, (W * .42, y), str(240 - i * 20), 'sansr', H * .05, '#2f7fa8')
        mark(d, (W * .72, H * .3), H * .1, '#2f7fa8'); text(d, (W * .72, H * .5), 'ml', 'gothic', H * .07, '#2f7fa8')
    wrapped(f, 0, .36, .32, .68, stencil(500, 620, scale), 120); steel or [sheen(f, x, -.1, .7, w, k) for x, w, k in ((-.22, .022, .6), (.24, .014, .4))]; stand(name, f, .3, tinted=False)
# ------------------------------------------------------------ kitchen
def steel_bottle(name, copper=False):
    f = Flat(); f.power = 26; c = ('#b9683c', 1) if copper else (None, 0); vessel(f, 0, .84, 1.36, [(0, .05, .29, .3, '#b9bdc2' if not copper else '#b9683c', 1), (.05, .8, .3, .3, *c), (.8, 1, lambda q: .3 - .13 * (.5 - .5 * np.cos(q * math.pi)), .17, *c)]); vessel(f, 0, -.5, .34, [(0, .12, .16, .16, '#c9cdd2' if not copper else '#a9582c', 1), (.12, .9, .19, .185, '#b9bdc2' if not copper else '#b9683c', 1), (.9, 1, lambda q: .185 * np.sqrt((1 - .5 * q * q)), .13, '#b9bdc2' if not copper else '#b9683c', 1)], '#d3d6da' if not copper else '#c9784c')
    if copper: g = gaussian_filter(np.random.default_rng(4).normal(size=(M, M)), M * .013); on = (f.a > .5) & (Y > -.3) & (np.abs(X) < .27); f.h += np.where(on, .0016 * g / g.std(), 0)
    else: sheen(f, -.18, -.3, .74, .022, .35)
    ink = '#f4f1ea' if not copper else '#6a2f14'; wrapped(f, 0, .2, .3, .42, stencil(400, 420, lambda d, W, H: (mark(d, (W / 2, H * .3), H * .2, ink), text(d, (W / 2, H * .68), 'STEEL' if not copper else 'COPPER', 'gothic', H * .12, ink, track=10), text(d, (W / 2, H * .86), 'स्टील' if not copper else 'ताँबा', 'deva', H * .1, ink))), 100); stand(name, f, .22, tinted=not copper)
def mug(name, stripes=True):
    f = Flat(); f.power = 34
    cord(f, [(.34, -.26), (.52, -.3), (.68, -.14), (.64, .16), (.48, .36), (.32, .38)], .058, None if not stripes else '#f3f0e8', 0, .1); rows = [(0, .04, bow(.36, .42), .42, '#f3f0e8'), (.04, .2, .42, .43, '#f3f0e8')]
    for i in range(5): a = .2 + i * .14; rows += [(a, a + .07, .43, .43, None), (a + .07, a + .14, .43, .43, '#f3f0e8')]
    vessel(f, -.06, .6, 1.1, rows + [(.9, 1, .43, .43, '#f3f0e8')], ('#f7f5ef', '#cfc9bd')); sheen(f, -.3, -.3, .56, .03, .4); stand(name, f, .26)
def kulhads(name):
    f = Flat(); f.power = 8; r = np.random.default_rng(5)
    for y, xs in ((.02, (-.56, 0, .56)), (.6, (-.52, .04, .6))):
        for x in xs: vessel(f, x, y, .62, [(0, .1, .16, .165, '#a8562f'), (.1, .16, .165, .18, '#9a4c28'), (.16, .82, lambda q: .18 + .075 * q ** .8, .255, '#b25f35'), (.82, .88, .255, .26, '#e9dcc6'), (.88, 1, .26, .265, '#b25f35')], ('#b8683e', '#6a3219'))
    g = gaussian_filter(r.normal(size=(M, M)), (1, 7)); f.h += np.where(f.a > .5, .0022 * g / g.std(), 0); stand(name, f, .02, tinted=False, fill=.82)
def teapot(name):
    f = Flat(); f.power = 34; cord(f, [(.34, .14), (.62, .08), (.72, -.2), (.9, -.4)], .085, None, 0, .06); cord(f, [(-.34, -.22), (-.62, -.32), (-.8, -.04), (-.66, .28), (-.36, .34)], .055, None, 0, .06); vessel(f, 0, .56, .84, [(0, .06, .3, .3, '#efe9dc'), (.06, 1, lambda q: .5 * np.sqrt((1 - ((q - .46) / .62) ** 2).clip(0)), .26)]); vessel(f, 0, -.24, .16, [(0, .2, .29, .3), (.2, 1, lambda q: .3 * np.sqrt((1 - q * q).clip(0)), .02)]); orb(f, (0, -.44), .06, '#caa15a', .2); sheen(f, -.24, -.2, .4, .05, .35)
    wrapped(f, 0, .14, .46, .36, stencil(600, 240, lambda d, W, H: pattern(d, (0, H * .2, W, H * .6), 'flower', H * .62, H * .26, '#f6ead8', '#e8c15a', '#f6ead8')), 150); stand(name, f, .3)
def cooker(name):
    f = Flat(); f.power = 18; m = ('#c9ccd0', 1)
    rod(f, (.36, -.2), (.98, -.3), [(0, .9, .075, .085, BLACK), (.9, 1, tip(.085), 0, BLACK)], .1); rod(f, (.4, .02), (.96, -.1), [(0, .9, .07, .08, BLACK), (.9, 1, tip(.08), 0, BLACK)], .05); cord(f, [(-.56, .0), (-.76, -.02), (-.76, .16), (-.56, .16)], .05, BLACK, 0, .1)
    vessel(f, -.08, .66, .76, [(0, .1, bow(.46, .5), .5, '#a4a8ad', 1), (.1, .94, .5, .5, *m), (.94, 1, .53, .53, '#b4b8bd', 1)]); vessel(f, -.08, -.1, .26, [(0, .26, .55, .55, '#d4d6da', 1), (.26, 1, lambda q: .54 * np.sqrt((1 - q ** 2 * .93).clip(0)), .14, *m)]); vessel(f, -.08, -.34, .3, [(0, .2, .1, .09, '#d9dbde', 1), (.2, .4, .035, .035, '#b4b8bd', 1), (.4, .85, .075, .085, BLACK), (.85, 1, .06, .04, BLACK)]); orb(f, (-.36, -.3), .05, '#b3261e', .4)
    wrapped(f, -.08, .3, .5, .26, stencil(620, 240, lambda d, W, H: (mark(d, (W / 2, H * .34), H * .28, '#5a5f66'), text(d, (W / 2, H * .82), 'PRESSURE COOKER', 'gothic', H * .17, '#5a5f66', track=8))), 90); stand(name, f, .12, tinted=False, fill=.84)
def kadhai(name, iron=False):
    f = Flat(); f.power = 20
    for s in (-1, 1): cord(f, [(s * .6, -.04), (s * .84, -.12), (s * .93, .02), (s * .84, .14), (s * .62, .1)], .045, BLACK if not iron else '#33353a', 0, .06)
    body = ('#3a3c41', .3) if iron else (None, 0); vessel(f, 0, .52, .58, [(0, .05, .32, .34, '#26272b' if not iron else '#333539'), (.05, .93, lambda q: .34 + .34 * np.sin(q * math.pi / 2) ** .85, .68, *body), (.93, 1, .7, .7, *(('#2a2c30', 0) if not iron else ('#45474d', .3)))], ('#55585e', '#232428') if iron else '#c9ccd0')
    if not iron: vessel(f, 0, -.1, .2, [(0, .2, .69, .68, '#c9ccd0', 1), (.2, 1, lambda q: .66 * np.sqrt((1 - q ** 2).clip(0)) + .001, .02, '#56605f')]); vessel(f, 0, -.28, .17, [(0, .2, .05, .04, '#c9ccd0', 1), (.2, 1, lambda q: .05 + .07 * np.sin(q * 2.2), .1, BLACK)], '#26272b'); sheen(f, -.3, -.24, -.08, .05, .4)
    else: g = gaussian_filter(np.random.default_rng(4).normal(size=(M, M)), 1.6); f.h += np.where(f.a > .5, .0016 * g / g.std(), 0)
    stand(name, f, .1, tinted=not iron, fill=.84)
def tiffin(name):
    f = Flat(); f.power = 18; m = ('#c9ccd0', 1); cord(f, [(-.43, .62), (-.45, -.5), (-.3, -.78), (0, -.82), (.3, -.78), (.45, -.5), (.43, .62)], .03, '#aeb2b8', 1, .1); rod(f, (-.22, -.82), (.22, -.82), [(0, .1, butt(.05), .05), (.1, .9, .055, .055), (.9, 1, tip(.05), 0)], .1)
    for y in (.78, .4, .02): vessel(f, 0, y, .36, [(0, .08, bow(.36, .39), .39, *m), (.08, .84, .39, .39, *m), (.84, .9, .405, .405, '#a4a8ad', 1), (.9, 1, .405, .405, '#dadcdf', 1)], '#b4b8bd')
    vessel(f, 0, -.34, .16, [(0, .3, .41, .41, *m), (.3, 1, lambda q: .4 * np.sqrt((1 - q ** 2 * .9).clip(0)), .12, *m)]); orb(f, (0, -.53), .06, None, .3)
    for s in (-1, 1): f.lay(rounded(s * .43 - .045, -.28, s * .43 + .045, .7, .02), flat(), .3, .03, wobble=0, sunk=1)
    stand(name, f, .16)
def kettle(name):
    f = Flat(); f.power = 20; cord(f, [(.3, -.46), (.66, -.5), (.72, -.1), (.62, .4), (.44, .5)], .07, BLACK, 0, .08); f.lay(P_((-.28, -.43), (-.44, -.46), (-.52, -.46), (-.5, -.38), (-.42, -.16), (-.3, -.1)), flat(), .2, .1, wobble=0)
    vessel(f, 0, .8, .16, [(0, 1, .47, .45, BLACK)]); vessel(f, 0, .68, 1.16, [(0, .05, .42, .43, '#2a2b2e'), (.05, .92, lambda q: .44 - .1 * q ** 1.4, .34), (.92, 1, .345, .34, BLACK)]); vessel(f, 0, -.46, .14, [(0, 1, lambda q: .33 * np.sqrt((1 - q * q).clip(0)), .02, BLACK)]); orb(f, (0, -.62), .05, '#3a3b3f', .2); sheen(f, -.26, -.36, .58, .035, .45); sheen(f, .26, -.3, .58, .016, .25)
    wrapped(f, 0, .3, .42, .3, stencil(400, 260, lambda d, W, H: mark(d, (W / 2, H * .5), H * .34, '#f4f4f2')), 80); stand(name, f, .2)
P_ = lambda *p: [tuple(v) for v in spline(p, 60)]
def mixer(name):
    f = Flat(); f.power = 24; cord(f, [(.26, -.66), (.52, -.66), (.54, -.3), (.26, -.1)], .055, BLACK, 0, .1); vessel(f, 0, .02, .8, [(0, .1, .2, .21, BLACK), (.1, .94, lambda q: .21 + .1 * q, .31, '#c9ccd0', 1), (.94, 1, .32, .32, '#dcdee1', 1)]); vessel(f, 0, -.74, .16, [(0, .4, .33, .32, BLACK), (.4, 1, .2, .16, BLACK)], '#2f3033')
    f.lay(P_((-.24, .0), (-.3, .1), (-.46, .5), (-.52, .8), (-.3, .84), (.3, .84), (.52, .8), (.46, .5), (.3, .1), (.24, .0), (0, -.02)) , flat(), .3, .22, wobble=0); f.lay(rect(-.53, .79, .53, .85), flat('#2a2b2e'), .2, .04, wobble=0)
    vessel(f, 0, .06, .1, [(0, 1, .25, .23, '#2a2b2e')]); orb(f, (0, .46), .15, '#d5d8dc', .24, .25); orb(f, (0, .46), .105, '#26272b', .28, .4); f.lay(rect(-.012, .37, .012, .44), flat('#f4f4f2'), .01, .01, wobble=0)
    for i in range(4): t = math.radians(-50 + i * 33 - 90 + 0); text_at(f, (.19 * math.cos(t), .46 + .19 * math.sin(t)), ('P', '0', '1', '2')[i], .035)
    wrapped(f, 0, .7, .5, .1, stencil(300, 60, lambda d, W, H: text(d, (W / 2, H / 2), 'MIXER', 'gothic', H * .6, '#ffffff', track=10)), 60, 0); sheen(f, -.2, -.7, -.1, .03, .3); stand(name, f, .16, fill=.82)
def text_at(f, at, s, size, colour='#ffffff', face='gothic'):
    im = Image.new('L', (M, M)); text(ImageDraw.Draw(im), ((at[0] + 1) * M / 2, (at[1] + 1) * M / 2), s, face, size * M / 2, 255); m = np.asarray(im, np.float32) / 255; f.fixed = f.fixed * (1 - m[..., None]) + inked(colour) * m[..., None]; f.share *= 1 - m
def jars(name):
    f = Flat(); f.power = 40
    for x, y, r, h, c, seed, q in ((-.5, .56, .3, .8, '#d99a2b', 1, 2.2), (.14, .66, .33, 1.0, '#f0ead8', 2, 1.4), (.68, .56, .24, .62, '#7a2f1c', 3, 2.6)):
        g = gaussian_filter(np.random.default_rng(seed).normal(size=(M, M)), q * 1.4); g /= g.std(); vessel(f, x, y, h, [(0, .03, r * .96, r, '#dfe6e6'), (.03, .74, r, r, c), (.74, .9, r, r, '#e4eaea'), (.9, 1, lambda k, r=r: r - r * .12 * k, r * .88, '#dfe6e6')], '#eef2f2'); on = (np.abs(X - x) < r * .985) & (Y < y - .02) & (Y > y - h * .72); f.h += np.where(on, .004 * g, 0); f.fixed *= np.where(on, 1 + .1 * g, 1)[..., None]; vessel(f, x, y - h, .17, [(0, .2, r * .86, r * .92, '#b9854a'), (.2, 1, r * .94, r * .94, '#c79356')], '#d3a468'); sheen(f, x - r * .7, y - h * .9, y - .05, .018, .6); sheen(f, x + r * .78, y - h * .9, y - .05, .01, .35)
    stand(name, f, .3, tinted=False, fill=.84)
def containers(name):
    f = Flat(); f.power = 30
    for x, y, r, h in ((-.46, .56, .32, .92), (.34, .56, .3, .66), (.2, .72, .26, .4)): vessel(f, x, y, h, [(0, .04, r * .95, r, '#eceeec'), (.04, 1, r, r, '#e9ece9')], '#f4f4f2'); vessel(f, x, y - h, .13, [(0, .9, r * 1.03, r * 1.03), (.9, 1, r * 1.03, r * .98)], None); w = window(x - r, y - h - .13 - r * .2, x + r, y - h - .13 + r * .2); d = np.hypot((X[w] - x) / r, (Y[w] - y + h + .13) / (r * BEND)); put(f, w, np.clip((1 - d) * r * BEND * M / 2, 0, 1), .9 * r + .2 * (y - Y[w]), None, 0, 1.1); sheen(f, x - r * .7, y - h, y - .05, .02, .6)
    stand(name, f, .2, fill=.84)
# ------------------------------------------------------------ pooja, light, play, travel
def bell(name):
    f = Flat(); f.power = 20; b = (BRASS, 1); vessel(f, 0, .74, .84, [(0, .06, .5, .5, *b), (.06, .12, .47, .46, '#8a6420', 1), (.12, .86, lambda q: .2 + .26 * (1 - q) ** 1.6 + .05 * (1 - q), .2, *b), (.86, 1, lambda q: .2 * np.sqrt((1 - q * q).clip(0)) + .05, .05, *b)]); vessel(f, 0, -.1, .74, [(0, .1, .05, .1, *b), (.1, .2, .1, .05, *b), (.2, .44, .045, .075, *b), (.44, .52, .09, .09, *b), (.52, .74, .07, .05, *b), (.74, .84, .1, .1, *b), (.84, 1, lambda q: .09 * (1 - q * q).clip(0) ** .5, .0, *b)]); stand(name, f, .16, tinted=False)
def candle(name):
    f = Flat(); f.power = 36; vessel(f, 0, .66, 1.0, [(0, .05, .44, .46, '#cfd6d4'), (.05, .84, .46, .46, '#e9e0ee'), (.84, 1, .46, .46, '#dfe6e4')], ('#eef2f1', '#efe8f2')); cord(f, [(0, -.3), (.01, -.4)], .012, '#2a2420', 0, .3, smooth=False); glow = np.hypot((X - .01) / .075, (Y + .52) / np.where(Y > -.52, .09, .17)); a = np.clip((1 - glow) * 8, 0, 1); w = np.s_[:, :]; put(f, w, a, f.h + .001, '#ffd98a'); f.fixed = f.fixed * (1 - a[..., None]) + (inked('#fff3d0') * 1.2 * np.clip(1.2 - glow, 0, 1)[..., None] + inked('#f7a83c') * np.clip(glow, 0, 1)[..., None]) * a[..., None]
    def lab(d, W, H): d.rounded_rectangle((0, 0, W, H), 16, fill='#faf7f1'); d.rounded_rectangle((14, 14, W - 14, H - 14), 10, outline='#7a5a9a', width=4); motif(d, 'sprig', (W / 2, H * .3), H * .18, '#7a5a9a', '#9a7fb8', '#faf7f1'); text(d, (W / 2, H * .6), 'Lavender', 'pali', H * .15, '#4a3568'); text(d, (W / 2, H * .76), 'लैवेंडर', 'devas', H * .11, '#7a5a9a'); text(d, (W / 2, H * .89), 'SOY WAX', 'gothic', H * .06, '#4a3568', track=6)
    wrapped(f, 0, .16, .46, .56, stencil(460, 460, lab), 78); sheen(f, -.34, -.24, .6, .026, .5); sheen(f, .38, -.24, .6, .014, .4); stand(name, f, .3, tinted=False, fill=.82)
def lamp(name):
    f = Flat(); f.power = 12; vessel(f, 0, .84, .12, [(0, 1, .34, .32, '#9a6a36')], '#b07c44'); vessel(f, 0, .74, .78, [(0, .14, .1, .06, '#9a6a36'), (.14, .5, lambda q: .06 + .12 * np.sin(q * math.pi), .06, '#a8763c'), (.5, .6, .08, .08, '#8a5a2c'), (.6, 1, .05, .045, '#9a6a36')]); g = oak((.8, .8), '#b07c44', '#8a5a2c')(X, Y)[0]; on = f.a > .5; f.fixed = np.where(on[..., None], g, f.fixed)
    cloth = fabric((.3, .3), [(drop('disc', 3, .2, second=255), CREAM, 0)], weave=.0005, threads=80); k = (lambda q: .56 - .2 * q); vessel(f, 0, .14, .86, [(0, .03, .57, .57, '#efe6d4'), (.03, .97, k, .36), (.97, 1, .37, .37, '#efe6d4')], ('#efe6d4', '#fff3d0')); on = (f.share > .5); q = cloth(X * 1.2, Y - .1 * np.sqrt((1 - (X / .56) ** 2).clip(0))); f.fixed = np.where(on[..., None], q[0], f.fixed); f.share = np.where(on, q[1], f.share); f.bump = np.where(on, q[2], f.bump); warm = np.exp(-(X / .4) ** 2 - ((Y + .2) / .4) ** 2) * on; f.fixed += (inked('#ffcf86') * .16) * warm[..., None]; stand(name, f, .02)
def bucket(name):
    f = Flat(); f.power = 26; cord(f, [(-.5, -.2), (-.4, -.62), (0, -.82), (.4, -.62), (.5, -.2)], .02, '#b4b8bd', 1, .1)
    for x, c, k in ((-.26, '#c79356', 'fork'), (.02, '#c79356', 'spoon'), (.28, '#c79356', 'rake')): rod(f, (x, .1), (x * 1.25, -.62), [(0, .55, .03, .03, '#6a7078', 1), (.55, .6, .045, .045, '#4a4e55', 1), (.6, .95, .05, .05, c), (.95, 1, tip(.05), 0, c)], .05)
    vessel(f, 0, .76, .96, [(0, .06, .38, .38), (.06, .9, .38, .53), (.9, .95, .56, .56), (.95, 1, .55, .55)]); f.lay(rounded(-.57, -.24, -.47, -.1, .03), flat(), .3, .03, wobble=0); f.lay(rounded(.47, -.24, .57, -.1, .03), flat(), .3, .03, wobble=0); sheen(f, -.34, -.1, .7, .04, .35); wrapped(f, 0, .26, .48, .3, stencil(400, 260, lambda d, W, H: motif(d, 'sprout', (W / 2, H * .5), H * .4, '#ffffff', '#f0f4e6', '#ffffff')), 70); stand(name, f, .12)
def dolls(name):
    f = Flat(); f.power = 34; faces = Image.new('RGBA', (300, 300), (0, 0, 0, 0)); d = ImageDraw.Draw(faces); d.ellipse((30, 20, 270, 280), fill='#f0cfa0')
    for s in (-1, 1): d.ellipse((150 + s * 48 - 14, 120, 150 + s * 48 + 14, 150), fill='#241a14'); d.arc((150 + s * 48 - 30, 92, 150 + s * 48 + 30, 140), 200, 340, fill='#241a14', width=6); d.ellipse((150 + s * 78 - 18, 168, 150 + s * 78 + 18, 200), fill='#e89a86')
    d.ellipse((139, 84, 161, 106), fill='#c8321f'); d.arc((115, 170, 185, 226), 20, 160, fill='#b3241f', width=9); d.pieslice((26, 4, 274, 190), 195, 345, fill='#241a14')
    for x, k in ((-.62, 1.0), (-.1, .82), (.3, .64), (.6, .48), (.83, .34)):
        h = 1.3 * k; r = .27 * k; vessel(f, x, .62, h, [(0, .05, r * .8, r * .86, '#e8c15a'), (.05, .5, lambda q, r=r: r * (.86 + .2 * np.sin(q * 2.4)), r), (.5, .53, r * .98, r * .96, '#e8c15a'), (.53, .64, lambda q, r=r: r * (.96 - .22 * q), r * .74), (.64, 1, lambda q, r=r: r * .8 * np.sqrt((1 - ((q - .4) / .61) ** 2).clip(0)) + .002, .01)]); wrapped(f, x, .62 - h * .81, r * .78, h * .24, faces, 96, .05); wrapped(f, x, .62 - h * .26, r, h * .3, stencil(300, 200, lambda d, W, H: (motif(d, 'flower', (W / 2, H / 2), H * .44, '#f6ead8', '#e8a03c', '#2f6a3c'), [motif(d, 'leaf', (W / 2 + s * W * .32, H / 2), H * .24, '#2f6a3c', '#2f6a3c', '#f6ead8') for s in (-1, 1)])), 120); sheen(f, x - r * .55, .62 - h * .5, .55, .02 * k, .4)
    stand(name, f, .35, fill=.86)
def nested_speaker(name):
    f = Flat(); f.power = 20; cloth = fabric(.05, [(np.clip((.3 - np.hypot(GU % .5 - .25, GV % .5 - .25) * 2) * 12, 0, 1), .55, -.001)], weave=.0005, threads=120); vessel(f, 0, .66, 1.24, [(0, .06, .4, .42, '#2a2b2e'), (.06, .94, .43, .43), (.94, 1, .42, .4, '#2a2b2e')], '#35363a'); on = f.share > .5; q = cloth(np.arcsin((X / .43).clip(-1, 1)) * .43, Y); f.share = np.where(on, q[1], f.share); f.bump = np.where(on, q[2], f.bump); f.lay(rounded(-.09, -.02, .09, .3, .08), flat('#26272b'), .03, .03, wobble=0, sunk=1); text_at(f, (0, .05), '+', .12); text_at(f, (0, .23), '–', .12); cord(f, [(.42, -.42), (.56, -.3), (.5, -.08), (.43, -.1)], .02, None, 0, .2, twist=90)
    wrapped(f, 0, -.3, .43, .2, stencil(400, 200, lambda d, W, H: mark(d, (W / 2, H / 2), H * .42, '#f4f4f2')), 90); stand(name, f, .03)
def party(name):
    f = Flat(); f.power = 24; f.lay(rounded(-.42, -.84, .42, .82, .07), flat('#1f2024', .0006), .3, .06, wobble=0)
    for y, r in ((-.38, .3), (.36, .36)): f.lay(ell(0, y, r, r), fabric(.2), .02, .03, wobble=0, sunk=1); orb(f, (0, y), r * .88, '#26272b', .34, -.4, .9); orb(f, (0, y), r * .36, '#3a3b40', .3, .5); [orb(f, (r * .95 * math.cos(t), y + r * .95 * math.sin(t)), .012, '#d0d3d8', .34, .3) for t in np.arange(8) * TAU / 8]
    f.lay(rounded(-.36, -.82, .36, -.73, .03), flat('#303238'), .02, .02, wobble=0, sunk=1); [orb(f, (x, -.775), .026, '#cfd3d8', .32, .4) for x in (-.26, -.14)]; text_at(f, (.12, -.775), 'KARAOKE', .05, '#cfd3d8')
    rod(f, (.62, .82), (.62, -.02), [(0, .06, .045, .06, BLACK), (.06, .62, .062, .075, '#2c2d31'), (.62, .7, .1, .1, '#b4b8bd', 1), (.7, 1, lambda q: .13 * np.sqrt((1 - (q * 1.6 - .6) ** 2).clip(0)), .02, '#6a6e75')]); stand(name, f, .08)
ITEMS.update({'nail-polish': polish, 'lipstick': lipstick, 'baby-bottle': baby_bottle, 'bottle-feeding': lambda n: baby_bottle(n, True), 'bottle': steel_bottle, 'bottle-copper': lambda n: steel_bottle(n, True), 'mug-stripes': mug, 'mug': kulhads, 'teapot': teapot, 'pressurecooker': cooker, 'kadhai': kadhai, 'kadhai-iron': lambda n: kadhai(n, True), 'tiffin': tiffin, 'kettle': kettle, 'mixer': mixer, 'jars-glass': jars, 'jars-containers': containers, 'bell': bell, 'candle': candle, 'lamp-dots': lamp, 'bucket': bucket, 'nesting-dolls': dolls, 'speaker': nested_speaker, 'speaker-party': party})
if __name__ == '__main__': run()
