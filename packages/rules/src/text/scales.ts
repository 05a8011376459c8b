/** The powers of ten that words and letters mean, in the languages with most speakers on the web. In lower case. */
const POWERS: Readonly<Record<string, number>> = {
	...powers(2, "hundred hundert सौ"),
	...powers(
		3,
		"k thousand thousands tausend tsd tusen tusind duizend mil mille millier milliers mila tys tis tisíc",
	),
	...powers(3, "тыс тысяча тысячи тысяч тис тисяч хил bin ribu rb nghìn ngàn हज़ार हजार ألف آلاف พัน"),
	...powers(5, "lakh lakhs lac lacs लाख"),
	...powers(6, "mn mio mln million millions millionen millón millon millones milhão milhao milhões milhoes"),
	...powers(
		6,
		"milione milioni miljoen miljon miljoner millioner milion miliony milionów milionů milyon juta triệu",
	),
	...powers(6, "млн миллион миллиона миллионов мільйон мільйонів милион милиона مليون ملايين ล้าน"),
	...powers(7, "crore crores cr करोड़ करोड"),
	...powers(
		9,
		"bn mrd mld mdr mia md mds billions milliard milliards milliarde milliarden miljard miljarder",
	),
	...powers(
		9,
		"miliardo miliardi miliard miliardy miliardów miliard milyar miliar bilhão bilhao bilhões bilhoes tỷ tỉ",
	),
	...powers(9, "млрд миллиард миллиарда миллиардов мільярд мільярдів милиард милиарда अरब مليار مليارات"),
	...powers(
		12,
		"tn trn bio trillions billionen billón billones biliões bilioes biljoen biljoner bilion biliony triliun",
	),
	...powers(12, "трлн триллион триллиона триллионов trilhão trilhao trilhões trilhoes trilyon"),
	...powers(15, "quadrillion quadrillions"),
};

/** Words and letters with several powers, of which the first is the usual one; 0 is a unit. Other numbers decide. */
export const AMBIGUOUS: Readonly<Record<string, readonly [number, ...number[]]>> = {
	K: [3, 0],
	m: [0, 6],
	M: [6, 0],
	B: [9, 0],
	b: [9, 0],
	T: [12, 0],
	mil: [3, 6],
	billion: [9, 12],
	trillion: [12, 18],
};

/** Words of the long scale: beside them a billion is a million millions. */
export const LONG_SCALE =
	/milliard|mrd|mld|mds|mil millones|mil milhões|miljard|miliard|milyar|billionen|billones/iu;

const CJK_POWERS: Readonly<Record<string, number>> = {
	...powers(2, "百 백"),
	...powers(3, "千 천"),
	...powers(4, "万 萬 만"),
	...powers(8, "億 亿 억"),
	...powers(12, "兆 조"),
};

function powers(power: number, words: string): Record<string, number> {
	return Object.fromEntries(words.split(" ").map((word) => [word, power]));
}

export interface Scale {
	readonly power: number;
	/** A word of `AMBIGUOUS`, whose power is not part of `power`; "" for none. */
	readonly ambiguous: string;
	/** Of the text that was read. */
	readonly length: number;
}

const NONE: Scale = { power: 0, ambiguous: "", length: 0 };

/** Reads the words of scale that begin a text: "mil millones de euros", "万人", "Mrd.". */
export function readScale(text: string): Scale {
	let scale = NONE;
	let hasWord = false;
	for (;;) {
		const next = text.slice(scale.length);
		const cjk = /^\s*([百千万萬億亿兆백천만억조])/u.exec(next);
		if (cjk) {
			scale = {
				...scale,
				power: scale.power + (CJK_POWERS[cjk[1] ?? ""] ?? 0),
				length: scale.length + cjk[0].length,
			};
			continue;
		}
		const word = /^\s*([\p{L}\p{M}]+)\.?(?![\p{L}\p{M}\p{N}/])/u.exec(next);
		const written = word?.[1] ?? "";
		const lower = written.toLowerCase().normalize("NFC");
		const singular = lower.replace(/^(b|tr)illions$/, "$1illion");
		const ambiguous = Object.hasOwn(AMBIGUOUS, written)
			? written
			: Object.hasOwn(AMBIGUOUS, singular) && singular.length > 1
				? singular
				: "";
		const power = Object.hasOwn(POWERS, lower) ? POWERS[lower] : undefined;
		if (!word || (hasWord && written.length < 2) || (ambiguous === "" && power === undefined)) return scale;
		const length = scale.length + word[0].length;
		// A second word settles the first: "mil millones" is no million.
		const settled = scale.ambiguous === "" ? 0 : (AMBIGUOUS[scale.ambiguous]?.[0] ?? 0);
		scale = {
			power: scale.power + settled + (ambiguous === "" ? (power ?? 0) : 0),
			ambiguous,
			length,
		};
		hasWord = true;
	}
}

/** Returns the sum of a number such as "1億2000万"; null for any other text, and for one with a single part. */
export function sumOfParts(text: string): { readonly sum: string; readonly length: number } | null {
	const parts = /^(?:\d[\d,]*(?:\.\d+)?\s*[千万萬億亿兆천만억조]+\s*){1,4}(?:\d[\d,]*(?:\.\d+)?)?/u.exec(
		text,
	)?.[0];
	if (!parts) return null;
	const found = [...parts.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*([千万萬億亿兆천만억조]*)/gu)];
	if (found.length < 2) return null;
	const sum = found.reduce((total, [, digits = "", scale = ""]) => {
		const power = [...scale].reduce((all, sign) => all + (CJK_POWERS[sign] ?? 0), 0);
		return total + Number(`${digits.replaceAll(",", "")}e${power}`);
	}, 0);
	return Number.isSafeInteger(sum) ? { sum: String(sum), length: parts.length } : null;
}
