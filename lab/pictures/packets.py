"""Pouches, sacks and tubes lying flat, with the labels of packs.py. Run with plain python: packets.py [NAME …]"""
from cloth import *
from garments import rect, ell
import goods
def puffed(name, s):
    """a pillow pack of film or woven plastic: flat seals, creases that run from them"""
    f = Flat(); sack = s['form'] == 'sack'; w, h = .565, .83; im = goods.bag(s).crop((0, 0, 1100, 1613)); n = 44; teeth = [(x, -h - (.008 if i % 2 else 0)) for i, x in enumerate(np.linspace(-w, w, n))]; side = [(w * (1 - .045 * math.cos(math.pi * y / 2 / h) ** .6), y) for y in np.linspace(-h * .9, h * .9, 30)]; foot = [(x, h + (.008 if i % 2 else 0)) for i, x in enumerate(np.linspace(w, -w, n))]
    f.lay(teeth + side + foot + [(-x, y) for x, y in reversed(side)], printed(im, (2 * w * 1.0, 2 * h)), .012, .01, wobble=.0012); on = f.a > .5; seal = h * .885; x, y = np.abs(X) / (w * .97), np.abs(Y) / seal; m = (1 - x ** 2.4).clip(0) ** .55 * (1 - y ** 3.2).clip(0) ** .6; near = np.exp(-np.abs(seal - np.abs(Y)) / .16)
    f.h += np.where(on, .3 * m + wander(3, .035, (1, 5)) * (.005 + .013 * near) * np.clip(m * 4, 0, 1) + wander(4, .12) * .012 * m + (.004 if not sack else .0025) * np.sin(np.abs(Y) * 6.283 / .022) * (np.abs(Y) > seal), 0)
    if sack: f.bump += .0008 * np.sin(X * 560) * np.sin(Y * 560) * on; [f.stitch([(-w + .03, q), (w - .03, q)], .5, .03, 4) for q in (-h * .94, h * .94)]
    f.power = 22 if not sack else 9; save(name, f, .3 if not sack else .05, tinted=False)
def squeezed(name, s):
    """a tube: crimped end above, cap below"""
    f = Flat(); w, h = .4, .84; im = goods.tube_front(900, 1450, s); d = ImageDraw.Draw(im); d.rectangle((0, 0, 900, 46), fill=s['pop']); t = np.linspace(-.84, .5, 30); wide = lambda y: w * (1 - .13 * (y + .84) / 1.34); f.lay([(wide(y), y) for y in t] + [(-wide(y), y) for y in reversed(t)], printed(im, (2 * w, 1.34)), .012, .01, at=(0, -.17), wobble=.0006)
    k = np.clip((Y + .78) / 1.2, 0, 1) ** .7; x = (np.abs(X) / (w * (1 - .13 * (Y + .84) / 1.34).clip(.8))).clip(0, 1); f.h += np.where(f.a > .5, .26 * k * np.sqrt(1 - x ** 2) + .003 * np.sin(Y * 6.283 / .018) * (Y < -.75), 0)
    lid = fabric(.3, ground=s['lid'], weave=0, slub=0); a0 = f.a.copy(); f.lay([(-.34, .5), (.34, .5), (.31, .56), (-.31, .56)], lid, .01, .01, wobble=.0003); f.lay([(-.3, .555), (.3, .555), (.295, .8), (-.295, .8)], lid, .01, .02, wobble=.0003); cap = (f.a > .5) & (a0 < .5); f.h += np.where(cap, .25 * np.sqrt(1 - (np.abs(X) / .345).clip(0, 1) ** 2) + .004 * np.cos(np.arcsin((X / .31).clip(-1, 1)) * 44) * (Y > .58) * (Y < .78), 0)
    f.power = 18; save(name, f, .22, tinted=False)
if __name__ == '__main__':
    for n in sys.argv[1:] or [n for n, s in goods.ITEMS.items() if s['form'] in ('pouch', 'sack', 'tube')]: (squeezed if goods.ITEMS[n]['form'] == 'tube' else puffed)(n, goods.ITEMS[n]); print(n, flush=True)
