const MOST = 3;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const EMOJI = /^\p{RGI_Emoji}$/v;

export function isLargeEmoji(content: string): boolean {
	// An emoji has at most about 15 code units.
	if (content.length > 64) return false;
	const signs = [...graphemes.segment(content)].map(({ segment }) => segment).filter((sign) => sign.trim());
	return signs.length > 0 && signs.length <= MOST && signs.every((sign) => EMOJI.test(sign));
}
