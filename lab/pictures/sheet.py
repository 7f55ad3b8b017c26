import glob, sys
from PIL import Image
fs = sorted(f for p in sys.argv[4:] for f in glob.glob(p)); w, h, n = map(int, sys.argv[1:4])
s = Image.new('RGB', (n * w, -(-len(fs) // n) * h), '#fff')
for i, f in enumerate(fs):
    im = Image.open(f).convert('RGBA'); g = Image.new('RGB', im.size, '#f4f1ec'); g.paste(im, mask=im); s.paste(g.resize((w - 4, h - 4), Image.LANCZOS), ((i % n) * w, (i // n) * h))
s.save('/tmp/s.png'); print([f.split('/')[-1] for f in fs])
