import type { Mark } from "./view.ts";

/** Told apart by shape, for the colour-blind. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = { right: "🟩", wrong: "❌", timeout: "⌛" };

const WORDS: Readonly<Record<Mark, string>> = { right: "right", wrong: "wrong", timeout: "out of time" };

/** Returns the answers in words, such as "7 right, 2 wrong, 1 out of time", for those who hear a shared text. */
export function marksText(marks: readonly Mark[]): string {
	const counts = (Object.keys(WORDS) as Mark[]).map((mark) => ({
		mark,
		count: marks.filter((other) => other === mark).length,
	}));
	const named = counts.filter(({ mark, count }) => count > 0 || mark === "right");
	return named.map(({ mark, count }) => `${count} ${WORDS[mark]}`).join(", ");
}
