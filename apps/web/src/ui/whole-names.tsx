/** A short name with a hyphen or a slash, which a browser would break: "AK-47", "G3/SG-1". */
const HYPHENATED = /(\S+[-/]\S+)/;
/** Letters that fit on every screen's line. */
const ONE_LINE = 22;

/** Returns the text with each such name in one piece. */
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
