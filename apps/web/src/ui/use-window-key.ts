import { useEffect, useEffectEvent } from "react";
import { isTurnedOff } from "./letter-keys.ts";

/** Elements in which keys have their own meaning. */
const FIELDS =
	"input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=menu], dialog";
/** Elements that Enter presses. */
const PRESSED = "a, button, summary, [role=button]";

/** Calls `press` on a key, such as "r" or "enter", outside of fields. `press` is null while the key does nothing. */
export function useWindowKey(key: string, press: (() => void) | null): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (!press || event.defaultPrevented || event.isComposing || event.repeat || isTurnedOff(key)) return;
		if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== key) return;
		const elsewhere = key === "enter" ? `${FIELDS}, ${PRESSED}` : FIELDS;
		if (event.target instanceof Element && event.target.closest(elsewhere)) return;
		event.preventDefault();
		press();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKey(event);
		addEventListener("keydown", listen);
		return () => removeEventListener("keydown", listen);
	}, []);
}
