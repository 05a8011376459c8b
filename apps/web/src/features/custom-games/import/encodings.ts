/** All encodings that browsers can read, with names that people know them by. */
export const ENCODINGS: readonly (readonly [label: string, name: string])[] = [
	["utf-8", "Unicode (UTF-8)"],
	["utf-16le", "Unicode (UTF-16)"],
	["utf-16be", "Unicode (UTF-16, big-endian)"],
	["windows-1252", "Western European (Windows-1252)"],
	["iso-8859-15", "Western European (ISO 8859-15)"],
	["macintosh", "Western European (Mac)"],
	["windows-1250", "Central European (Windows-1250)"],
	["iso-8859-2", "Central European (ISO 8859-2)"],
	["windows-1257", "Baltic (Windows-1257)"],
	["iso-8859-4", "Baltic (ISO 8859-4)"],
	["iso-8859-13", "Baltic (ISO 8859-13)"],
	["iso-8859-10", "Nordic (ISO 8859-10)"],
	["iso-8859-14", "Celtic (ISO 8859-14)"],
	["iso-8859-3", "South European (ISO 8859-3)"],
	["iso-8859-16", "Romanian (ISO 8859-16)"],
	["windows-1254", "Turkish (Windows-1254)"],
	["windows-1251", "Cyrillic (Windows-1251)"],
	["koi8-r", "Cyrillic (KOI8-R)"],
	["koi8-u", "Cyrillic (KOI8-U)"],
	["iso-8859-5", "Cyrillic (ISO 8859-5)"],
	["ibm866", "Cyrillic (DOS)"],
	["x-mac-cyrillic", "Cyrillic (Mac)"],
	["windows-1253", "Greek (Windows-1253)"],
	["iso-8859-7", "Greek (ISO 8859-7)"],
	["shift_jis", "Japanese (Shift JIS)"],
	["euc-jp", "Japanese (EUC-JP)"],
	["iso-2022-jp", "Japanese (ISO-2022-JP)"],
	["euc-kr", "Korean (EUC-KR)"],
	["gb18030", "Chinese, simplified (GB18030)"],
	["big5", "Chinese, traditional (Big5)"],
	["windows-1255", "Hebrew (Windows-1255)"],
	["iso-8859-8", "Hebrew (ISO 8859-8)"],
	["windows-1256", "Arabic (Windows-1256)"],
	["iso-8859-6", "Arabic (ISO 8859-6)"],
	["windows-874", "Thai (Windows-874)"],
	["windows-1258", "Vietnamese (Windows-1258)"],
];

/** Returns the text of bytes in an encoding. Bytes that are none of it become U+FFFD. */
export function decode(bytes: Uint8Array, encoding: string): string {
	return new TextDecoder(encoding).decode(bytes);
}

const SAMPLE = 64 * 1024;

/** Guesses the encoding: by the byte order mark, by being valid UTF-8, else by the letters that it would give. */
export function guessEncoding(bytes: Uint8Array): string {
	const wide = wideEncoding(bytes);
	if (wide) return wide;
	if (canDecode(bytes, "utf-8") || isNearlyUtf8(bytes)) return "utf-8";
	const end = bytes.length > SAMPLE ? bytes.lastIndexOf(0x0a, SAMPLE) : bytes.length;
	const sample = bytes.subarray(0, end > 0 ? end : SAMPLE);
	const scores = [
		...Object.keys(LETTERS).map(
			(encoding) => [encoding, scoreOfLetters(decode(sample, encoding), encoding)] as const,
		),
		...Object.entries(LEADS)
			.filter(([encoding]) => canDecode(sample, encoding))
			.map(([encoding, weigh]) => [encoding, scoreOfPairs(sample, weigh, encoding)] as const),
	];
	const [best] = scores.toSorted((a, b) => b[1] - a[1]);
	return best && best[1] > 0 ? best[0] : "windows-1252";
}

/** Detects UTF-16 by its byte order mark, or by every second byte being zero. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return "utf-16le";
	if (first === 0xfe && second === 0xff) return "utf-16be";
	const sample = bytes.subarray(0, 200);
	const isEmptyAt = (odd: number) =>
		sample.length > 3 && sample.every((byte, at) => at % 2 !== odd || byte === 0);
	if (isEmptyAt(1)) return "utf-16le";
	return isEmptyAt(0) ? "utf-16be" : null;
}

function canDecode(bytes: Uint8Array, encoding: string): boolean {
	try {
		new TextDecoder(encoding, { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}

/** A cut or a broken character does not make a file another encoding. */
function isNearlyUtf8(bytes: Uint8Array): boolean {
	const text = decode(bytes, "utf-8");
	const broken = text.match(/\uFFFD/g)?.length ?? 0;
	const whole = text.match(/[^\0-\x7f\uFFFD]/gu)?.length ?? 0;
	return whole > 4 * broken;
}

interface Letters {
	/** Letters that are common in texts of this encoding. */
	readonly common: string;
	/** Those that also other encodings have at their places. */
	readonly usual: string;
}

const CYRILLIC = {
	common: "оеаинтсрвлкмдпуяыьОЕАИНТСРВЛКМДП",
	usual: "гзбчйхжшюцщэфъёіїєґўУЯЫЬГЗБЧЙХЖШЮЦЩЭФЪ",
};

const LETTERS: Readonly<Record<string, Letters>> = {
	"windows-1252": { common: "éèêàâäáãåæçîíñóôöøúûüß", usual: "ëïœõðþýÄÖÜÉÅØÆÇÑÁÍÓÚÀÈÂÊÎ" },
	"windows-1250": { common: "ěščćřžýáíéůťďňąęłńśźżőűŠČŘŽŁŚŻŐ", usual: "äöüôľĺŕúóăâîşţđĄĘŃŹÁÍÉÚÝÓĎŤŇÖÜß" },
	"windows-1254": { common: "ğışİöüçŞ", usual: "âîûÖÜÇĞ" },
	"windows-1257": { common: "āčēģīķļņšūžąęėįųŠŽ", usual: "äöüõÄÖÜÕĀČĒŪ" },
	"windows-1251": CYRILLIC,
	"koi8-r": CYRILLIC,
	ibm866: CYRILLIC,
	"windows-1253": { common: "αοιετσνηυρπκμλωάίόέΑΟΙΕΤΣΝΗ", usual: "ςήύώγδθχφβξζψΥΡΠΚΜΛΩΓΔΘΧΦΒΞΖΨ" },
};

/** Judges a text by its letters outside of ASCII, and by what no word has: two scripts, capitals or signs within. */
function scoreOfLetters(text: string, encoding: string): number {
	const letters = LETTERS[encoding];
	if (!letters) return 0;
	const isLatin = /1252|125[047]/.test(encoding);
	let score = 0;
	for (const [word] of text.matchAll(/[^\s,;:|"'()\d.\-/]+/g)) {
		if (/^[\0-\x7f]*$/.test(word)) continue;
		for (const [at, letter] of [...word].entries()) {
			if (letter <= "\x7f") continue;
			const before = word[at - 1] ?? "";
			// Western languages write ç and ñ before vowels, ì, ò and ù at the end of words.
			if (encoding === "windows-1252" && /[çñ]/.test(letter) && !/[aeiouáéíóúàãõâê]/.test(word[at + 1] ?? ""))
				score -= 0.5;
			else if (letters.common.includes(letter)) score += isLatin ? 2 : 1.3;
			else if (letters.usual.includes(letter)) score += isLatin ? 1 : 0.6;
			else if (/[ìòù]/.test(letter) && encoding === "windows-1252")
				score += at === word.length - 1 ? 1.5 : -0.5;
			else if (/[\0-\x9f\uFFFD]/.test(letter)) score -= 10;
			else if (!/\p{L}/u.test(letter)) score -= word.length > 1 ? 2 : 0;
			if (/\p{Lu}/u.test(letter) && /\p{Ll}/u.test(before)) score -= 3;
			if (isLatin && /[^\0-\x7f]/.test(before)) score -= 2;
			if (!isLatin && /[a-z]/i.test(before + (word[at + 1] ?? "")) && /\p{L}/u.test(letter)) score -= 3;
		}
	}
	return score;
}

type Weigh = (lead: number, trail: number) => number;

const between = (byte: number, low: number, high: number) => byte >= low && byte <= high;

/** How common the characters of a first byte are, in the sets that sort them by frequency. */
const LEADS: Readonly<Record<string, Weigh>> = {
	shift_jis: (lead) => {
		if (between(lead, 0x82, 0x83)) return 2.5;
		if (between(lead, 0x88, 0x97)) return 1.9;
		if (lead === 0x81) return 0.3;
		return between(lead, 0x98, 0x9f) || between(lead, 0xe0, 0xea) ? -0.5 : -2;
	},
	"euc-jp": (lead) => {
		if (between(lead, 0xa4, 0xa5)) return 2.6;
		if (between(lead, 0xb0, 0xcf)) return 1.9;
		if (lead === 0xa1) return 0.3;
		return between(lead, 0xd0, 0xf4) ? -0.5 : -2;
	},
	"euc-kr": (lead, trail) => {
		if (trail < 0xa1) return -2;
		if (between(lead, 0xb0, 0xc8)) return 2.1;
		return between(lead, 0xa1, 0xa3) ? 0.3 : -1;
	},
	gb18030: (lead, trail) => {
		if (trail < 0xa1) return -2;
		if (between(lead, 0xb0, 0xd7)) return 2;
		if (between(lead, 0xa1, 0xa9)) return 0.3;
		return between(lead, 0xd8, 0xf7) ? -0.5 : -2;
	},
	big5: (lead) => {
		if (between(lead, 0xa4, 0xc6)) return 2;
		if (between(lead, 0xa1, 0xa3)) return 0.3;
		return between(lead, 0xc9, 0xf9) ? -0.5 : -2;
	},
};

function scoreOfPairs(bytes: Uint8Array, weigh: Weigh, encoding: string): number {
	let score = 0;
	for (let at = 0; at < bytes.length; at += 1) {
		const lead = bytes[at] ?? 0;
		if (lead < 0x80) continue;
		const isSingle = encoding === "shift_jis" && between(lead, 0xa1, 0xdf);
		if (isSingle) score -= 1;
		else {
			score += weigh(lead, bytes[at + 1] ?? 0);
			at += 1;
		}
	}
	return score;
}
