import { useLayoutEffect, useRef } from "react";
import type { StageRules } from "./stage/stage-rules.ts";
import type { Pair } from "./stage/stage-state.ts";

interface CountUpProps extends Pick<StageRules, "format">, Pick<Pair, "unit"> {
	value: number | undefined;
	from: StageRules["countUp"]["from"];
	ms: number;
}

/** A card's number. It counts up if it is revealed while the card is on the stage. */
export function CountUp({ format, unit, from, ms, value }: CountUpProps) {
	const shown = useRef<HTMLSpanElement>(null);
	const before = useRef(value);

	useLayoutEffect(() => {
		const appeared = before.current === undefined && value !== undefined;
		before.current = value;
		const span = shown.current;
		if (!span || value === undefined) return;
		if (!appeared || ms === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
			// A cancelled count may have left another text.
			span.textContent = format(value, unit);
			return;
		}
		const start = from(value);
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
		// The next effect writes the text; here it would be that of the last round.
		return () => cancelAnimationFrame(frame);
	}, [format, unit, from, ms, value]);

	// A new element, because browsers would count moving the same one as a layout shift.
	return (
		<span ref={shown} key={value === undefined ? "open" : "known"}>
			{value === undefined ? "?" : format(value, unit)}
		</span>
	);
}
