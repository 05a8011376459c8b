import { useMemo } from "react";
import { count } from "../../shell/words.ts";
import { differences, type Piece } from "./differences.ts";

export function DifferenceList({ before, after }: { before: string; after: string }) {
	const found = useMemo(() => differences(before, after), [before, after]);
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
						{each.pieces.map((piece, at) => (
							<Passage key={at} {...piece} />
						))}
					</p>
				),
			)}
		</div>
	);
}

function Passage({ text, is }: Piece) {
	if (is === "added") return <ins className="bg-(--right)/20 decoration-(--right)">{text}</ins>;
	if (is === "removed") return <del className="bg-wrong/20 decoration-wrong">{text}</del>;
	return text;
}
