/** Words that praise or describe and name no thing; the search does not report them as missing. */
export const qualities: ReadonlySet<string> = new Set(
  (
    'beautiful pretty elegant stylish trendy fancy designer unique cute classy attractive lovely amazing awesome perfect ' +
    'comfortable comfy lightweight light heavy durable strong sturdy long lasting quality original genuine authentic ' +
    'branded brand local imported indian western traditional modern simple plain daily everyday casual decent ' +
    'healthy tasty delicious natural fresh pure safe gentle soft smooth thick thin warm cool cold hot big small large ' +
    'medium tiny mini huge tall short wide slim loose tight full half double single multi waterproof washable foldable ' +
    'portable adjustable rechargeable breathable sweatproof oversized regular fit fitting stretchable ' +
    'popular famous trending viral best better top recommended favourite favorite ready made readymade handmade homemade ' +
    'keeps keep keeping stays stay carry carrying wear wearing playing play check checking see stop teaches teach ' +
    'made make makes doing does slip like likes space inside outside around near next door home house ghar ' +
    'son daughter people person someone somebody everyone family members order bring send deliver delivery fast urgent ' +
    'today tomorrow now please bhaiya bhai didi sir madam hello hey okay ok um uh yes well also only just very really ' +
    'more most less many much lot lots few bit enough different other another same every each all both ' +
    'first second third last old older younger age aged wise color colour coloured shade pattern design style look ' +
    'desi anything everything chhota chhote chhoti pehenne pahanne pehnne banane khelne rakhne lagane dhone ' +
    'बनाने खेलने पहनने लगाने धोने कोई चीज़ ' +
    'aadha adha aadhi pav paav there here adult adults grown up grownup ' +
    'dhai dedh sava sadhe hazar hazaar sau lakh rupaye rupees hundred thousand ढाई डेढ़ सवा साढ़े हज़ार हजार सौ लाख ' +
    'sundar accha acchi acche achha achhi badhiya mast shandar asli naya nayi purana purani bada badi chota choti ' +
    'halka halki bhari mota moti patla patli garam thanda thandi naram majboot tikau aaram aaramdayak ' +
    'wali wale karna karne karni hone wala mangwani mangwana mangao bhejo dilao dila do dedo aapke paas hamare yahan ' +
    'jaldi aaj kal abhi bahut thoda zyada sab sirf bas bhi toh agar lekin magar nahi nahin mat bina alawa chhod ' +
    'सुंदर अच्छा अच्छी अच्छे बढ़िया शानदार असली नया नई पुराना बड़ा बड़ी छोटा छोटी छोटे हल्का हल्की भारी मोटा मोटी ' +
    'पतला पतली गर्म गरम ठंडा ठंडी नरम मज़बूत मजबूत टिकाऊ आरामदायक वाला करने करना रखने रखना दिखाइए दिखाइये चाहता ' +
    'चाहती मँगाना मंगाना भेजो आपके पास हमारे यहाँ जल्दी आज कल अभी बहुत थोड़ा ज़्यादा सब सिर्फ़ बस भी तो अगर लेकिन ' +
    'मगर नहीं मत बिना अलावा भैया जी नमस्ते क्या कैसे कैसी कहाँ सी सा से without except excluding exclude other than not no non but'
  ).split(' '),
);
