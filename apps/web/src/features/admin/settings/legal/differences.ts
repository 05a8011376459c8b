import { type ChangeObject, diffLines, diffWordsWithSpace } from "diff";

export interface Piece {
	readonly text: string;
	readonly is: "same" | "added" | "removed";
}

/** A number of equal lines, or a changed passage. */
export type Difference =
	| { readonly kind: "same"; readonly lines: number }
	| { readonly kind: "changed"; readonly pieces: readonly Piece[] };

/** Compares by lines, and within changed lines by words, because a paragraph is one line. */
export function differences(before: string, after: string): Difference[] {
	const found: Difference[] = [];
	const changes = diffLines(withLineEnd(before), withLineEnd(after));
	for (let n = 0; n < changes.length; n++) {
		const [change, next] = [changes[n], changes[n + 1]];
		if (!change) continue;
		if (!change.added && !change.removed) found.push({ kind: "same", lines: change.count });
		else if (change.removed && next?.added) {
			found.push({ kind: "changed", pieces: diffWordsWithSpace(change.value, next.value).map(pieceOf) });
			n++;
		} else found.push({ kind: "changed", pieces: [pieceOf(change)] });
	}
	return found;
}

const withLineEnd = (text: string) => (text === "" ? "" : `${text.trimEnd()}\n`);

function pieceOf({ value, added, removed }: ChangeObject<string>): Piece {
	return { text: value, is: added ? "added" : removed ? "removed" : "same" };
}
