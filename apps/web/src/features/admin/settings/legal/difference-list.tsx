import { type ChangeObject, diffLines, diffWordsWithSpace } from "diff";
import { count } from "../../../../platform/count.ts";

export function DifferenceList({ before, after }: { before: string; after: string }) {
	const found = differences(before, after);
	if (found.every(({ kind }) => kind === "same"))
		return <p className="text-muted">There is no difference.</p>;
	return (
		<div className="overflow-hidden rounded-md border-2 border-line font-mono text-sm leading-relaxed">
			{found.map((each, n) =>
				each.kind === "same" ? (
					<p key={n} className="bg-sunk px-4 py-1.5 text-muted">
						… {count(each.lines, "line")} the same
					</p>
				) : (
					<p key={n} className="px-4 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
						{each.parts.map((part, at) => (
							<ChangedText key={at} {...part} />
						))}
					</p>
				),
			)}
		</div>
	);
}

function ChangedText({ text, change }: TextPart) {
	if (change === "added") return <ins className="bg-(--right)/20 decoration-(--right)">{text}</ins>;
	if (change === "removed") return <del className="bg-wrong/20 decoration-wrong">{text}</del>;
	return text;
}

interface TextPart {
	readonly text: string;
	readonly change: "none" | "added" | "removed";
}

/** A number of equal lines, or a changed passage. */
type Difference =
	| { readonly kind: "same"; readonly lines: number }
	| { readonly kind: "changed"; readonly parts: readonly TextPart[] };

/** Compares by lines, and within changed lines by words, because a paragraph is one line. */
export function differences(before: string, after: string): Difference[] {
	const found: Difference[] = [];
	const changes = diffLines(withLineEnd(before), withLineEnd(after));
	for (let n = 0; n < changes.length; n++) {
		const [change, next] = [changes[n], changes[n + 1]];
		if (!change) continue;
		if (!change.added && !change.removed) found.push({ kind: "same", lines: change.count });
		else if (change.removed && next?.added) {
			found.push({ kind: "changed", parts: diffWordsWithSpace(change.value, next.value).map(textPart) });
			n++;
		} else found.push({ kind: "changed", parts: [textPart(change)] });
	}
	return found;
}

const withLineEnd = (text: string) => (text === "" ? "" : `${text.trimEnd()}\n`);

function textPart({ value, added, removed }: ChangeObject<string>): TextPart {
	return { text: value, change: added ? "added" : removed ? "removed" : "none" };
}
