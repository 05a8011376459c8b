import { useLayoutEffect, useRef } from "react";
import type { StageRules } from "./stage-rules.ts";

interface CountUpProps extends Pick<StageRules, "format" | "countUp"> {
	value: number | undefined;
}

/** A card's number. One that appears while the card is on the stage counts up to its value, for the documented time. */
export function CountUp({ format, countUp, value }: CountUpProps) {
	const shown = useRef<HTMLSpanElement>(null);
	const before = useRef(value);

	useLayoutEffect(() => {
		const appeared = before.current === undefined && value !== undefined;
		before.current = value;
		const span = shown.current;
		if (!span || value === undefined) return;
		if (!appeared || countUp.ms === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
			// Where a count was cut short, its last figure would be left standing.
			span.textContent = format(value);
			return;
		}
		const from = countUp.from(value);
		const startedAt = performance.now();
		let frame = 0;
		const step = () => {
			const share = Math.min(1, (performance.now() - startedAt) / countUp.ms);
			span.textContent = format(Math.round(from + (value - from) * (1 - (1 - share) ** 3)));
			if (share < 1) frame = requestAnimationFrame(step);
		};
		step();
		return () => cancelAnimationFrame(frame);
	}, [format, countUp, value]);

	// A new element for the number: browsers would count the same one, moved, as a layout shift.
	return (
		<span ref={shown} key={value === undefined ? "open" : "known"}>
			{value === undefined ? "?" : format(value)}
		</span>
	);
}
