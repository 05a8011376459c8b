/** A short name with a hyphen or a slash, where browsers would break it: "AK-47", "G3/SG-1". */
const HYPHENATED = /(\S+[-/]\S+)/;
/** The letters that fit on a line on every screen. */
const ONE_LINE = 22;

/** Keeps each such name in one line. */
export function wholeNames(text: string) {
	return text.split(HYPHENATED).map(whole);
}

/** Every second part is such a name. */
function whole(part: string, at: number) {
	if (at % 2 === 0 || part.length > ONE_LINE) return part;
	return (
		<span key={part} className="whitespace-nowrap">
			{part}
		</span>
	);
}
