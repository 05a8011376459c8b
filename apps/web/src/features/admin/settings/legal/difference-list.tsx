import { type ChangeObject, diffLines, diffWordsWithSpace } from "diff";
import { count } from "../../../../platform/count.ts";

export function DifferenceList({ before, after }: { before: string; after: string }) {
	const found = differences(before, after);
	if (found.every((each) => typeof each === "number"))
		return <p className="text-muted">There is no difference.</p>;
	return (
		<div className="overflow-hidden rounded-md border-2 border-line font-mono text-sm leading-relaxed">
			{found.map((each, n) =>
				typeof each === "number" ? (
					<p key={n} className="bg-sunk px-4 py-1.5 text-muted">
						… {count(each, "line")} the same
					</p>
				) : (
					<p key={n} className="px-4 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
						{each.map((part, at) => (
							<ChangedText key={at} {...part} />
						))}
					</p>
				),
			)}
		</div>
	);
}

function ChangedText({ value, added, removed }: ChangeObject<string>) {
	if (added) return <ins className="bg-(--right)/20 decoration-(--right)">{value}</ins>;
	if (removed) return <del className="bg-wrong/20 decoration-wrong">{value}</del>;
	return value;
}

/** A number of equal lines, or the parts of a changed passage. */
type Difference = number | readonly ChangeObject<string>[];

/** Compares by lines, and within changed lines by words, because a paragraph is one line. */
export function differences(before: string, after: string): Difference[] {
	const found: Difference[] = [];
	const changes = diffLines(withLineEnd(before), withLineEnd(after));
	for (let n = 0; n < changes.length; n++) {
		const [change, next] = [changes[n], changes[n + 1]];
		if (!change) continue;
		if (!change.added && !change.removed) found.push(change.count);
		else if (change.removed && next?.added) {
			found.push(diffWordsWithSpace(change.value, next.value));
			n++;
		} else found.push([change]);
	}
	return found;
}

const withLineEnd = (text: string) => (text === "" ? "" : `${text.trimEnd()}\n`);
