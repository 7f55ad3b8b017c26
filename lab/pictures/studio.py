"""One studio shared by every good: helpers for meshes, materials, the light, the camera, the filter and the tone curve."""
import sys, os, math, time, json
ROOT = os.path.dirname(os.path.abspath(__file__))
sys.path += ["/usr/lib/python3/dist-packages", ROOT]
WORK = os.environ.get("PICTURES_WORK", "/tmp/haat-pictures")
for k in ("tex", "out", "mesh", "form"): os.makedirs(f"{WORK}/{k}", exist_ok=True)
import numpy as np
try: import bpy, bmesh; from mathutils import Vector, Matrix; BPY = True
except ImportError: BPY = False   # plain python: draw the labels only (Pillow's freetype clashes with Blender's inside Blender)
from PIL import Image, ImageDraw, ImageFont, ImageFilter
from scipy.ndimage import gaussian_filter, uniform_filter

GROUND = np.array([0xf4, 0xf1, 0xec]) / 255

# ---------------------------------------------------------------- colour and pictures
def lin(c):
    c = np.asarray(c, float); return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)
def srgb(c):
    c = np.clip(c, 0, None); return np.where(c <= .0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - .055)
def hexrgb(h): h = h.lstrip('#'); return tuple(int(h[i:i + 2], 16) for i in (0, 2, 4))
def col(h): return tuple(lin(np.array(hexrgb(h)) / 255)) + (1,) if isinstance(h, str) else (tuple(h) + (1,))[:4]
FONTS = dict(serif='/usr/share/fonts/truetype/noto/NotoSerifDisplay-Bold.ttf', serifr='/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf',
             sans='/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf', sansr='/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf',
             deva='/usr/share/fonts/truetype/noto/NotoSansDevanagari-Bold.ttf', devas='/usr/share/fonts/truetype/noto/NotoSerifDevanagari-Bold.ttf',
             ital='/usr/share/fonts/opentype/urw-base35/C059-BdIta.otf', serifb='/usr/share/fonts/opentype/urw-base35/C059-Bold.otf')
def font(f, s): return ImageFont.truetype(FONTS[f], int(s))
def text(d, xy, s, f, size, fill, anchor='mm', track=0):
    if BPY: return
    fo = font(f, size)
    if not track: d.text(xy, s, font=fo, fill=fill, anchor=anchor); return
    w = sum(fo.getlength(c) + track for c in s) - track; x = xy[0] - (w / 2 if anchor[0] == 'm' else 0)
    for c in s: d.text((x, xy[1]), c, font=fo, fill=fill, anchor='l' + anchor[1]); x += fo.getlength(c) + track
def tex(name, im):
    arr = isinstance(im, np.ndarray); p = f'{WORK}/tex/{name}.png'
    if arr: im = Image.fromarray((np.clip(im, 0, 1) * 255).astype(np.uint8))
    if arr or not BPY: im.save(p)
    return p
def noise2(n, octaves=5, seed=1, base=4, tile=True):
    """tileable fractal noise, mean 0, about -1..1"""
    r = np.random.default_rng(seed); a = np.zeros((n, n)); amp = 1
    for o in range(octaves):
        k = base * 2 ** o
        if k > n: break
        g = gaussian_filter(r.normal(size=(n, n)), n / k / 2.2, mode='wrap'); a += amp * g / g.std(); amp *= .5
    return a / np.abs(a).max()
def wood(n=512, seed=2, a='#9a6436', b='#5e3517'):
    y, x = np.mgrid[0:n, 0:n] / n
    g = noise2(n, 4, seed, 2); t = (np.sin((x * 9 + g * 1.2 + .25 * np.sin(y * 3)) * 6.28) * .5 + .5) ** 1.4
    f = gaussian_filter(np.random.default_rng(seed).normal(size=(n, n)), (n / 25, .6)); t = np.clip(t * .7 + f / f.std() * .12 + .1, 0, 1)[..., None]
    return (np.array(hexrgb(a)) * (1 - t) + np.array(hexrgb(b)) * t) / 255

# ---------------------------------------------------------------- materials
def mat(name='m', color='#cccccc', rough=.5, metal=0, coat=0, coatr=.05, spec=.5, sheen=0, trans=0, ior=1.45, aniso=0, img=None, bump=None, bumpimg=None,
        emis=0, uvscale=(1, 1), alpha=None, sss=0, roughimg=None, metalimg=None, ext='REPEAT', vary=0):
    m = bpy.data.materials.new(name); m.use_nodes = True; t = m.node_tree; n = t.nodes; b = n['Principled BSDF']; L = t.links.new
    def s(k, v): b.inputs[k].default_value = v
    s('Base Color', col(color)); s('Roughness', rough); s('Metallic', metal); s('Clearcoat', coat); s('Clearcoat Roughness', coatr); s('Specular', spec)
    s('Sheen', sheen); s('Transmission', trans); s('IOR', ior); s('Anisotropic', aniso)
    if sss: s('Subsurface', sss); s('Subsurface Color', col(color)); s('Subsurface Radius', (.05, .04, .03))
    if emis: s('Emission', col(color)); s('Emission Strength', emis)
    uv = n.new('ShaderNodeTexCoord'); mp = n.new('ShaderNodeMapping'); L(uv.outputs['UV'], mp.inputs['Vector']); mp.inputs['Scale'].default_value = (*uvscale, 1)
    def image(p, data=False):
        i = n.new('ShaderNodeTexImage'); i.image = bpy.data.images.load(p, check_existing=not data); i.extension = ext
        if data: i.image.colorspace_settings.name = 'Non-Color'
        L(mp.outputs[0], i.inputs[0]); return i
    if img:
        i = image(img); L(i.outputs[0], b.inputs['Base Color'])
        if alpha == 'img': L(i.outputs[1], b.inputs['Alpha'])
    ob = None
    def chain(height, strength, dist):
        nonlocal ob
        bn = n.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = strength; bn.inputs['Distance'].default_value = dist
        L(height, bn.inputs['Height']);
        if ob: L(ob, bn.inputs['Normal'])
        ob = bn.outputs[0]; L(ob, b.inputs['Normal'])
    for spec_ in (bump if isinstance(bump, list) else [bump] if bump else []):
        kind, scale, strength, dist = spec_; stretch = (1, 1, 1)
        m2 = n.new('ShaderNodeMapping'); L(uv.outputs['Object'], m2.inputs['Vector'])
        if kind == 'noise': x = n.new('ShaderNodeTexNoise'); x.inputs['Scale'].default_value = scale; x.inputs['Detail'].default_value = 6; o = x.outputs['Fac']
        if kind == 'grain': x = n.new('ShaderNodeTexVoronoi'); x.feature = 'SMOOTH_F1'; x.inputs['Scale'].default_value = scale; o = x.outputs['Distance']
        if kind == 'brush': x = n.new('ShaderNodeTexNoise'); x.inputs['Scale'].default_value = scale; x.inputs['Detail'].default_value = 3; m2.inputs['Scale'].default_value = (.02, .02, 1); o = x.outputs['Fac']
        L(m2.outputs[0], x.inputs['Vector']); chain(o, strength, dist)
    if bumpimg:
        p, strength, dist = bumpimg; chain(image(p, True).outputs[0], strength, dist)
    if metalimg: L(image(metalimg, True).outputs[0], b.inputs['Metallic'])
    if roughimg: L(image(roughimg, True).outputs[0], b.inputs['Roughness'])
    if vary:  # small blotches in the gloss: fingerprints, uneven coat
        x = n.new('ShaderNodeTexNoise'); x.inputs['Scale'].default_value = 3; x.inputs['Detail'].default_value = 8; r = n.new('ShaderNodeMapRange'); L(uv.outputs['Object'], x.inputs[0])
        r.inputs['To Min'].default_value = max(.02, rough - vary); r.inputs['To Max'].default_value = rough + vary; L(x.outputs['Fac'], r.inputs[0]); L(r.outputs[0], b.inputs['Roughness'])
    return m

# ---------------------------------------------------------------- meshes
def mesh(name, V, F, UV=None, material=None, smooth=True, mods=()):
    me = bpy.data.meshes.new(name); me.from_pydata([tuple(v) for v in np.asarray(V, float).tolist()], [], [tuple(f) for f in F]); me.update()
    if UV is not None:
        UV = np.asarray(UV, float); u = me.uv_layers.new(); idx = np.empty(len(me.loops), int); me.loops.foreach_get('vertex_index', idx)
        u.data.foreach_set('uv', (UV[idx] if len(UV) == len(V) else UV).ravel())
    if smooth: me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(50)
    o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o)
    for m in (material if isinstance(material, (list, tuple)) else [material] if material else []): me.materials.append(m)
    for t, kw in mods:
        md = o.modifiers.new(t, t)
        for k, v in kw.items(): setattr(md, k, v)
    return o
def grid(P, cu=False, cv=False, material=None, name='grid', mods=(), uv=None, flip=False, mi=None, keep=None):
    """surface from P[nu, nv, 3]; cu/cv close it"""
    P = np.asarray(P, float); nu, nv = P.shape[:2]
    if cu: P = np.concatenate([P, P[:1]], 0)
    if cv: P = np.concatenate([P, P[:, :1]], 1)
    a, b = P.shape[:2]; i = np.arange(a * b).reshape(a, b)
    F = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4)
    if flip: F = F[:, ::-1]
    if uv is None: U, W = np.meshgrid(np.linspace(0, 1, a), np.linspace(0, 1, b), indexing='ij'); uv = np.stack([U, W], -1)
    if keep is not None: F = F[keep.reshape(-1)]
    UVl = uv.reshape(-1, 2)[F.reshape(-1)]
    o = mesh(name, P.reshape(-1, 3), F.tolist(), UVl, material, True)
    bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6); bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bmesh.ops.delete(bm, geom=[f for f in bm.faces if f.calc_area() < 1e-12], context='FACES_ONLY'); bm.to_mesh(o.data); bm.free()
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons)); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(60)
    for t, kw in mods:
        md = o.modifiers.new(t, t)
        for k, v in kw.items(): setattr(md, k, v)
    return o
def fillet(pts, seg=5, closed=False):
    """polyline of (x, z[, radius]) with rounded corners"""
    pts = [tuple(p) + ((0,) if len(p) == 2 else ()) for p in pts]; out = []; n = len(pts)
    for i, (x, z, r) in enumerate(pts):
        p = np.array([x, z])
        if r <= 0 or (not closed and i in (0, n - 1)): out.append(p); continue
        a = np.array(pts[i - 1][:2]) - p; b = np.array(pts[(i + 1) % n][:2]) - p; la, lb = np.linalg.norm(a), np.linalg.norm(b); a /= la; b /= lb
        ang = math.acos(np.clip(a @ b, -1, 1)); d = min(r / math.tan(ang / 2), la * .49, lb * .49)
        p0, p1 = p + a * d, p + b * d
        for t in np.linspace(0, 1, seg + 1): out.append((1 - t) ** 2 * p0 + 2 * t * (1 - t) * p + t * t * p1)
    return np.array(out)
def resample(pts, step):
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))]; n = max(2, int(d[-1] / step)); t = np.union1d(d, np.linspace(0, d[-1], n))
    return np.stack([np.interp(t, d, pts[:, k]) for k in range(pts.shape[1])], 1)
def lathe(pts, material, n=160, seg=5, step=None, name='lathe', mods=(), vz=False):
    """turned body; uv: u around (front is u=.5), v along the profile, or height when vz"""
    p = fillet(pts, seg)
    if step: p = resample(p, step)
    a = np.linspace(0, 2 * np.pi, n + 1) + np.pi / 2   # u=.5 looks to -y, the camera
    P = np.stack([p[None, :, 0] * np.cos(a)[:, None], p[None, :, 0] * np.sin(a)[:, None], np.broadcast_to(p[None, :, 1], (n + 1, len(p)))], -1)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]; v = (p[:, 1] - p[:, 1].min()) / np.ptp(p[:, 1]) if vz else d / d[-1]
    uv = np.stack(np.broadcast_arrays(np.linspace(0, 1, n + 1)[:, None], v[None]), -1)
    return grid(P, material=material, name=name, mods=mods, uv=uv)
def circle(r, n=12): a = np.linspace(0, 2 * np.pi, n, endpoint=False); return np.stack([r * np.cos(a), r * np.sin(a)], 1)
def spline(pts, n=60, closed=False):
    """Catmull-Rom through pts"""
    p = np.asarray(pts, float); m = len(p); out = []
    for t in np.linspace(0, m if closed else m - 1, n, endpoint=not closed):
        i = min(int(t), m - 1 if closed else m - 2); f = t - i
        q = [p[(i + k) % m] if closed else p[np.clip(i + k, 0, m - 1)] for k in (-1, 0, 1, 2)]
        out.append(.5 * (2 * q[1] + (q[2] - q[0]) * f + (2 * q[0] - 5 * q[1] + 4 * q[2] - q[3]) * f * f + (3 * q[1] - q[0] - 3 * q[2] + q[3]) * f ** 3))
    return np.array(out)
def sweep(path, section, material, closed=False, up=(0, 0, 1), scale=None, caps=True, name='sweep', mods=(), fixed_up=False):
    """section[M,2] along path[N,3]; x of the section lies along `side`, y along `up`"""
    P = np.asarray(path, float); N = len(P); S = np.asarray(section, float)
    T = np.roll(P, -1, 0) - np.roll(P, 1, 0) if closed else np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True)
    u = np.array(up, float); out = []
    for i in range(N):
        if fixed_up: u = np.array(up, float)
        s = np.cross(T[i], u); s /= np.linalg.norm(s) + 1e-12; u = np.cross(s, T[i]); k = 1 if scale is None else np.asarray(scale)[i]
        out.append(P[i] + (S[:, :1] * k * s if np.ndim(k) == 0 else S[:, :1] * k[0] * s) + (S[:, 1:] * k * u if np.ndim(k) == 0 else S[:, 1:] * k[1] * u))
    out = np.array(out)
    o = grid(out, closed, True, material, name)
    if caps and not closed:
        bm = bmesh.new(); bm.from_mesh(o.data); bmesh.ops.holes_fill(bm, edges=[e for e in bm.edges if e.is_boundary], sides=0); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(o.data); bm.free()
    for t, kw in mods:
        md = o.modifiers.new(t, t)
        for k, v in kw.items(): setattr(md, k, v)
    return o
def tube(path, r, material, closed=False, n=12, **kw): return sweep(path, circle(1, n), material, closed, scale=np.broadcast_to(r, (len(path),)), **kw)
def rbox(size, r, material, at=(0, 0, 0), seg=4, uv=True, name='box', rot=(0, 0, 0)):
    x, y, z = np.array(size) / 2
    V = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    F = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)]
    o = mesh(name, V, F, np.array([(0, 0), (1, 0), (1, 1), (0, 1)] * 6), material, True, [('BEVEL', dict(width=r, segments=seg, limit_method='NONE'))] if r else [])
    o.location = at; o.rotation_euler = rot; return o
def ball(r, material, at=(0, 0, 0), n=48, scale=(1, 1, 1)):
    a = np.linspace(-np.pi / 2, np.pi / 2, n // 2 + 1); o = lathe([(r * np.cos(t), r * np.sin(t)) for t in a], material, n)
    o.location = at; o.scale = scale; return o
def place(o, at=None, rot=None, scale=None, parent=None):
    if at is not None: o.location = at
    if rot is not None: o.rotation_euler = [math.radians(r) for r in rot]
    if scale is not None: o.scale = scale if np.ndim(scale) else (scale,) * 3
    if parent: o.parent = parent
    return o
def empty(at=(0, 0, 0), rot=(0, 0, 0), children=()):
    e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); place(e, at, rot)
    for c in children: c.parent = e
    return e
def points(o, M=True):
    """evaluated vertices of an object in world space"""
    bpy.context.view_layer.update(); d = bpy.context.evaluated_depsgraph_get(); e = o.evaluated_get(d); me = e.to_mesh(); a = np.empty(len(me.vertices) * 3); me.vertices.foreach_get('co', a); e.to_mesh_clear()
    a = a.reshape(-1, 3); W = np.array(o.matrix_world); return a @ W[:3, :3].T + W[:3, 3] if M else a
def drop(objs, z=0):
    """move things down/up so that the lowest point rests on the ground"""
    lo = min(points(o)[:, 2].min() for o in objs); root = [o for o in objs if o.parent is None or o.parent not in objs]
    for o in root: o.location.z += z - lo

# ---------------------------------------------------------------- the studio
def reset():
    if not BPY: sys.exit(0)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene; s.render.engine = 'CYCLES'; s.cycles.device = 'CPU'; s.render.film_transparent = True; s.render.threads_mode = 'FIXED'; s.render.threads = 2
    s.cycles.use_adaptive_sampling = True; s.cycles.max_bounces = 8; s.cycles.diffuse_bounces = 2; s.cycles.glossy_bounces = 3; s.cycles.transmission_bounces = 8; s.cycles.transparent_max_bounces = 8
    s.cycles.sample_clamp_indirect = 4; s.cycles.blur_glossy = .6; s.cycles.caustics_reflective = False; s.cycles.caustics_refractive = False
    s.view_settings.view_transform = 'Standard'; return s
def aim(o, at, to): o.location = at; o.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
def area(at, to, w, h, power, colour='#ffffff', cam=True, spread=None):
    l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size = w; l.size_y = h; l.energy = power; l.color = col(colour)[:3]
    if spread: l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l); bpy.context.collection.objects.link(o); aim(o, at, to); return o
def card(at, to, w, h, value):
    """a black or white card seen by reflections only"""
    m = bpy.data.materials.new('card'); m.use_nodes = True; n = m.node_tree.nodes; n.clear(); e = n.new('ShaderNodeEmission'); e.inputs[0].default_value = (value,) * 3 + (1,); u = n.new('ShaderNodeOutputMaterial'); m.node_tree.links.new(e.outputs[0], u.inputs[0])
    o = mesh('card', [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)], None, m); aim(o, at, to)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_transmission = False; o['studio'] = 1; return o
def lights(C, R, flat=False, key=1, fill=1, rim=1, amb=1, horizon=.3, flags=0, far=3.5, keyaz=-52, keyel=46):
    C = Vector(C); s = bpy.context.scene
    def d(az, el, r): a, e = math.radians(az), math.radians(el); return C + Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))) * r * R
    W = R * R
    area(d(keyaz, keyel, 4.2), C, 2.6 * R, 3.4 * R, 215 * W * key, '#fff8ef')          # key: softbox, left front
    area(d(58, 22, 4.6), C, 2.2 * R, 4.4 * R, 55 * W * fill, '#f4f7ff')                # fill: strip, right
    area(d(150, 42, 4.4), C, 1.2 * R, 3.6 * R, 120 * W * rim, '#ffffff')               # rim: behind right
    if not flat: area(d(200, 70, 4.6), C, 4 * R, 3 * R, 80 * W, '#ffffff')            # top
    if flags:
        for az in (-92, 88): card(d(az, 6, 2.8), C, 1.1 * R, 6 * R, .01)
    w = bpy.data.worlds.new('w'); s.world = w; w.cycles.sampling_method = 'NONE'; w.use_nodes = True; t = w.node_tree; n = t.nodes; L = t.links.new; n.clear()
    out = n.new('ShaderNodeOutputWorld'); mix = n.new('ShaderNodeMixShader'); lp = n.new('ShaderNodeLightPath'); b1 = n.new('ShaderNodeBackground'); b2 = n.new('ShaderNodeBackground')
    b1.inputs[0].default_value = (1, .99, .97, 1); b1.inputs[1].default_value = .42 * amb
    tc = n.new('ShaderNodeTexCoord'); sp = n.new('ShaderNodeSeparateXYZ'); r = n.new('ShaderNodeValToRGB'); L(tc.outputs['Generated'], sp.inputs[0]); L(sp.outputs['Z'], r.inputs[0]); L(r.outputs[0], b2.inputs[0])
    e = r.color_ramp.elements; e[0].position = .0; e[0].color = (horizon,) * 3 + (1,); e[1].position = .9; e[1].color = (.8, .8, .8, 1); x = e.new(.35); x.color = (horizon * 1.6,) * 3 + (1,)
    L(lp.outputs['Is Glossy Ray'], mix.inputs[0]); L(b1.outputs[0], mix.inputs[1]); L(b2.outputs[0], mix.inputs[2]); L(mix.outputs[0], out.inputs[0])
    gm = mat('ground', '#f4f1ec', .9, spec=.1); n2 = gm.node_tree.nodes; L2 = gm.node_tree.links.new   # the sweep fades to grey far away: only reflections and bounces see it
    geo = n2.new('ShaderNodeNewGeometry'); vm = n2.new('ShaderNodeVectorMath'); vm.operation = 'DISTANCE'; vm.inputs[1].default_value = (C.x, C.y, 0); L2(geo.outputs['Position'], vm.inputs[0])
    mr = n2.new('ShaderNodeMapRange'); mr.inputs['From Min'].default_value = 1.0 * R; mr.inputs['From Max'].default_value = far * R; mr.inputs['To Min'].default_value = .86; mr.inputs['To Max'].default_value = .12; L2(vm.outputs['Value'], mr.inputs[0]); L2(mr.outputs[0], n2['Principled BSDF'].inputs['Base Color'])
    g = mesh('ground', [(-60 * R, -60 * R, 0), (60 * R, -60 * R, 0), (60 * R, 60 * R, 0), (-60 * R, 60 * R, 0)], [(0, 1, 2, 3)], None, gm); g.visible_camera = False; g['studio'] = 1; return g
def camera(P, az=0, el=14, margin=.1, res=(1000, 1000), lens=85, fstop=2.2, roll=0, focus=None, tight=None):
    """frames the points P; tight=(centre, size) looks at a part only"""
    s = bpy.context.scene; s.render.resolution_x, s.render.resolution_y = res; c = bpy.data.cameras.new('c'); o = bpy.data.objects.new('c', c); bpy.context.collection.objects.link(o); s.camera = o
    c.lens = lens; c.sensor_width = 36; c.sensor_fit = 'HORIZONTAL'
    C = (P.min(0) + P.max(0)) / 2 if tight is None else np.array(tight[0]); R = np.linalg.norm(P - (P.min(0) + P.max(0)) / 2, axis=1).max()
    a, e = math.radians(az), math.radians(el); D = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)]); asp = res[1] / res[0]
    Q = (-Vector(D)).to_track_quat('-Z', 'Y').to_matrix(); Rm = np.array(Q); k = lens / 36
    if tight: dist = tight[1] * k; sh = (0, 0)
    else:
        q = (P - C) @ Rm; dist = 4 * R; sh = (0, 0)
        for _ in range(30):
            x = k * q[:, 0] / (dist - q[:, 2]); y = k * q[:, 1] / (dist - q[:, 2]); w = max(np.ptp(x), np.ptp(y) / asp); sh = ((x.max() + x.min()) / 2, (y.max() + y.min()) / 2); dist *= (w / (1 - 2 * margin)) ** .9
    o.matrix_world = Matrix.Translation(Vector(C + D * dist)) @ Q.to_4x4(); c.shift_x, c.shift_y = sh; c.clip_end = 1000
    c.dof.use_dof = True; c.dof.focus_distance = dist - ((P - C) @ D).max() * .6 if focus is None and tight is None else (dist if focus is None else focus); c.dof.aperture_fstop = fstop / R * (1 if tight is None else 1)
    return o
def passes(path, spp, noise, seed=0, keep=('Image', 'Denoising Albedo', 'Denoising Normal', 'DiffDir', 'DiffInd', 'DiffCol', 'zone')):
    """renders and returns the passes as float arrays by name"""
    s = bpy.context.scene; s.cycles.seed = seed; s.cycles.samples = spp; s.cycles.adaptive_threshold = noise; s.cycles.adaptive_min_samples = 6; s.cycles.use_denoising = False
    vl = bpy.context.view_layer; vl.cycles.denoising_store_passes = 'Denoising Normal' in keep; vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = vl.use_pass_diffuse_color = 'DiffDir' in keep
    s.use_nodes = True; t = s.node_tree; t.nodes.clear(); rl = t.nodes.new('CompositorNodeRLayers'); f = t.nodes.new('CompositorNodeOutputFile')
    f.base_path = path; f.format.file_format = 'OPEN_EXR'; f.format.color_depth = '32'; f.format.color_mode = 'RGBA'; f.format.exr_codec = 'NONE'; f.file_slots.clear()
    for k in keep:
        if k in rl.outputs: f.file_slots.new(k.replace(' ', '_')); t.links.new(rl.outputs[k], f.inputs[-1])
        else: print('no pass', k)
    comp = t.nodes.new('CompositorNodeComposite'); t.links.new(rl.outputs['Image'], comp.inputs[0])
    bpy.ops.render.render(); out = {}
    for fn in sorted(os.listdir(path)):
        if fn.endswith('.exr'):
            im = bpy.data.images.load(path + '/' + fn); a = np.empty(im.size[0] * im.size[1] * 4, np.float32); im.pixels.foreach_get(a); out[fn.split('0')[0]] = a.reshape(im.size[1], im.size[0], 4)[::-1].copy(); bpy.data.images.remove(im); os.remove(path + '/' + fn)
    return out
def denoise(A, B, k=.5):
    """dual-buffer non-local means (Rousselle 2012): the two half renders tell the noise; led by albedo and normal; further channels follow the same weights"""
    lg = lambda x: np.log1p(6 * np.clip(x, 0, 30)); F = {n: (A[n] + B[n])[..., :3] / 2 for n in A if n.startswith('Den')}
    full = lambda X: np.concatenate([lg(X['Image'])] + ([lg(X['D'])] if 'D' in X else []), -1)
    a, b = full(A), full(B); fa = F.get('Denoising_Albedo'); fn = F.get('Denoising_Normal')
    if fa is not None: fa = gaussian_filter(fa, (.5, .5, 0)); fn = gaussian_filter(fn, (.7, .7, 0))
    for step, rad in ((1, 3), (3, 3), (7, 2)):
        v = np.maximum(uniform_filter(((a[..., :3] - b[..., :3]) ** 2).mean(2) / 2, 9), 3e-6); m = (a + b)[..., :3] / 2; na = np.zeros_like(a); nb = np.zeros_like(b); wt = np.zeros(v.shape, np.float32)
        for dy in range(-rad, rad + 1):
            for dx in range(-rad, rad + 1):
                sl = lambda x: np.roll(x, (dy * step, dx * step), (0, 1)); vs = sl(v)
                d = uniform_filter(((m - sl(m)) ** 2).mean(2) - .5 * (v + np.minimum(v, vs)), 5 if step == 1 else 3) / (1e-6 + k * .5 * (v + vs)); W = np.exp(-np.clip(d, 0, 30))
                if fa is not None: W *= np.exp(-np.minimum(30, ((fa - sl(fa)) ** 2).sum(2) / .0012 + ((fn - sl(fn)) ** 2).sum(2) / .015))
                na += W[..., None] * sl(a); nb += W[..., None] * sl(b); wt += W
        a, b = na / wt[..., None], nb / wt[..., None]
    return np.expm1((a + b) / 2) / 6
def tone(x):
    """straight in the middle, soft shoulder (a filmic curve that keeps the colours of a label), slight S"""
    return CURVE[(np.clip(x, 0, 4) * 8191.75).astype(np.int32)]
CURVE = np.linspace(0, 4, 32768); CURVE = srgb(np.where(CURVE < .5, CURVE, .5 + .5 * (1 - np.exp(-(CURVE - .5) / .5)))); CURVE = np.clip(CURVE - .03 * np.sin(2 * np.pi * CURVE), 0, 1).astype(np.float32)
def zoom(a, shape):
    return np.asarray(Image.fromarray(a.astype(np.float32)).resize(shape[::-1], Image.BICUBIC))
def cut(linear, A, S):
    """toned, sharpened picture of the good without its ground; S is the shadow below, black"""
    t = tone(linear); o = t * A[..., None] + GROUND * (1 - A[..., None])
    o = np.asarray(Image.fromarray((np.clip(o, 0, 1) * 255 + .5).astype(np.uint8)).filter(ImageFilter.UnsharpMask(.8, 40, 2))) / 255
    t = np.where(A[..., None] > .05, np.clip((o - GROUND * (1 - A[..., None])) / np.maximum(A, .05)[..., None], 0, 1), t)
    al = A + S * (1 - A); return t * (A / np.maximum(al, 1e-4))[..., None], al
def shadow(d, objs, g):
    """the shadow alone"""
    for o in objs: o.visible_camera = False
    g.visible_camera = True; g.is_shadow_catcher = True; a = passes(d, 12, .03, keep=('Image',))['Image'][..., 3]; g.visible_camera = False; g.is_shadow_catcher = False
    for o in objs: o.visible_camera = True
    a = gaussian_filter(np.clip(a, 0, 1), .8); far = gaussian_filter(a, 3.5); f = np.clip((a - .12) / .2, 0, 1); return np.clip(a * f + far * (1 - f), 0, 1) ** 1.35
def edges(d):
    """alpha, zones and uv at the full size, without any light: cheap and sharp"""
    s = bpy.context.scene; s.cycles.max_bounces = 0; w = s.world; s.world = None; L = [o for o in bpy.data.objects if o.type == 'LIGHT']
    for o in L: o.hide_render = True
    s.cycles.use_adaptive_sampling = False; x = passes(d, 8, .05, 0, ('Image', 'zone', 'uv')); s.cycles.use_adaptive_sampling = True; s.world = w; s.cycles.max_bounces = 8
    for o in L: o.hide_render = False
    return x
def zoned(m, z, light=.6):
    """marks a material as one whose colour comes later: its mask and uv are written beside the picture; z is 0, 1 or 2"""
    t = m.node_tree; n = t.nodes; L = t.links.new; b = n['Principled BSDF']; c = [0, 0, 0, 1]; c[z] = 1
    for l in list(b.inputs['Base Color'].links): t.links.remove(l)
    b.inputs['Base Color'].default_value = (light,) * 3 + (1,); a = n.new('ShaderNodeOutputAOV'); a.name = 'zone'; a.inputs['Color'].default_value = c
    if z == 0: a = n.new('ShaderNodeOutputAOV'); a.name = 'uv'; u = n.new('ShaderNodeTexCoord'); L(u.outputs['UV'], a.inputs['Color'])
    return m
def shoot(name, objs=None, view=None, light=None, spp=16, noise=.04, k=.5):
    """light, camera, render and filter; keeps the light on each part, so that compose.py can give labels and colours to it"""
    t0 = time.process_time(); wall = time.time(); q = float(os.environ.get('Q', 1)); view = dict(dict(margin=.1), **(view or {})); view['res'] = (800, 800); k *= q
    for o in [o for o in bpy.data.objects if o.type in ('LIGHT', 'CAMERA') or o.get('studio')]: bpy.data.objects.remove(o)
    every = [o for o in bpy.data.objects if o.type == 'MESH']; P = np.concatenate([points(o) for o in (objs or every)]); C = (P.min(0) + P.max(0)) / 2; R = np.linalg.norm(P - C, axis=1).max()
    g = lights(C, R, **(light or {})); camera(P, **view); d = f'{WORK}/tmp-{name}'; os.makedirs(d, exist_ok=True); vl = bpy.context.view_layer; full = view['res']; s = bpy.context.scene
    for p in ('zone', 'uv'):
        if p not in [a.name for a in vl.aovs]: a = vl.aovs.add(); a.name = p; a.type = 'COLOR'
    E = edges(d); size = lambda k: (setattr(s.render, 'resolution_x', int(full[0] * k)), setattr(s.render, 'resolution_y', int(full[1] * k)))
    size(1 / 3); S = shadow(d, every, g); size(k); X = [passes(d, max(1, spp // 2), noise, n) for n in (1, 2)]; size(1); t1 = time.process_time()
    for x in X: x['D'] = (x['DiffDir'] + x['DiffInd'])[..., :3]
    al = np.clip((X[0]['Image'] + X[1]['Image'])[..., 3] / 2, 0, 1); y, x_ = np.where((al > 0).any(1))[0], np.where((al > 0).any(0))[0]
    c = np.s_[max(0, y[0] - 12):y[-1] + 12, max(0, x_[0] - 12):x_[-1] + 12]; f = denoise(*[{k: v[c] for k, v in x.items()} for x in X]); F = np.zeros(al.shape + (7,), np.float32); F[c] = f
    zone = (X[0]['zone'] + X[1]['zone'])[..., :3] / 2; col_ = (X[0]['DiffCol'] + X[1]['DiffCol'])[..., :3] / 2; m = zone.sum(2, keepdims=True).clip(0, 1)
    image = np.clip(F[..., :3] - m * col_ * F[..., 4:7], 0, None); A = np.clip(E['Image'][..., 3], 0, 1); big = E['zone'][..., :3]; uv = E['uv'][..., :2] / np.maximum(big[..., :1], 1e-3); W = full[::-1]
    def grow(v, w, W2):  # enlarges v where the weight w is; parts do not run into each other
        a, b = np.stack([zoom(v[..., n] * w, W2) for n in range(v.shape[2])], -1), zoom(w, W2)[..., None]; fill = gaussian_filter(v * w[..., None], (3, 3, 0)) / np.maximum(gaussian_filter(w, 3), 1e-3)[..., None]; fill = np.stack([zoom(fill[..., n], W2) for n in range(v.shape[2])], -1)
        k2 = np.clip(b * 2.5 - .25, 0, 1); return np.clip(k2 * a / np.maximum(b, .05) + (1 - k2) * fill, 0, None)
    parts = [m[..., 0] * F[..., 3], np.clip(F[..., 3] - m[..., 0] * F[..., 3], 0, 1)]; mb = big.sum(2, keepdims=True).clip(0, 1)
    un = image / np.maximum(F[..., 3:4], 1e-2); spec = grow(un, parts[0], W) * mb + grow(un, parts[1], W) * (1 - mb)
    lit = sum(grow(F[..., 4:7], zone[..., z].copy(), W) * big[..., z:z + 1] for z in range(3))
    np.savez_compressed(f'{WORK}/form/{name}.npz', spec=spec.astype(np.float16), light=lit.astype(np.float16), zone=big.astype(np.float16), uv=uv.astype(np.float32), alpha=A.astype(np.float16), shadow=np.clip(zoom(S, W), 0, 1).astype(np.float16))
    os.rmdir(d); row = dict(name=name, render=round(t1 - t0, 1), cpu=round(time.process_time() - t0, 1), total=round(time.process_time(), 1), wall=round(time.time() - wall), res=view['res'][0]); print('SHOT', json.dumps(row))
    open(f'{WORK}/log.jsonl', 'a').write(json.dumps(row) + '\n')
