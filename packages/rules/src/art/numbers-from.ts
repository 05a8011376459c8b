/** Returns numbers that are the same for the same text: `next(n)` gives 0 to n - 1. For drawing, not for dealing. */
export function numbersFrom(text: string): (below: number) => number {
	let state = 0x811c9dc5;
	for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return (below) => {
		state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
		state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
		state ^= state >>> 15;
		return (state >>> 0) % below;
	};
}
