"""Electronics, watches and things of a desk, by artwork. Run with plain python: gadgets.py [NAME …]"""
from standing import *
def plate(f, x0, y0, x1, y1, r, colour=None, thick=.06, edge=.03, metal=0, grain=0, sunk=5): f.lay(rounded(x0, y0, x1, y1, r), flat(colour, grain, metal), thick, edge, wobble=0, sunk=sunk)
def printed_plate(f, x0, y0, x1, y1, r, draw, colour='#101216'): f.lay(rounded(x0, y0, x1, y1, r), paper(draw, (x1 - x0, y1 - y0), colour), .003, .004, at=((x0 + x1) / 2, (y0 + y1) / 2), wobble=0, sunk=1)
ROWS = ['`1234567890-=', 'QWERTYUIOP[]', "ASDFGHJKL;'", 'ZXCVBNM,./']; HINDI = ['ौैाीूबहगदजड़', 'ोे्िुपरकतचट', 'ंमनवलस,.य']
def keyboard(name, kind):
    f = Flat(); f.power = 12; y0 = -.3 if kind != 'combo' else -.42; x1 = .86 if kind != 'combo' else .86; body = None if kind != 'gaming' else None; plate(f, -.86, y0 - .06, x1, y0 + .62, .04, body, .08, .03); legend = '#f2f2f0' if kind != 'light' else '#222'; colours = ['#e0483c', '#e8a03c', '#d8d83c', '#4cc46a', '#3ca8e0', '#8a6ae0', '#e06ac0']
    keys = []; u = 1.66 / 15.2
    for i, row_ in enumerate(ROWS):
        x = -.83 + u * (0, 1.5, 1.8, 2.3)[i]; i and keys.append((-.83, y0 + .1 + u * i, u * (0, 1.45, 1.75, 2.25)[i], ('', 'Tab', 'Caps', 'Shift')[i]))
        for c in row_: keys.append((x, y0 + .1 + u * i, u, c)); x += u
        keys.append((x, y0 + .1 + u * i, .83 - x, ('⌫', '\\', 'Enter', 'Shift')[i] if i != 0 else 'Back'))
    for w, c in ((1.4, 'Ctrl'), (1.3, 'Fn'), (1.3, 'Alt'), (6, ''), (1.3, 'Alt'), (1.3, 'Ctrl'), (1.3, '<'), (1.3, '>')): x = keys[-1][0] + keys[-1][2] if c != 'Ctrl' or keys[-1][3] == 'Alt' else -.83; keys.append((x, y0 + .1 + u * 4, u * w, c))
    for k in range(14): keys.append((-.83 + k * 1.66 / 14, y0 - .01, 1.66 / 14, 'Esc' if k == 0 else f'F{k}' if k < 13 else 'Del'))
    for x, y, w, c in keys:
        col_ = None if kind != 'gaming' else '#26282c'; plate(f, x + .006, y + .006, x + w - .006, y + u - .006, .012, col_ if kind == 'gaming' else None, .035, .018, sunk=1)
    im = Image.new('RGBA', (M, M), (0, 0, 0, 0)); d = ImageDraw.Draw(im); px = lambda v: (v + 1) * M / 2
    for x, y, w, c in keys:
        h = next((HINDI[j][ROWS[j + 1].index(c)] if ROWS[j + 1].index(c) < len(HINDI[j]) else None for j in range(3) if c and len(c) == 1 and c in ROWS[j + 1]), None) if kind == 'hindi' else None
        ink = legend if kind != 'gaming' else colours[int((x + .86) / 1.72 * 6.9)]; text(d, (px(x + (w / 2 if h is None else w * .32)), px(y + u * (.48 if h is None else .36))), c, 'sansr', M / 2 * (.045 if len(c) < 2 else .028) * (1 if h is None else .8), ink)
        if h: text(d, (px(x + w * .66), px(y + u * .64)), h, 'deva', M / 2 * .036, '#ffcf5a')
    q = np.asarray(im, np.float32) / 255; a = q[..., 3]; f.fixed = f.fixed * (1 - a[..., None]) + lin(q[..., :3]) * a[..., None] * (1.5 if kind == 'gaming' else 1); f.share *= 1 - a
    if kind == 'combo': mouse_at(f, .5, .56, .2, .3); orb(f, (-.1, .5), .05, '#26282c', .02, .3); rod(f, (-.16, .5), (-.3, .5), [(0, .5, .035, .035, STEEL, 1), (.5, 1, .05, .05, '#26282c')])
    save(name, f, .05, fill=.9)
def mouse_at(f, x, y, rx, ry):
    o = [(x + rx * math.sin(t) * (1 - .1 * math.cos(t)), y - ry * math.cos(t)) for t in np.linspace(0, TAU, 90, endpoint=False)]; f.lay(o, flat(), .2, rx * .95, wobble=0); f.crease((x, y - ry * .97), (x, y - ry * .62), .012, .008); f.crease((x - rx * .92, y - ry * .12), (x + rx * .92, y - ry * .12), .008, .008); plate(f, x - rx * .11, y - ry * .66, x + rx * .11, y - ry * .26, rx * .1, '#1c1d20', .004, .01, sunk=1); rod(f, (x, y - ry * .6), (x, y - ry * .32), [(0, 1, rx * .07, rx * .07, '#4a4d53')], .2)
def mouse(name):
    f = Flat(); f.power = 12; mouse_at(f, 0, 0, .5, .8); im = Image.new('L', (M, M)); mark(ImageDraw.Draw(im), (M / 2, M * .74), M * .035, 255); m = np.asarray(im, np.float32) / 255; f.fixed += m[..., None] * .35; save(name, f, .07, fill=.78)
def earbuds(name):
    f = Flat(); f.power = 24; f.lay(rounded(-.62, -.05, .62, .84, .34), flat(), .34, .3, wobble=0); f.lay(rounded(-.6, -.78, .6, -.02, .3), flat(), .16, .2, wobble=0); f.lay(rounded(-.54, -.72, .54, -.06, .26), fabric(.3, [(ONE, .7, 0)]), -.03, .06, wobble=0); f.lay(rounded(-.55, -.0, .55, .22, .1), fabric(.3, [(ONE, .75, 0)]), .01, .03, wobble=0, sunk=1); plate(f, -.2, -.06, .2, .0, .02, '#b4b8bd', .05, .02, 1)
    for s in (-1, 1): f.lay(ell(s * .28, .1, .17, .12), flat('#1c1d20'), -.05, .03, wobble=0); rod(f, (s * .3, .12), (s * .24, -.34), [(0, .1, butt(.055), .055), (.1, 1, .055, .06)], .16); orb(f, (s * .25, -.36), .15, None, .18); orb(f, (s * .17, -.42), .085, '#2b2c30', .3)
    orb(f, (0, .5), .022, '#7ef0a0', .66, .2, 0); text_at(f, (0, .66), 'L  ·  R', .05, '#8a8f98'); save(name, f, .22, fill=.76)
def earphones(name):
    f = Flat(); f.power = 24; cord(f, [(-.46, -.5), (-.56, -.2), (-.2, .0), (.0, .16)], .018, None); cord(f, [(.46, -.5), (.56, -.2), (.2, .0), (.0, .16)], .018, None); cord(f, [(0, .16), (-.1, .4), (-.5, .5), (-.7, .7), (-.3, .84), (.2, .6), (.6, .5), (.76, .7)], .02, None, 0, .01); plate(f, -.035, .12, .035, .22, .02, BLACK, .06, .03); plate(f, .42, -.3, .5, -.1, .03, BLACK, .07, .03); orb(f, (.46, -.2), .02, '#c9cdd2', .07, .3, 0); rod(f, (.7, .62), (.84, .8), [(0, .6, .04, .035), (.6, 1, .018, .014, BRASS, 1)])
    for s in (-1, 1): rod(f, (s * .46, -.44), (s * .36, -.66), [(0, .3, .04, .07), (.3, 1, .11, .12)], .02); orb(f, (s * .33, -.72), .12, None, .06); orb(f, (s * .27, -.82), .085, '#2b2c30', .14)
    save(name, f, .18, fill=.8)
def headphone(name):
    f = Flat(); f.power = 22; arch = [(-.6, .1), (-.62, -.3), (-.42, -.68), (0, -.82), (.42, -.68), (.62, -.3), (.6, .1)]; cord(f, arch, .075, None, 0, .1); cord(f, [(x * .93, y * .93 + .0) for x, y in arch[1:-1]], .06, '#26272b', 0, .14)
    for s in (-1, 1): plate(f, s * .61 - .04, -.16, s * .61 + .04, .2, .03, '#b4b8bd', .22, .03, 1); f.lay(rounded(min(s * .3, s * .52), .02, max(s * .3, s * .52), .72, .1), flat('#1f2023', .0003), .34, .12, wobble=0); f.lay([(s * x, y) for x, y in rounded(.48, .0, .78, .74, .13)], flat(), .4, .15, wobble=0); f.lay([(s * x, y) for x, y in rounded(.53, .16, .7, .58, .08)], fabric(.3, [(ONE, .8, 0)]), .012, .02, wobble=0, sunk=1)
    save(name, f, .1, fill=.8)
def charger(name):
    f = Flat(); f.power = 24; cord(f, [(-.1, .4), (-.1, .66), (.2, .78), (.62, .6), (.74, .2), (.5, .0), (.3, .22), (.5, .5), (.8, .36)], .028, None, 0, 0, twist=160); plate(f, -.62, -.5, .16, .3, .14, None, .34, .1); plate(f, -.6, -.46, .14, .02, .1, None, .01, .03, sunk=1)
    for x in (-.4, -.06): rod(f, (x, -.48), (x, -.8), [(0, .3, .05, .05, '#2a2b2e'), (.3, .92, .045, .045, '#c9cdd2', 1), (.92, 1, tip(.045), 0, '#c9cdd2', 1)], .12)
    plate(f, -.2, .26, 0, .46, .04, None, .18, .04); text_at(f, (-.23, -.14), '33 W', .13, '#8a8f98'); plate(f, .74, .28, .9, .4, .03, None, .1, .03); plate(f, .88, .31, .96, .37, .015, '#c9cdd2', .06, .02, 1); save(name, f, .1, fill=.82)
def car_charger(name):
    f = Flat(); f.power = 20; rod(f, (0, -.8), (0, .72), [(0, .3, .29, .27, '#2b2c30', .2), (.3, .33, .29, .29, '#c9cdd2', 1), (.33, .8, .22, .2, '#3a3c41', .6), (.8, .92, .2, .14, '#26272b'), (.92, 1, .06, .05, '#d0d3d8', 1)]); [plate(f, s * .21 - .03, .0, s * .21 + .03, .24, .02, '#c9cdd2', .2, .03, 1) for s in (-1, 1)]; f.lay(ell(0, -.8, .28, .13), flat('#1f2023'), .4, .04, wobble=0); plate(f, -.2, -.84, 0, -.77, .01, '#f08a24', .01, .01); plate(f, .07, -.83, .2, -.78, .03, '#f4f4f2', .01, .01); text_at(f, (0, -.5), 'USB + C', .07, '#c9cdd2'); save(name, f, .12, tinted=False, fill=.78)
def cells(name):
    f = Flat(); f.power = 30; plate(f, -.8, -.56, .3, .66, .1, '#f1efe9', .2, .08); plate(f, -.72, -.46, .22, .46, .05, '#2b2c30', -.05, .03)
    for i in range(6):
        x = (-.6, -.37, -.14, .1, .52, .76)[i]; y = 0 if i < 4 else .1; rod(f, (x, y + .42), (x, y - .42), [(0, .03, .1, .1, '#c9cdd2', 1), (.03, .7, .1, .1, '#2a8a4a'), (.7, .94, .1, .1, '#e8e4d8'), (.94, .96, .1, .1, '#2a8a4a'), (.96, 1, .04, .04, '#d0d3d8', 1)], .04 if i < 4 else 0); text_at(f, (x, y - .28), 'AA', .08, '#1f4a2c')
        i < 4 and orb(f, (x, .56), .018, '#5fe08a', .22, .2, 0)
    save(name, f, .2, tinted=False, fill=.82)
def induction(name):
    f = Flat(); f.power = 60; plate(f, -.72, -.84, .72, .84, .09, '#2a2b2e', .1, .03)
    def top(d, W, H):
        [d.ellipse((W / 2 - r, H * .36 - r, W / 2 + r, H * .36 + r), outline='#c9cdd2', width=4) for r in (W * .36, W * .345, W * .12)]; [d.line((W / 2 + W * .2 * math.cos(t), H * .36 + W * .2 * math.sin(t), W / 2 + W * .3 * math.cos(t), H * .36 + W * .3 * math.sin(t)), fill='#c9cdd2', width=3) for t in np.arange(24) * TAU / 24]
        d.rounded_rectangle((W * .36, H * .73, W * .64, H * .81), 12, fill='#1a0505'); text(d, (W / 2, H * .77), '2000', 'narrow', H * .07, '#ff4a3a')
        for i, (s, c) in enumerate((('–', '#fff'), ('+', '#fff'), ('M', '#ffcf5a'), ('T', '#ffcf5a'), ('ON', '#ff6a5a'))): x = W * (.12 + .19 * i); d.ellipse((x - 34, H * .9 - 34, x + 34, H * .9 + 34), outline='#8a8f98', width=4); text(d, (x, H * .9), s, 'gothic', 34, c)
    printed_plate(f, -.69, -.81, .69, .81, .07, top, '#121316'); g = np.clip(1 - np.abs((X + Y * .5 + .5) / .34), 0, 1) ** .6 * (f.a > .5) * .05; f.fixed += g[..., None]; save(name, f, .12, tinted=False, fill=.8)
def dial_watch(name, strap):
    f = Flat(); f.power = 30; mesh = fabric(.04, [(np.clip(np.sin(GU * TAU * 2) * np.sin(GV * TAU * 2), 0, 1), .6, .0012)], weave=.0008, threads=120) if strap == 'mesh' else fabric(.3, weave=.0004, slub=.05)
    for s in (-1, 1): f.lay([(-.2, s * .3), (.2, s * .3), (.165, s * .97), (0, s * 1.0), (-.165, s * .97)], mesh, .09, .04 if strap != 'mesh' else .02, wobble=0); strap == 'leather' and [f.stitch([(x, s * .4), (x * .84, s * .93)], 1.7, .03, 3) for x in (-.17, .17)]
    if strap == 'leather': [f.lay(ell(0, y, .016, .016), flat('#1d1512'), 0, wobble=0) for y in (.6, .68, .76, .84)]; plate(f, -.19, -.97, .19, -.86, .03, '#b4b8bd', .05, .03, 1); plate(f, -.14, -.94, .14, -.89, .02, '#3a2114', .01, .01)
    case = '#c9cdd2' if strap == 'leather' else None; orb(f, (.46, 0), .055, '#c9cdd2' if strap == 'leather' else None, .06); [f.lay([(s * .24, -.42), (s * .13, -.42), (s * .13, .42), (s * .24, .42)], flat(case, 0, 1 if case else 0), .1, .04, wobble=0) for s in (-1, 1)]; f.lay(ell(0, 0, .44, .44, n=120), flat(case, 0, 1 if case else 0), .14, .06, wobble=0); dark = strap == 'leather'
    def face(d, W, H):
        c = W / 2; ink = '#f1eee6' if dark else '#3a3026'
        for k in range(60): a = TAU * k / 60; r0 = .40 if k % 5 else .35; d.line((c + math.sin(a) * W * r0, c - math.cos(a) * W * r0, c + math.sin(a) * W * .445, c - math.cos(a) * W * .445), fill=ink, width=4 if k % 5 else 14)
        mark(d, (c, H * .3), H * .055, ink); text(d, (c, H * .7), 'QUARTZ', 'gothic', H * .035, ink, track=8)
        for L, w, a in ((.24, 20, 305), (.37, 14, 52)): a = math.radians(a); d.line((c - math.sin(a) * W * .05, c + math.cos(a) * W * .05, c + math.sin(a) * W * L, c - math.cos(a) * W * L), fill='#d9dbde' if dark else '#8a6a2a', width=w)
        a = math.radians(200); d.line((c - math.sin(a) * W * .1, c + math.cos(a) * W * .1, c + math.sin(a) * W * .4, c - math.cos(a) * W * .4), fill='#c8432f', width=5); d.ellipse((c - 18, c - 18, c + 18, c + 18), fill='#d9dbde' if dark else '#8a6a2a')
    f.lay(ell(0, 0, .375, .375, n=120), paper(face, (.75, .75), '#13233c' if dark else '#f4f0e6'), -.02, .02, wobble=0); g = np.clip((.04 - np.abs(X + Y + .12)) * 30, 0, 1) * (np.hypot(X, Y) < .37) * .1; f.fixed += g[..., None]; save(name, f, .25, fill=.86)
def smart(name, digital=False):
    f = Flat(); f.power = 24; s0 = fabric(.3, weave=.0003, slub=.004)
    for s in (-1, 1): f.lay([(-.25, s * .3), (.25, s * .3), (.19, s * .95), (.1, s * 1.0), (-.1, s * 1.0), (-.19, s * .95)], s0, .09, .05, wobble=0)
    [f.lay(ell(0, y, .022, .03), flat('#17181a'), 0, wobble=0) for y in (.58, .68, .78, .88)]; plate(f, -.06, -.92, .06, -.84, .02, None, .04, .02, sunk=1); plate(f, .36, -.12, .44, .08, .03, '#6a6e75', .14, .03, 1); plate(f, -.39, -.45, .39, .45, .16, '#2b2c30', .2, .1, .4)
    def screen(d, W, H):
        c = W / 2; text(d, (c, H * .27), '10:08', 'gothic', H * .21, '#ffffff'); text(d, (c, H * .43), 'TUE 12', 'gothic', H * .07, '#ffb35a', track=6)
        for i, (k, co) in enumerate(((.8, '#ff4a6a'), (.62, '#5fe08a'), (.45, '#4ab8ff'))): r = W * (.25 - .06 * i); d.arc((W * .32 - r, H * .72 - r, W * .32 + r, H * .72 + r), -90, -90 + 360 * k, fill=co, width=22)
        text(d, (W * .77, H * .64), '6,482', 'gothic', H * .075, '#ffffff'); text(d, (W * .77, H * .72), 'STEPS', 'sansr', H * .045, '#9aa2ad'); text(d, (W * .77, H * .83), '72', 'gothic', H * .075, '#ff6a7a')
    def lcd(d, W, H): d.rounded_rectangle((W * .06, H * .24, W * .94, H * .74), 30, fill='#a9b59a'); text(d, (W / 2, H * .52), '10:08', 'narrow', H * .34, '#20261c'); text(d, (W * .3, H * .32), 'TU 12', 'narrow', H * .1, '#20261c'); text(d, (W / 2, H * .14), 'SPORT', 'gothic', H * .08, '#e8e8e6', track=14); text(d, (W / 2, H * .86), 'WATER RESIST', 'gothic', H * .05, '#e8e8e6', track=4)
    printed_plate(f, -.335, -.395, .335, .395, .11, lcd if digital else screen, '#0b0c0e'); digital and [orb(f, (s * .4, y), .04, '#b4b8bd', .1, .6) for s in (-1, 1) for y in (-.22, .22)]; save(name, f, .2, fill=.86)
def router(name):
    f = Flat(); f.power = 22; [rod(f, (x, -.02), (x * 1.18, -.86), [(0, .12, .06, .05, '#1b1c1f'), (.12, .95, .042, .034, '#26272b'), (.95, 1, tip(.034), 0, '#26272b')], .06) for x in (-.66, -.24, .24, .66)]; plate(f, -.82, -.1, .82, .62, .12, '#232428', .16, .1); plate(f, -.7, .0, .7, .3, .05, '#1b1c1f', .006, .02, sunk=1); [f.crease((x, .04), (x + .08, .26), .008, .01) for x in np.linspace(-.62, .52, 12)]; [orb(f, (-.3 + .12 * i, .46), .014, '#6af0a0' if i < 5 else '#ffb35a', .17, .2, 0) for i in range(6)]; im = Image.new('L', (M, M)); mark(ImageDraw.Draw(im), (M * .8, M * .73), M * .03, 255); f.fixed += (np.asarray(im, np.float32) / 255)[..., None] * .5; save(name, f, .1, tinted=False, fill=.84)
def pressure(name):
    f = Flat(); f.power = 20; cord(f, [(-.3, .2), (-.6, .5), (-.3, .8), (.2, .72), (.36, .5)], .03, '#3a3d43'); plate(f, .1, -.1, .9, .78, .2, '#3a4a63', .24, .16, grain=.0012); f.lay(rounded(.1, .26, .9, .42, .02), flat('#2b384c', .0012), .01, .02, wobble=0, sunk=1); plate(f, -.88, -.78, .3, .24, .12, '#f3f2ee', .2, .08)
    def lcd(d, W, H): [text(d, (W * .72, H * (.22 + .26 * i)), s, 'narrow', H * .27, '#1c2420') for i, s in enumerate(('118', '76', '72'))]; [text(d, (W * .24, H * (.22 + .26 * i)), s, 'sans', H * .08, '#1c2420') for i, s in enumerate(('SYS mmHg', 'DIA mmHg', 'PULSE /min'))]; d.line((W * .06, H * .86, W * .94, H * .86), fill='#4a5a50', width=4); text(d, (W * .3, H * .93), '12-1  AM 9:30', 'sans', H * .07, '#1c2420')
    printed_plate(f, -.78, -.68, -.02, .12, .04, lcd, '#b9c7bb'); f.lay(rounded(.06, -.66, .24, -.36, .08), flat('#2f7fa8'), .03, .04, wobble=0, sunk=1); text_at(f, (.15, -.51), 'START', .04); orb(f, (.15, -.2), .07, '#d5d8dc', .2, .4, 0); orb(f, (.15, .0), .07, '#d5d8dc', .2, .4, 0); save(name, f, .12, tinted=False, fill=.84)
def torch(name):
    f = Flat(); f.power = 22; p, q = (-.74, .44), (.74, -.44); rod(f, p, q, [(0, .04, butt(.13), .14, BLACK), (.04, .1, .15, .15), (.1, .56, .14, .14), (.56, .66, .14, .24), (.66, .95, .25, .27), (.95, 1, .28, .28, '#b4b8bd', 1)]); u = np.array([.8595, -.511]); s = (X - p[0]) * u[0] + (Y - p[1]) * u[1]; f.h += np.where((f.share > .5) & (s > .22) & (s < .9), .008 * np.sin(s * 130), 0); f.h += np.where((f.share > .5) & (s > 1.2) & (s < 1.6) & (np.sin(s * 40) > .6), -.012, 0); c = np.array([-.0, .0]) + u * .1; plate(f, c[0] - .07, c[1] - .05, c[0] + .07, c[1] + .05, .04, '#d9542a', .02, .03, sunk=1); save(name, f, .14, fill=.84)
def strip(name):
    f = Flat(); f.power = 20; cord(f, [(-.8, .1), (-.95, .4), (-.5, .62), (0, .5), (.5, .56), (.8, .8)], .035, '#f1efe9'); plate(f, -.84, -.34, .84, .3, .08, '#f3f2ee', .18, .07)
    for x in (-.6, -.22, .16): plate(f, x - .15, -.2, x + .15, .16, .05, '#e6e4de', .006, .02, sunk=1); [orb(f, (x + dx, y), r, '#26272b', .18, -.2, 0) for dx, y, r in ((0, -.11, .036), (-.07, .05, .03), (.07, .05, .03))]
    [plate(f, .44, y, .56, y + .05, .008, '#1c1d20', .004, .008, sunk=1) for y in (-.16, -.04, .08)]; plate(f, .64, -.16, .76, .12, .03, '#c8321f', .04, .03, sunk=1); orb(f, (.5, .22), .014, '#ff7a4a', .19, .2, 0); rod(f, (.74, .74), (.9, .9), [(0, 1, .08, .09, '#f1efe9')]); save(name, f, .12, tinted=False, fill=.88)
def clock(name):
    f = Flat(); f.power = 14; f.lay(ell(0, 0, .84, .84, n=160), fabric(.3, weave=.0003, slub=.06), .14, .08, wobble=0)
    def face(d, W, H):
        c = W / 2
        for k in range(60): a = TAU * k / 60; d.line((c + math.sin(a) * W * (.45 if k % 5 else .43), c - math.cos(a) * W * (.45 if k % 5 else .43), c + math.sin(a) * W * .47, c - math.cos(a) * W * .47), fill='#3a2a1a', width=4 if k % 5 else 10)
        for k in range(1, 13): a = TAU * k / 12; text(d, (c + math.sin(a) * W * .36, c - math.cos(a) * W * .36), str(k), 'pal', H * .085, '#2a1d12')
        mark(d, (c, H * .3), H * .04, '#8a5a2c')
        for L, w, a in ((.2, 22, 304), (.33, 15, 50)): a = math.radians(a); d.line((c - math.sin(a) * W * .05, c + math.cos(a) * W * .05, c + math.sin(a) * W * L, c - math.cos(a) * W * L), fill='#1d1712', width=w)
        d.ellipse((c - 20, c - 20, c + 20, c + 20), fill='#b3241f')
    f.lay(ell(0, 0, .68, .68, n=160), paper(face, (1.36, 1.36), '#f7f2e6'), -.05, .03, wobble=0); save(name, f, .06, fill=.82)
def padlock(name):
    f = Flat(); f.power = 22; cord(f, [(-.38, -.02), (-.38, -.46), (-.3, -.64), (-.1, -.74), (.1, -.64), (.18, -.46), (.18, -.02)], .07, '#cfd3d8', 1, .06); f.lay(rounded(-.56, -.08, .36, .66, .08), flat(BRASS, 0, 1), .26, .08, wobble=0); f.lay(rounded(-.48, .0, .28, .58, .05), flat('#c4943a', .0004, 1), .004, .01, wobble=0, sunk=1); f.lay(ell(-.1, .36, .06, .06) , flat('#2a2010'), -.02, .02, wobble=0); f.lay([(-.12, .38), (-.08, .38), (-.07, .5), (-.13, .5)], flat('#2a2010'), 0, wobble=0); im = Image.new('L', (M, M)); mark(ImageDraw.Draw(im), (M * .45, M * .57), M * .04, 255); m = np.asarray(im, np.float32) / 255; f.fixed *= (1 - .6 * m)[..., None]
    for x, y, a in ((.6, .1, 10), (.7, .36, 36), (.56, .5, -14)): T = lambda pts: turn(pts, a, (x, y)); f.lay(T(ell(0, -.14, .12, .12)), flat('#c9a24a', 0, 1), .03, .02, wobble=0); f.lay(T(ell(0, -.18, .04, .04)), flat('#f4f1ec'), -.03, .01, wobble=0); f.lay(T([(-.035, -.04), (.035, -.04), (.035, .34), (0, .37), (-.035, .34), (-.035, .3), (-.06, .27), (-.035, .24), (-.055, .2), (-.035, .16)]), flat('#c9a24a', 0, 1), .03, .015, wobble=0)
    save(name, f, .14, tinted=False, fill=.82)
def dumbbells(name):
    f = Flat(); f.power = 16
    for y, a in ((-.3, -8), (.36, 6)):
        T = lambda pts: turn(pts, a, (0, y)); rod(f, *T([(-.5, 0), (.5, 0)]), [(0, .26, .1, .1, '#b4b8bd', 1), (.26, .74, .075, .075, '#c9cdd2', 1), (.74, 1, .1, .1, '#b4b8bd', 1)], .14)
        for s in (-1, 1): hexagon = T([(s * .36, -.25), (s * .8, -.25), (s * .86, -.13), (s * .86, .13), (s * .8, .25), (s * .36, .25), (s * .3, .13), (s * .3, -.13)]); f.h *= 1 - (f.shape(hexagon, 0) > .5); f.lay(hexagon, fabric(.2, weave=.0005, slub=.01), .34, .05, wobble=0, sunk=.1); [f.crease(T([(s * .34, q)])[0], T([(s * .83, q)])[0], -.014, .016) for q in (-.12, .12)]; text_at(f, T([(s * .58, .0)])[0], '5 kg', .11, '#f4f2ec')
    save(name, f, .06, fill=.84)
def spectacles(name, kind):
    f = Flat(); f.power = 40; clear = kind == 'clear'; L = P_((.1, -.06), (.12, -.22), (.4, -.27), (.68, -.25), (.76, -.14), (.7, .12), (.5, .26), (.28, .24), (.14, .1)) if kind != 'big' else P_((.08, -.04), (.12, -.24), (.42, -.32), (.72, -.26), (.8, -.06), (.74, .2), (.5, .36), (.26, .34), (.1, .16))
    cord(f, [(-.74, -.2), (-.66, -.4), (-.2, -.46), (.36, -.44)], .03, None, 0, 0); cord(f, [(.74, -.2), (.66, -.42), (.2, -.5), (-.36, -.5)], .03, None, 0, 0)
    for s in (-1, 1):
        o = [(s * x, y) for x, y in L]; f.lay(o, flat('#dfe6ea' if clear else '#17181b'), .05, .12, wobble=0); w = np.s_[:, :]; m = f.shape(o, 0); q = np.clip((Y + .3) / .6, 0, 1); f.fixed = f.fixed * (1 - m[..., None]) + m[..., None] * ((inked('#15171b') * (1 - q)[..., None] + inked('#5a5048') * q[..., None]) if not clear else inked('#e9ecea') * (.92 + .1 * q)[..., None]); gl = np.clip((.05 - np.abs(X - s * .42 + Y * .6 + .08)) * 24, 0, 1) * m * (.16 if not clear else .3); f.fixed += gl[..., None]; cord(f, o, .036 if not clear else .024, None, 0, .05, closed=True)
    cord(f, [(-.12, -.1), (0, -.15), (.12, -.1)], .034 if not clear else .022, None, 0, .07); [orb(f, (s * .74, -.18), .02, '#d0d3d8', .14, .3, 0) for s in (-1, 1)]; save(name, f, .4, fill=.86)
ITEMS.update({'keyboard-combo': lambda n: keyboard(n, 'combo'), 'keyboard-gaming': lambda n: keyboard(n, 'gaming'), 'keyboard-hindi': lambda n: keyboard(n, 'hindi'), 'computer-mouse': mouse, 'earbuds': earbuds, 'earphones': earphones, 'headphone': headphone, 'charger': charger, 'electric-plug': car_charger, 'battery': cells, 'induction': induction, 'watch': lambda n: dial_watch(n, 'leather'), 'watch-mesh': lambda n: dial_watch(n, 'mesh'), 'watch-digital': lambda n: smart(n, True), 'smartwatch': smart, 'router': router, 'monitor': pressure, 'flashlight': torch, 'extension-board': strip, 'wallclock': clock, 'locked': padlock, 'dumbbells': dumbbells, 'sunglasses': lambda n: spectacles(n, 'wayfarer'), 'sunglasses-big': lambda n: spectacles(n, 'big'), 'glasses': lambda n: spectacles(n, 'clear')})
if __name__ == '__main__': run()
