"""Every good that is a form with a label: what its label says, by artwork. Run with plain python: goods.py [NAME …]"""
from labels import *
from compose import form, write
G = dict
K, C, V, B = 'Khetmool', 'Chatkaro', 'Vanaspa', 'Bagichu'
WRAPS = {
    # form, label size, share of the label in front, colours of body and lid
    'jar': ((4825, 520), .3, '#f7f4ef', None), 'pickle': ((2790, 520), .31, '#8a4a12', '#b3261e'), 'tall': ((1648, 520), .34, '#2f6a3c', '#f2efe8'),
    'tin': ((1720, 520), .34, None, None), 'can': ((1124, 520), .34, None, None), 'tube': ((1500, 1010), .33, None, None),
}
R = lambda form, body=None, lid=None, **s: G(form=form, body=body, lid=lid, **s)
from packs import PACKS
ITEMS = {
    'jar-tulip': R('jar', lay='plate', bg='#8a1f4b', ink='#fff', pop='#c99a44', pale='#fbf1e6', mi='#c2612a', m2='#8a1f4b', title=['Saffron Day Cream'], hi='केसर डे क्रीम', note='With almond oil', motif='tulip', dark='#7a1840', mid='#b07a2a', mr=84, size=104),
    'jar-aloe': R('jar', lay='plate', bg='#3c7a4a', ink='#fff', pop='#9cc47a', pale='#f2f7ea', mi='#4f9a5a', m2='#2f6a3c', title=['Aloe Vera Gel'], hi='एलोवेरा जेल', note='Soothes and cools', motif='leaf', dark='#1f5a34', mid='#4a8a4a', mr=84, size=112),
    'jar-eye': R('jar', '#2a2026', lay='plate', bg='#2a2026', ink='#f4e6d0', pop='#d9b25a', pale='#33262d', mi='#d9b25a', m2='#f4e6d0', title=['Ayurvedic Kajal'], hi='आयुर्वेदिक काजल', note='Almond soot and ghee', motif='almond', dark='#f6ead6', mid='#d9b25a', brand='Roopnika', mr=54, size=96),
    'jar-mango': R('pickle', '#9a4c12', '#e0a21b', lay='oval', bg='#c8401f', ink='#fff', pop='#e0a21b', pale='#fdf3dc', mi='#e3a020', m2='#4f8a34', title=['Punjabi', 'Mango Pickle'], hi='आम का अचार', note='In mustard oil', motif='mango', dark='#8a2413', mid='#b5561a', size=66, mr=72),
    'jar-lemon': R('pickle', '#a8701c', '#3f7a34', lay='oval', bg='#3f7a34', ink='#fff', pop='#e3c52a', pale='#fdf8dc', mi='#e8c832', m2='#4f8a34', title=['Sweet Lemon', 'Pickle'], hi='मीठा नींबू अचार', note='Without oil', motif='lemon', dark='#2f5a26', mid='#8a7a12', size=66, mr=70),
    'jar-hot-pepper': R('pickle', '#8f2412', '#8f1f16', lay='oval', bg='#e0a21b', ink='#fff', pop='#b3261e', pale='#fdf1dc', mi='#c32a1c', m2='#3f7a34', title=['Stuffed Red', 'Chilli Pickle'], hi='भरवाँ मिर्च अचार', note='Packed by hand', motif='chilli', dark='#7a1c12', mid='#b3341f', size=66, mr=74),
    'jar-honey-pot': R('pickle', '#b5690f', '#d9a441', lay='plate', bg='#5a3410', ink='#fff', pop='#d99a22', pale='#fdf4dc', mi='#e3a52b', m2='#b5690f', title=['Raw Forest', 'Honey'], hi='जंगल का शहद', note='Unheated', motif='comb', dark='#5a3410', mid='#b5690f', size=72, mr=64),
    'jar-butter': R('pickle', '#e3b53c', '#e9e2d0', lay='plate', bg='#c9932a', ink='#fff', pop='#c9932a', pale='#fff8e6', mi='#d9a12f', m2='#b07a1f', title=['Bilona', 'Cow Ghee'], hi='गाय का घी', note='Churned from curd', motif='pot', dark='#6a4210', mid='#b07a1f', size=76, mr=66),
    'jar-hot-beverage': R('pickle', '#2e1a12', '#1f1410', lay='plate', bg='#4a2a1a', ink='#fff', pop='#c98a3c', pale='#f6ead6', mi='#5a321e', m2='#8a5230', title=['Classic', 'Instant Coffee'], hi='इंस्टेंट कॉफ़ी', note='Rich and smooth', motif='cup', dark='#3a2014', mid='#9a5a2a', size=66, mr=66),
    'jar-glass-of-milk': R('pickle', '#20242c', '#d9a441', lay='plain', bg='#20242c', ink='#f7f2e6', pop='#e3b04b', pale='#20242c', mi='#e3b04b', m2='#f0d9a0', title=['Plant Protein'], hi='केसर बादाम', note='Kesar badam flavour', motif='almond', font='gothic', mid='#e3b04b', size=74, mr=70),
    'jar-chyawanprash': R('pickle', '#7a1f1a', '#d9a441', lay='oval', bg='#7a1f1a', ink='#fff', pop='#d9a441', pale='#fdf1d8', mi='#6a8a3a', m2='#4f6f2a', title=['Amla', 'Chyawanprash'], hi='च्यवनप्राश', note='With forty herbs', motif='olive', dark='#6a1a16', mid='#9a5a1a', size=64, mr=68),
    'jar-tangerine': R('pickle', '#f6f2ea', '#e8742a', lay='bands', bg='#fff7ea', ink='#8a3a10', pop='#f08a24', pale='#fff7ea', mi='#f08a24', m2='#3c8a3f', title=['Vitamin C'], hi='चबाने वाली गोलियाँ', note='60 chewable tablets', motif='orange', font='gothic', mid='#c85a14', size=84, mr=88),
    'jar-olive': R('pickle', '#a8894f', '#5a6a2a', lay='bands', bg='#f3ecd8', ink='#4a4a1a', pop='#6f7f2f', pale='#f3ecd8', mi='#6f7f2f', m2='#4f5f22', title=['Triphala', 'Churna'], hi='त्रिफला चूर्ण', note='Three fruits, finely ground', motif='olive', mid='#8a5a1a', size=74, mr=66),
    'tallbottle-coconut': R('tall', '#dfe9dc', '#2f6a3c', lay='plain', bg='#2f6a3c', ink='#f6f3e0', pop='#d9c27a', pale='#2f6a3c', mi='#f6f3e0', m2='#7a4a22', title=['Coconut', 'Hair Oil'], hi='नारियल तेल', note='Cold-pressed', motif='coconut', mid='#d9c27a', size=70, mr=72),
    'tallbottle-baby-oil': R('tall', '#f3dcae', '#ffffff', lay='plain', bg='#f6d3dd', ink='#7a3a54', pop='#c8607f', pale='#f6d3dd', mi='#ffffff', m2='#8a5a3a', title=['Baby', 'Massage Oil'], hi='बेबी मालिश तेल', note='Coconut and vetiver', motif='coconut', font='gothic', mid='#c8607f', size=66, mr=70),
    'tallbottle-herb': R('tall', '#1f3a24', '#c9a24a', lay='plate', bg='#1f3a24', ink='#fff', pop='#b08a3a', pale='#f3eed8', mi='#4f7a3a', m2='#2f5a2a', title=['Bhringraj', 'Amla Oil'], hi='भृंगराज-आँवला', note='Hair oil', motif='sprig', dark='#1f3a24', mid='#8a6a1f', size=66, mr=66),
    'tallbottle-onion': R('tall', '#7a2248', '#2a1420', lay='plate', bg='#7a2248', ink='#fff', pop='#b5467a', pale='#faeef2', mi='#b5467a', m2='#7a2248', title=['Red Onion', 'Hair Serum'], hi='लाल प्याज़', note='Smooths dry ends', motif='onion', dark='#6a1a3e', mid='#a83a6a', size=66, mr=66),
    'tallbottle-leafy-green': R('tall', '#6f8f2a', '#f2efe8', lay='oval', bg='#2f6a3c', ink='#fff', pop='#9cc43c', pale='#f6faea', mi='#4f9a44', m2='#2f6a3c', title=['Aloe Vera', 'Amla Juice'], hi='एलोवेरा-आँवला', note='With a little lemon', motif='leaf', dark='#1f5a2c', mid='#5a8a2a', size=62, mr=64),
    'tallbottle-mango': R('tall', '#f0a01c', '#d9481f', lay='oval', bg='#e8621f', ink='#fff', pop='#f3b62c', pale='#fff6dc', mi='#f0a01c', m2='#3f8a34', title=['Alphonso', 'Mango Squash'], hi='हापुस आम', note='Pulp of ripe fruit', motif='mango', dark='#a83410', mid='#c8601a', size=62, mr=68),
    'tallbottle-rose': R('tall', '#c2183c', '#f2d0d8', lay='oval', bg='#8f1230', ink='#fff', pop='#e88aa0', pale='#fff0f2', mi='#d9486a', m2='#f08aa0', title=['Rose Syrup'], hi='गुलाब शरबत', note='With petals', motif='rose', dark='#8f1230', mid='#c2385a', size=70, mr=76),
    'tallbottle-sunflower': R('tall', '#d99a12', '#c8321f', lay='plate', bg='#c8321f', ink='#fff', pop='#e3b021', pale='#fff6d6', mi='#e3b021', m2='#c9871a', title=['Mustard Oil'], hi='सरसों का तेल', note='Cold-pressed', motif='flower', dark='#8a1f12', mid='#b5561a', size=72, mr=74),
    'tallbottle-hibiscus': R('tall', '#d9527a', '#ffffff', lay='plain', bg='#f6e3e6', ink='#7a1f3e', pop='#b5305a', pale='#f6e3e6', mi='#c83a64', m2='#e3b04b', title=['Hibiscus', 'Shampoo'], hi='गुड़हल-मेथी', note='With fenugreek', motif='hibiscus', mid='#b5305a', size=70, mr=78),
    'tallbottle-cherry-blossom': R('tall', '#fbf3f3', '#f3b8c8', lay='plain', bg='#ffffff', ink='#8a4a62', pop='#e08aa4', pale='#ffffff', mi='#f3b8c8', m2='#e08aa4', title=['Gentle', 'Baby Lotion'], hi='बेबी लोशन', note='With almond milk', motif='flower', font='gothic', mid='#d9789a', size=64, mr=70),
    'tube-ginger-root': R('tube', lid='#c9871a', lay='tube', bg='#f6e3b0', ink='#6a3f0c', pop='#c9871a', pale='#fff', mi='#d98a16', m2='#b5561a', title=['Turmeric Ubtan', 'Face Wash'], hi='हल्दी उबटन', note='With gram flour', motif='root', brand=V),
    'tube-sun': R('tube', lid='#f08a24', lay='tube', bg='#ffffff', ink='#8a3f0c', pop='#f08a24', pale='#fff', mi='#f5a623', m2='#f08a24', title=['Sunscreen Gel', 'SPF 50'], hi='सनस्क्रीन जेल', note='No white cast', motif='sun', font='gothic'),
    'tin-teapot': R('tin', lid='#7a1f1a', lay='oval', bg='#8a241c', ink='#fff', pop='#d9a441', pale='#fbeed6', mi='#8a241c', m2='#d9a441', title=['Assam CTC', 'Tea'], hi='असम चाय', note='Strong', motif='cup', dark='#6a1a14', mid='#a85a1a', brand='Chaiwari', size=64, mr=58),
    'tin-leafy-green': R('tin', lid='#1f4a3a', lay='oval', bg='#2a5a44', ink='#fff', pop='#d9c27a', pale='#f4f3de', mi='#5a8a44', m2='#b5862a', title=['Kashmiri Kahwa'], hi='कश्मीरी कहवा', note='Green tea', motif='leaf', dark='#1f4a3a', mid='#8a6a1f', brand='Chaiwari', size=64, mr=66),
    'tin-ginger-root': R('tin', lid='#5a2f14', lay='oval', bg='#c9702a', ink='#fff', pop='#f0c874', pale='#fdf1da', mi='#8a4a22', m2='#c9702a', title=['Masala Chai'], hi='मसाला चाय', note='With whole spices', motif='star', dark='#5a2f14', mid='#a8501a', brand='Chaiwari', size=70, mr=66),
    'tin-hot-pepper': R('tin', lid='#8a1a12', stretch=(.84, 1), lay='oval', bg='#b3241a', ink='#fff', pop='#f0b64a', pale='#fdf0d8', mi='#c32a1c', m2='#3f7a34', title=['Kashmiri', 'Red Chilli'], hi='लाल मिर्च पाउडर', note='No added colour', motif='chilli', dark='#8a1a12', mid='#b3341f', brand='Masalora', size=58, mr=62),
    'tin-turmeric': R('tin', lid='#a8620c', stretch=(.84, 1), lay='oval', bg='#e0a21b', ink='#fff', pop='#8a4a12', pale='#fff6dc', mi='#d98a16', m2='#b5561a', title=['Lakadong', 'Turmeric'], hi='हल्दी पाउडर', note='Jaintia hills', motif='root', dark='#6a3a0c', mid='#a85a14', brand='Masalora', size=58, mr=62),
    'tin-garam-masala': R('tin', lid='#3a1f14', stretch=(.84, 1), lay='oval', bg='#5a321f', ink='#fff', pop='#e0a24a', pale='#f9ecd2', mi='#8a4a22', m2='#c77a2e', title=['Homestyle', 'Garam Masala'], hi='गरम मसाला', note='Fourteen spices', motif='star', dark='#4a2616', mid='#a8601f', brand='Masalora', size=58, mr=60),
    'jar-salt': R('pickle', '#e3a8a2', '#8f3a44', lay='plate', bg='#b5646a', ink='#fff', pop='#c97a78', pale='#fff4f1', mi='#e3a09c', m2='#c9706e', title=['Himalayan', 'Pink Rock Salt'], hi='सेंधा नमक', note='Finely ground', motif='crystal', dark='#7a2f38', mid='#b5565a', brand='Masalora', size=60, mr=52),
    'tin-chestnut': R('tin', lid='#5a2f14', lay='plate', bg='#7a3f1d', ink='#fff', pop='#d79a5a', pale='#f9ecd8', mi='#8a4a22', m2='#d79a5a', title=['California', 'Almonds'], hi='बादाम', note='Large, sorted by hand', motif='almond', dark='#5a2f14', mid='#b0602a', size=70, mr=70),
    'tin-peanuts': R('tin', lid='#163f3a', lay='plate', bg='#1f5a52', ink='#fff', pop='#d9c08a', pale='#fbf3e0', mi='#d9b87a', m2='#a8823c', title=['Whole', 'Cashews'], hi='साबुत काजू', note='Grown in Goa', motif='cashew', dark='#1f5a52', mid='#a8722a', size=74, mr=72),
    'tin-grapes': R('tin', lid='#445c1f', lay='plate', bg='#5c7a2a', ink='#fff', pop='#c9d77a', pale='#f7f6df', mi='#8aa53f', m2='#a9bf55', title=['Seedless', 'Green Raisins'], hi='हरी किशमिश', note='Dried in the shade', motif='grapes', dark='#445c1f', mid='#7a8f2a', size=64, mr=70),
    'tin-popcorn': R('tin', lid='#8f3347', lay='plate', bg='#b8475a', ink='#fff', pop='#f0c8bc', pale='#fff7f0', mi='#e8d3b8', m2='#c9a888', title=['Roasted', 'Makhana'], hi='भुना मखाना', note='With Himalayan salt', motif='puff', dark='#6a1f2e', mid='#b8475a', size=74, mr=72),
    'tin-cookie': R('tin', lid='#9a4414', stretch=(1, .66), lay='oval', bg='#b5561a', ink='#fff', pop='#f0c874', pale='#fdf1d8', mi='#d9a05a', m2='#7fa83c', title=['Butter Cookies'], hi='पिस्ता बटर कुकीज़', note='With pistachio', motif='cookie', dark='#7a3410', mid='#a8501a', brand=C, size=84, mr=66),
    'tin-coffee': R('tin', lid='#2a1610', lay='oval', bg='#3a2118', ink='#fff', pop='#d9a05a', pale='#f4e6cf', mi='#5a321e', m2='#8a5230', title=['Filter Coffee'], hi='फ़िल्टर कॉफ़ी', note='South Indian', motif='bean', dark='#3a2014', mid='#9a5a2a', size=70, mr=80),
    'tin-coffee-beans': R('tin', lid='#b08a5a', lay='plain', bg='#d2b48a', ink='#3a2114', pop='#7a4a24', pale='#d2b48a', mi='#4a2a18', m2='#6a3f24', title=['Coorg', 'Arabica'], hi='कॉफ़ी बीन्स', note='Medium roast', motif='bean', mid='#7a4a24', size=80, mr=84),
    'tin-mountain': R('tin', lid='#22384a', lay='oval', bg='#2f4a5a', ink='#fff', pop='#d9b25a', pale='#f6f0de', mi='#2f5a4a', m2='#d9925a', title=['Darjeeling', 'First Flush'], hi='दार्जिलिंग चाय', note='Whole leaf', motif='hills', dark='#22384a', mid='#9a6a2a', brand='Chaiwari', size=62, mr=58),
    'tin-sev': R('tin', lid='#a8341a', lay='bands', bg='#e8642a', ink='#fff8e6', pop='#ffd35c', pale='#e8642a', mi='#ffd35c', m2='#ffe9a8', title=['Ratlami Sev'], hi='रतलामी सेव', note='With clove and ajwain', motif='sev', font='book', mid='#fff0b8', brand=C, size=78, mr=84),
    'jar-jaggery': R('pickle', '#b0762a', '#7a3f10', lay='plate', bg='#8a4f1a', ink='#fff', pop='#d9963c', pale='#fff3dc', mi='#d99a44', m2='#a8641f', title=['Organic', 'Jaggery Powder'], hi='गुड़ पाउडर', note='From cane', motif='comb', dark='#6a3a10', mid='#a8601a', size=60, mr=56),
    'tin-henna': R('tin', lid='#2f4520', stretch=(.88, 1), lay='plain', bg='#3f5a2c', ink='#f3efd8', pop='#d7c27a', pale='#3f5a2c', mi='#a9c06a', m2='#d7c27a', title=['Natural', 'Henna'], hi='मेहंदी पाउडर', note='For the hair', motif='leaf', mid='#d7c27a', size=80, mr=80),
    'tin-shikakai': R('tin', lid='#a8a478', stretch=(.88, 1), lay='plain', bg='#e4e2cf', ink='#3a4a2a', pop='#7a7f3a', pale='#e4e2cf', mi='#7a8a4a', m2='#54682f', title=['Shikakai', 'Reetha'], hi='शैंपू पाउडर', note='Shampoo powder', motif='sprig', mid='#6a6f2a', size=76, mr=80),
    'tin-ashwagandha': R('tin', lid='#a9742f', stretch=(.88, 1), lay='plain', bg='#f1e7d2', ink='#4a2f1a', pop='#a9742f', pale='#f1e7d2', mi='#8a6a3a', m2='#5f7a3a', title=['Ashwagandha'], hi='अश्वगंधा चूर्ण', note='Root powder', motif='sprig', mid='#a9742f', size=70, mr=88),
    'jar-clay': R('jar', lay='plate', bg='#b5786a', ink='#fff', pop='#c98f7a', pale='#f7ece0', mi='#d38f86', m2='#b5645f', title=['Multani Mitti'], hi='मुल्तानी मिट्टी', note='Face pack with rose', motif='rose', dark='#7a4438', mid='#b5645f', brand='Vanaspa', mr=60, size=100),
    'jar-calendula': R('jar', lay='plate', bg='#f0a83c', ink='#fff', pop='#f3b8a0', pale='#fff6ea', mi='#f0a83c', m2='#e3842a', title=['Diaper Rash Cream'], hi='रैश क्रीम', note='With calendula', motif='flower', font='gothic', dark='#9a5a2a', mid='#d9803a', mr=76, size=92),
    'tin-sandal': R('tin', lid='#4a1f10', stretch=(.62, 1), lay='plain', bg='#6a2a14', ink='#fbeed2', pop='#d9a441', pale='#6a2a14', mi='#e3b45a', m2='#f3d99a', title=['Mysore', 'Sandal'], hi='चंदन अगरबत्ती', note='Incense sticks', motif='star', mid='#e3b45a', size=74, mr=70),
    'tin-mogra': R('tin', lid='#1f4a34', stretch=(.62, 1), lay='plain', bg='#2f6a4a', ink='#fbf8e6', pop='#d9c87a', pale='#2f6a4a', mi='#fbf8e6', m2='#e3c85a', title=['Mogra', 'Flower'], hi='मोगरा अगरबत्ती', note='Incense sticks', motif='flower', mid='#e3d08a', size=74, mr=70),
    'tallbottle-neem': R('tall', '#4f9a4a', '#ffffff', lay='plate', bg='#2f6a3c', ink='#fff', pop='#7fb86a', pale='#f4f9ee', mi='#4f9a44', m2='#2f6a3c', title=['Neem & Tulsi', 'Face Wash'], hi='नीम-तुलसी', note='Clears oil and dust', motif='leaf', dark='#1f5a2c', mid='#3c8a3f', brand=V, size=58, mr=56),
    'can-lemon': R('can', lay='bands', bg='#e3c81f', ink='#3a4a0c', pop='#5a8a1f', pale='#e3c81f', mi='#fff6b0', m2='#3f7a1f', title=['Lemon', 'Masala Soda'], hi='नींबू मसाला सोडा', note='Fizzy', motif='lemon', font='book', mid='#5a3a0c', size=62, mr=84),
}
for k, v in PACKS.items(): ITEMS[k] = v
def tube_front(W, H, s):
    im = Image.new('RGB', (W, H), s['bg']); d = ImageDraw.Draw(im); cx = W / 2; u = W / 560; y = H * .16
    if s.get('brand'): y = lines(d, cx, y, W * .7, [(s['brand'].upper(), 'serif', 56 * u, s['ink'], 5 * u)])
    else: mark(d, (cx, y + 24 * u), 34 * u, s['pop']); y += 70 * u
    motif(d, s['motif'], (cx, y + 130 * u), 110 * u, s['mi'], s['m2'], s['bg']); y += 270 * u; f = s.get('font', 'pal'); z = min(fit(t, f, W * .8, 84 * u) for t in s['title'])
    y = lines(d, cx, y, W, [(t, f, z, s['ink']) for t in s['title']]); y = lines(d, cx, y + 6 * u, W * .8, [(s['hi'], 'devas', 58 * u, s['pop'])]); lines(d, cx, y + 14 * u, W * .8, [(s['note'], 'sansr', 30 * u, s['ink'])]); return im
def wrapped(s):
    (W, H), share, _, _ = WRAPS[s['form']]; k = 1 if W > 4000 or H > 800 else 1.6; W, H = int(W * k), int(H * k); W = int(W * s.get('stretch', (1, 1))[0] / s.get('stretch', (1, 1))[1]); im = Image.new('RGB', (W, H), s['bg']); fw = int(W * share); p = (tube_front if s['lay'] == 'tube' else panel_wide)(fw, H, s); im.paste(p, (int(W / 2 - fw / 2), 0)); d = ImageDraw.Draw(im)
    if s['lay'] == 'tube': d.rectangle((0, int(H * .02), W, int(H * .045)), fill=s['pop']); d.rectangle((0, int(H * .93), W, H), fill=s['pop'])
    if s['lay'] in ('oval', 'bands'): d.rectangle((0, 0, W, int(H * .03)), fill=s['pop']); d.rectangle((0, int(H * .97), W, H), fill=s['pop'])
    if s['lay'] == 'bands': d.rectangle((0, 0, W, int(H * .08)), fill=s['pop']); d.rectangle((0, int(H * .92), W, H), fill=s['pop'])
    if s['lay'] in ('plate', 'plain') and s['form'] in ('tin', 'jar', 'pickle'): d.rectangle((0, 0, W, int(H * .025)), fill=s['pop']); d.rectangle((0, int(H * .975), W, H), fill=s['pop'])
    return im
def bag(s):
    W, H = 1100, 1613; im = Image.new('RGB', (W, H), s['bg']); pad = 130; p = panel(W, H - 2 * pad, dict(s, wide=.6)); im.paste(p, (0, pad)); d = ImageDraw.Draw(im); dk = s.get('seal', s['pop'])
    d.rectangle((0, 0, W, 96), fill=dk); d.rectangle((0, H - 96, W, H), fill=dk)
    if s['lay'] == 'split': d.rectangle((0, H - 140, W, H - 96), fill=s['pale'])
    im2 = Image.new('RGB', (1613, 1613), s['bg']); im2.paste(im, (0, 0))
    if s.get('veg', True): veg(d, (W * .28, H - 200), 24); im2.paste(im, (0, 0))
    return im2
def box(s):   # strip of side, front, side; the lids above
    w, h, dep = s['size3']; tot = w + 2 * dep; W = 1800; H = int(W * (h + dep) / tot); im = Image.new('RGB', (W, H), s['bg']); d = ImageDraw.Draw(im); k = int(H * dep / (h + dep)); x0, x1 = int(W * dep / tot), int(W * (dep + w) / tot); fw, fh = x1 - x0, H - k
    im.paste(panel_wide(fw, fh, s) if fw > fh * .9 else panel(fw, fh, dict(s, wide=.8)), (x0, k)); d = ImageDraw.Draw(im)
    d.rectangle((x0, 0, x1, k), fill=s.get('top', s['bg'])); d.line((x0, k - 3, x1, k - 3), fill=s['pop'], width=6)
    side = Image.new('RGB', (fh, W - x1), s.get('sidebg', s['bg'])); e = ImageDraw.Draw(side); z = fit(' '.join(s['title']), s.get('font', 'pal'), fh * .8, (W - x1) * .26); text(e, (fh / 2, (W - x1) * .42), ' '.join(s['title']), s.get('font', 'pal'), z, s.get('sideink', s['ink'])); text(e, (fh / 2, (W - x1) * .7), s['hi'], 'devas', z * .7, s['pop'])
    im.paste(side.rotate(90, expand=True), (x1, k)); im.paste(side.rotate(90, expand=True).resize((x0, fh)), (0, k)); return im
def book(s):
    W, H, k = 1550, 2000, 200; im = Image.new('RGB', (W, H), s['bg']); im.paste(s['art'](W - k, H, s), (k, 0)); sp = Image.new('RGB', (H, k), s.get('spine', s['bg'])); d = ImageDraw.Draw(sp); t = s.get('name') or ' '.join(s['title']); z = fit(t, s.get('font', 'pal'), H * .62, 92); text(d, (H * .44, k / 2), t, s.get('font', 'pal'), z, s.get('spink', s['ink']))
    [d.line((x, 16, x, k - 16), fill=s['pop'], width=6) for x in (90, H - 90)]; im.paste(sp.rotate(-90, expand=True), (0, 0)); return im
def label(s):
    f = s['form']
    return bag(s) if f in ('pouch', 'sack') else box(s) if 'size3' in s else book(s) if f == 'book' else panel_wide(620, 520, s) if f == 'perfume' else wrapped(s)
if __name__ == '__main__':
    import time
    for n in sys.argv[1:] or ITEMS:
        s = ITEMS[n]; f = s['form']; im = label(s); im.resize((im.width // 2, im.height // 2)).save(f'{WORK}/tex/{n}.png')
        if not os.path.exists(f'{WORK}/form/{f}.npz'): continue
        z = {0: im}; _, _, body, lid = WRAPS.get(f, (0, 0, None, None)); body, lid = s.get('body') or body, s.get('lid') or lid
        if body: z[1] = body
        if lid: z[2] = lid
        write(n, form(f), z, s.get('tint'), s.get('stretch'))
