import { useLayoutEffect, useRef } from "react";
import type { StageRules } from "./stage-rules.ts";
import type { Pair } from "./stage-state.ts";

interface CountUpProps extends Pick<StageRules, "format">, Pick<Pair, "unit"> {
	value: number | undefined;
	/** What a number begins with that appears while the card is on the stage. */
	from: StageRules["countUp"]["from"];
	/** How long it counts up. */
	ms: number;
}

/** A card's number. One that appears while the card is on the stage counts up to its value, for the documented time. */
export function CountUp({ format, unit, from, ms, value }: CountUpProps) {
	const shown = useRef<HTMLSpanElement>(null);
	const before = useRef(value);

	useLayoutEffect(() => {
		const appeared = before.current === undefined && value !== undefined;
		before.current = value;
		const span = shown.current;
		if (!span || value === undefined) return;
		if (!appeared || ms === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
			// Where a count was cut short, its last figure would be left standing.
			span.textContent = format(value, unit);
			return;
		}
		const start = from(value);
		// As many as the value has itself.
		const decimals = String(value).split(".")[1]?.length ?? 0;
		const startedAt = performance.now();
		let frame = 0;
		const step = () => {
			const share = Math.min(1, (performance.now() - startedAt) / ms);
			const number = start + (value - start) * (1 - (1 - share) ** 3);
			span.textContent = format(share < 1 ? Number(number.toFixed(decimals)) : value, unit);
			if (share < 1) frame = requestAnimationFrame(step);
		};
		step();
		// The next effect writes the text: here it would be that of the last round.
		return () => cancelAnimationFrame(frame);
	}, [format, unit, from, ms, value]);

	// A new element for the number: browsers would count the same one, moved, as a layout shift.
	return (
		<span ref={shown} key={value === undefined ? "open" : "known"}>
			{value === undefined ? "?" : format(value, unit)}
		</span>
	);
}
