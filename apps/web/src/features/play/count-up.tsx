import { useLayoutEffect, useRef } from "react";
import type { StageRules } from "./stage/stage-rules.ts";
import type { Pair } from "./stage/stage-state.ts";

interface CountUpProps extends Pick<StageRules, "format">, Pick<Pair, "unit"> {
	value: number | undefined;
	from: StageRules["countUp"]["from"];
	ms: number;
}

/**
 * Counts up to a number: calls `show` in each frame, the last time with the number itself. Without motion, or in no
 * time, that is the only call. Returns the function that cancels it.
 */
export function countTo(
	{ value, from, ms }: Pick<CountUpProps, "from" | "ms"> & { value: number },
	show: (number: number) => void,
): () => void {
	if (ms === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
		show(value);
		return () => {};
	}
	const start = from(value);
	const startedAt = performance.now();
	let frame = 0;
	const step = () => {
		const share = Math.min(1, (performance.now() - startedAt) / ms);
		show(share < 1 ? start + (value - start) * (1 - (1 - share) ** 3) : value);
		if (share < 1) frame = requestAnimationFrame(step);
	};
	step();
	return () => cancelAnimationFrame(frame);
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
		if (!appeared) {
			// A cancelled count may have left another text.
			span.textContent = format(value, unit);
			return;
		}
		const decimals = String(value).split(".")[1]?.length ?? 0;
		// The next effect writes the text after a cancelled count; here it would be that of the last round.
		return countTo({ from, ms, value }, (number) => {
			span.textContent = format(number === value ? value : Number(number.toFixed(decimals)), unit);
		});
	}, [format, unit, from, ms, value]);

	// A new element, because browsers would count moving the same one as a layout shift.
	return (
		<span ref={shown} key={value === undefined ? "open" : "known"}>
			{value === undefined ? "?" : format(value, unit)}
		</span>
	);
}
