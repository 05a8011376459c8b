import type { CSSProperties } from "react";
import "./burst.css";

const PIECES = Array.from({ length: 18 }, (_, n) => ({
	id: n,
	// At both sides and outwards, so that none passes the words in the middle.
	left: `${n % 2 === 0 ? 2 + ((n * 37) % 16) : 82 + ((n * 37) % 16)}%`,
	top: `${-1.5 - ((n * 5) % 9) * 1.4}rem`,
	drift: `${((n * 29) % 3) * (n % 2 === 0 ? -1 : 1)}rem`,
	turn: `${(n % 2 === 0 ? 1 : -1) * (200 + 40 * (n % 5))}deg`,
}));

/** A celebration of 1.2 s, once, behind the content of its parent, which must be positioned and isolated. */
export function Burst({ delayMs = 0 }: { delayMs?: number }) {
	return (
		<span aria-hidden="true" className="burst" style={{ "--burst-delay": `${delayMs}ms` } as CSSProperties}>
			{PIECES.map(({ id, left, top, drift, turn }) => (
				<span key={id} style={{ left, top, "--burst-drift": drift, "--burst-turn": turn } as CSSProperties} />
			))}
		</span>
	);
}
