import type { AccountsErrorCode } from "./accounts.errors.ts";
import { checkUsername, cleanUsername } from "./validators.ts";

// Promised in docs/product.md#names.

const RESERVED = ["hilo", "admin", "administrator", "moderator", "support", "system", "staff"];

/** Words that don't free a reserved name when they surround it: "theadmin", "hiloteam", "techsupport". */
const ADDED =
	"account accounts app bot chat chief com customer desk game games head help helpdesk hq iam im net not official online org real service services site super sys team tech the true user web x";

/** Digits that are read as letters; i and l are read as each other. */
const DIGITS: Readonly<Record<string, string>> = {
	a: "4",
	b: "8",
	e: "3",
	g: "69",
	i: "l1",
	l: "i1",
	o: "0",
	s: "5",
	t: "7",
	z: "2",
};

/**
 * Look-alikes of the Latin letters in reserved names, after NFKD and without marks: what a username may contain of
 * confusables.txt (Unicode Technical Standard 39, version 13), and small capitals.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
	a: "ɑΑαАаᎪᗅᴀꓮ𐊠𖽀",
	d: "ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪᴅꓒꓓ",
	e: "ɆɇΕЕеҽҿᎬᴇⴹꓰꬲ𐊆𑢦𑢮",
	f: "ƑƒϜքᖴᵮẝꓝꜰꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂",
	h: "ĦħɦʜΗНнћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏",
	i: "ıɨɩɪιіӏᎥᵻᵼꙇꭵ𑣃",
	l: "ŁłƖƗƚǀɫɭʟΙІӀ\u05d5\u05df\u0627\u0661\u0673\u06f1\u07caᏞᒪᛁⲒⳐⵏꓡꓲ𐊊𐌉𐐛𐔦𑢣𑢲𖼖𖼨",
	m: "ɱΜϺМмӍᎷᗰᛖᴍᵯⲘꓟ𐊰𐌑𑜀𑣣",
	n: "ƝƞɳɴΝηпոռᵰⲚꓠ𐔓",
	o: "ØøƟɵΘΟθοσОоѲѳӨөՕօ\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5\u06ff\u07c0०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑⲞⲟⴱⵁⵔꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠",
	p: "ƥΡρРрᏢᑭᴘᵽⲢⲣꓑ𐊕",
	r: "ƦɍɼɽʀгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵",
	s: "ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺",
	t: "ŦŧƭƮȾΤТтҬᎢᴛᵵⲦꓔ𐊗𐊱𐌕𑢼𖼊",
	u: "ɄʋυՍսሀᏌᑌᴜᵾꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂",
	y: "ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃",
};

const LATIN = new Map(
	Object.entries(LOOK_ALIKES).flatMap(([letter, lookAlikes]) =>
		[...lookAlikes].map((lookAlike) => [lookAlike, letter]),
	),
);

const GAP = "[_.-]*";
const reserved = anyOf(RESERVED);
const added = `(?:${anyOf(ADDED.split(" "))}|[\\d_.-])`;
/** A reserved name as one part of a username: "ann-admin", "solar.system2". */
const PART = new RegExp(`(?:^|[_.-])\\d*${reserved}s?\\d*(?:$|[_.-])`);
/** A username of nothing but reserved and added words: "theadmin". */
const WHOLE = new RegExp(`^${added}*${reserved}(?:${reserved}|${added}|s)*$`);

/**
 * Returns whether a username is a name of the site or its staff, or looks like one (other scripts, digits, more words).
 * A longer word that contains such a name is free: "systematic".
 * @param siteName the name that the site has been given; it is reserved without more words
 */
export function isReservedName(username: string, siteName = ""): boolean {
	const name = latin(username.replace(/(\p{Ll})(\p{Lu})/gu, "$1_$2"));
	return PART.test(name) || WHOLE.test(name) || (bare(siteName) !== "" && bare(username) === bare(siteName));
}

/** Returns the error code of a username that an account is about to get; null when it is valid and not reserved. */
export function checkNewUsername(text: string): AccountsErrorCode | null {
	const code = checkUsername(text);
	return code === null && isReservedName(cleanUsername(text)) ? "accounts/username-reserved" : code;
}

/** Letters and digits alone, whatever their script and case. */
const bare = (text: string) => latin(text).replace(/[^\p{L}\p{N}]/gu, "");

function latin(text: string): string {
	const withoutMarks = text.normalize("NFKD").replace(/\p{M}/gu, "");
	return [...withoutMarks]
		.map((letter) => LATIN.get(letter) ?? letter)
		.join("")
		.toLowerCase();
}

function anyOf(words: readonly string[]): string {
	return `(?:${words.map((word) => [...word].map(spelled).join(GAP)).join("|")})`;
}

function spelled(letter: string): string {
	return letter === "m" ? "(?:m|rn)+" : `[${letter}${DIGITS[letter] ?? ""}]+`;
}
