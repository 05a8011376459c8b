import { useEffect, useEffectEvent } from "react";

/** Elements in which Enter has its own meaning. */
const ELSEWHERE =
	"a, button, summary, [role=button], input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], dialog";

export function useReadyKey(ready: (() => void) | null): void {
	const press = useEffectEvent((event: KeyboardEvent) => {
		if (event.key !== "Enter" || event.defaultPrevented || event.isComposing || event.repeat) return;
		if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
		ready?.();
	});
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => press(event);
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, []);
}
