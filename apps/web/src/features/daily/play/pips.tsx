import type { Mark } from "@hilo/rules/play/view";
import { MarkSign } from "../deck/mark-sign.tsx";
import { MARK_WORDS } from "../deck/marks.ts";
import "./pips.css";

interface PipsProps {
	rounds: number;
	round: number;
	marks: readonly Mark[];
}

/** A deck's rounds above the stage, with the results so far. */
export function Pips({ rounds, round, marks }: PipsProps) {
	return (
		<ol className="pips" aria-label="The rounds so far">
			{Array.from({ length: rounds }, (_, n) => {
				const mark = marks[n];
				const words = mark ? MARK_WORDS[mark].toLowerCase() : n + 1 === round ? "now" : "to come";
				return (
					<li key={`${n + 1}`} data-mark={mark} data-now={n + 1 === round || undefined}>
						{mark && <MarkSign mark={mark} className="pip-sign" />}
						<span className="sr-only">{words}</span>
					</li>
				);
			})}
		</ol>
	);
}
