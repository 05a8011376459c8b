import { useEffect, useEffectEvent } from "react";

/** Elements in which letters and Enter have their own meaning. */
const ELSEWHERE =
	"a, button, summary, [role=button], input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=menu], dialog";

/** Calls `press` on a key, such as "r" or "enter", outside of controls. `press` is null while the key does nothing. */
export function useWindowKey(key: string, press: (() => void) | null): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (!press || event.defaultPrevented || event.isComposing || event.repeat) return;
		if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== key) return;
		if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
		event.preventDefault();
		press();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		addEventListener("keydown", listen);
		return () => removeEventListener("keydown", listen);
	}, []);
}
