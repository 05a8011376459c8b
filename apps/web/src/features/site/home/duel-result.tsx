import { useEffect, useRef } from "react";
import type { VisibleGame } from "../../../platform/visible-games.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { DUEL_ROUNDS } from "./duel-rounds.ts";

/** @param right the number of right guesses */
export function DuelResult({ right, play }: { right: number; play: VisibleGame["route"] | undefined }) {
	const result = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// The buttons that had the focus are removed. If another element has the focus, it stays there.
		if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
	}, []);
	return (
		<div
			ref={result}
			tabIndex={-1}
			className="grid place-content-center justify-items-center gap-5 p-6 text-center motion-safe:animate-appear"
		>
			<p className="font-display">
				<span className="block text-number font-extrabold">
					{right} of {DUEL_ROUNDS.length}
				</span>
				<span className="text-2xl font-bold">{PRAISE[right]}</span>
			</p>
			{play && <LinkButton to={play}>Keep playing</LinkButton>}
		</div>
	);
}

/** By the number of right guesses. */
const PRAISE = [
	"Tricky ones. Try a real run.",
	"You're warming up.",
	"So close. Now a real run?",
	"All of them! Now a real run?",
];
