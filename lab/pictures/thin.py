"""Makes a picture smaller that passes 64 KB though its quality is low: thin.py NAME BLUR (grain, .5 to .9) thin.py NAME rings (a plain shadow, coarse alpha) thin.py NAME shadow (the shadow under thin things, smoothed) or thin.py NAME leaves (many edges: alpha in four steps, the shadow in few)"""
import os, sys
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, shift
name, how = sys.argv[1:]; path = f"{os.environ.get('PICTURES_WORK', '/tmp/haat-pictures')}/out/{name}.webp"; d = np.asarray(Image.open(path)).astype(float); rgb = d[..., :3]; rest = [d[..., 3]] if d.shape[2] == 4 else []
if how == 'rings':
    a = d[..., 3]; on = a > 165; edge = np.where(on, np.where(a > 215, 255, np.round(a / 48) * 48), 0); shadow = np.round(gaussian_filter(shift(on.astype(float), (10, 8)), 9) * 95 / 16) * 16; rest = [np.maximum(edge, shadow)]; rgb = np.where(on[..., None], gaussian_filter(rgb, (.6, .6, 0)), 0)
elif how == 'leaves':
    a = d[..., 3]; on = (rgb.max(2) > 14) | (a > 200); soft = gaussian_filter(np.where(on, 0, a), 4); rest = [np.where(on, np.where(a > 200, 255, np.round(a / 85) * 85), np.round((np.minimum(soft, 120) - 8).clip(0) / 4) * 4)]; rgb = np.where(on[..., None], gaussian_filter(rgb, (.7, .7, 0)), 0)
elif how == 'shadow':
    a = d[..., 3]; on = (rgb.max(2) > 20) | (a > 190); soft = gaussian_filter(np.where(on, np.minimum(a, 90), a), 4); rest = [np.where(on & (a > 120), np.where(a > 215, 255, a // 24 * 24), soft)]; rgb = np.where(on[..., None], rgb, 0)
else: rgb = gaussian_filter(rgb, (float(how), float(how), 0))
for quality in (76, 62, 48, 34, 22):
    Image.fromarray(np.dstack([rgb] + rest).clip(0, 255).astype(np.uint8)).save(path, quality=quality, alpha_quality=60, method=4)
    if os.path.getsize(path) < 63500: break
