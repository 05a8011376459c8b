import { formatValue } from "@hilo/rules/play/format";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { countUpStart } from "@hilo/rules/play/start-from";
import { useLayoutEffect, useRef } from "react";

/** A card's number. One that appears while the card is on the stage counts up to its value, for the documented time. */
export function CountUp({ game, value }: { game: GameId; value: number | undefined }) {
	const shown = useRef<HTMLSpanElement>(null);
	const before = useRef(value);

	useLayoutEffect(() => {
		const appeared = before.current === undefined && value !== undefined;
		before.current = value;
		const span = shown.current;
		if (!appeared || !span || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		const { countUpMs } = CLASSIC_GAMES[game];
		const from = game === "github" ? countUpStart(value) : 0;
		const startedAt = performance.now();
		let frame = 0;
		const step = () => {
			const share = Math.min(1, (performance.now() - startedAt) / countUpMs);
			span.textContent = formatValue(game, Math.round(from + (value - from) * (1 - (1 - share) ** 3)));
			if (share < 1) frame = requestAnimationFrame(step);
		};
		if (countUpMs > 0) step();
		return () => {
			cancelAnimationFrame(frame);
			span.textContent = formatValue(game, value);
		};
	}, [game, value]);

	// The number is new where the question mark was, and not the same text in another place, which would be a layout shift.
	return (
		<span ref={shown} key={value === undefined ? "open" : "known"}>
			{value === undefined ? "?" : formatValue(game, value)}
		</span>
	);
}
