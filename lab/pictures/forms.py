"""Forms that many goods share, rendered once each: blender -b -P forms.py -- NAME …"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
TAU = 2 * math.pi
def sleeve(r, z0, z1, m, wide=1.0): return lathe([(r, z0), (r, z1)], m, vz=True)
def f_jar():   # cosmetic jar: opal body, gold lid, a label around
    lathe([(0, 0), (.92, 0, .1), (.98, .06, .12), (1, .95, .2), (.86, 1.16, .06), (.84, 1.3)], zoned(mat('opal', rough=.18, coat=.6), 1, .85), step=.06); sleeve(1.004, .2, .88, zoned(mat('label', rough=.42, coat=.15), 0))
    lathe([(.8, 1.17), (.965, 1.17, .015), (.985, 1.2, .02), (.985, 1.66, .06), (.9, 1.705, .05), (0, 1.705)], mat('gold', '#d8a54a', .22, 1)); return dict(el=13, margin=.11), dict(flags=1)
def f_pickle():   # glass jar with a wide lid; what is in it gives the colour
    lathe([(0, 0), (.8, 0, .12), (.9, .1, .16), (.9, 1.62, .3), (.7, 1.86, .08), (.7, 2.0)], zoned(mat('glass', rough=.08, coat=1, coatr=.03, spec=.6, bump=('noise', 5, .25, .05)), 1, .4), step=.06); sleeve(.905, .34, 1.4, zoned(mat('label', rough=.5, coat=.08), 0))
    lathe([(.7, 1.86), (.79, 1.87, .02), (.8, 1.9, .02), (.8, 2.26, .05), (.73, 2.3, .04), (0, 2.3)], zoned(mat('lid', rough=.3, coat=.4), 2, .5))
    for k in range(5): a = np.linspace(0, TAU, 100)[:-1]; tube(np.stack([.802 * np.cos(a), .802 * np.sin(a), 0 * a + 1.95 + k * .05], 1), .008, zoned(mat('lid2', rough=.3, coat=.4), 2, .5), True, 6)
    return dict(el=11, margin=.1), dict(flags=1)
def f_tall():   # tall round bottle with a screw cap
    lathe([(0, 0), (.5, 0, .1), (.56, .08, .12), (.56, 1.75, .4), (.24, 2.25, .12), (.22, 2.5)], zoned(mat('pet', rough=.12, coat=.9, coatr=.05, spec=.6), 1, .45), step=.06); sleeve(.565, .3, 1.42, zoned(mat('label', rough=.45, coat=.1), 0))
    a = np.linspace(0, TAU, 361)[:-1]; r = .27 + .006 * np.sin(a * 40); P = [np.stack([r * k * np.cos(a), r * k * np.sin(a), 0 * a + z], 1) for z, k in ((2.38, 1), (2.39, 1.02), (2.7, 1.02), (2.74, .95), (2.745, .02))]
    grid(np.stack(P, 1), True, False, zoned(mat('cap', rough=.35, coat=.3), 2, .5)); return dict(el=9, margin=.08), dict(flags=1)
def f_tin():   # round tea tin, all printed, with a stepped lid
    sleeve(.8, .03, 1.55, zoned(mat('print', rough=.28, coat=.35, spec=.6), 0)); lathe([(0, .0), (.8, 0, .02), (.81, .02, .01), (.8, .04)], mat('rim', '#d9b25a', .25, 1))
    lathe([(.8, 1.55), (.815, 1.55, .01), (.815, 1.58, .01)], mat('rim2', '#d9b25a', .25, 1)); lathe([(.79, 1.57), (.82, 1.58, .01), (.82, 1.92, .05), (.74, 1.97, .04), (.7, 1.96, .02), (0, 1.96)], zoned(mat('lid', rough=.28, coat=.35, spec=.6), 2, .5)); return dict(el=13, margin=.1), dict(flags=1)
def f_can():
    sleeve(.55, .12, 1.72, zoned(mat('print', rough=.25, coat=.3, spec=.7), 0)); al = mat('alu', '#d6d6d4', .25, 1); lathe([(0, .04), (.4, .0, .03), (.44, .02, .02), (.55, .13)], al, 120); lathe([(.55, 1.72), (.46, 1.84, .02), (.47, 1.88, .01), (.45, 1.885, .01), (.44, 1.84, .01), (0, 1.83)], al)
    tube(spline([(.0, -.14, 1.85), (.1, -.05, 1.855), (.1, .1, 1.86), (0, .16, 1.86), (-.1, .1, 1.86), (-.1, -.05, 1.855)], 40, True), .02, al, True, 8); return dict(el=14, margin=.1), dict(flags=1)
def f_perfume():   # block of coloured glass, metal collar
    rbox((1.1, .5, 1.3), .09, zoned(mat('juice', rough=.1, coat=1, coatr=.02, spec=.6), 1, .5), (0, 0, .66), 6)
    o = mesh('lab', [(-.34, -.256, .42), (.34, -.256, .42), (.34, -.256, .96), (-.34, -.256, .96)], [(0, 1, 2, 3)], np.array([(0, 0), (1, 0), (1, 1), (0, 1)]), zoned(mat('label', rough=.5), 0), False)
    lathe([(.2, 1.31), (.21, 1.32, .01), (.21, 1.42, .01), (.18, 1.43)], mat('gold', '#d8b26a', .2, 1)); lathe([(0, 1.42), (.25, 1.42, .02), (.26, 1.44, .02), (.26, 1.9, .05), (.2, 1.93, .03), (0, 1.93)], zoned(mat('cap', rough=.25, coat=.6), 2, .4)); return dict(el=9, az=-12, margin=.1), dict(flags=1)
if __name__ == '__main__':
    for n in sys.argv[sys.argv.index('--') + 1:]:
        reset(); view, light = globals()['f_' + n](); shoot(n, view=view, light=light)
