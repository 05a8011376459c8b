import type { Mark } from "@hilo/rules/play/view";
import "./squares.css";

const PATHS = {
	right: "m6 12.5 4 4 8-9",
	wrong: "m7 7 10 10m0-10L7 17",
	timeout: "M12 6.5V12l3.5 2.5",
} as const satisfies Record<Mark, string>;

const WORDS = { right: "right", wrong: "wrong", timeout: "out of time" } as const satisfies Record<
	Mark,
	string
>;

/** The sign in a square says the same as its colour. */
export function Squares({ marks, label }: { marks: readonly Mark[]; label: string }) {
	const rounds = marks.map((mark, at) => ({ round: at + 1, mark }));
	const heard = rounds.map(({ round, mark }) => `${round} ${WORDS[mark]}`).join(", ");
	return (
		<div className="duel-squares" role="img" aria-label={`${label}: ${heard}`}>
			{rounds.map(({ round, mark }) => (
				<Square key={round} mark={mark} />
			))}
		</div>
	);
}

export function Square({ mark }: { mark: Mark }) {
	return (
		<span className="duel-square" data-mark={mark}>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d={PATHS[mark]} />
			</svg>
		</span>
	);
}
