import { type RefObject, useEffect } from "react";

const PRESSED = "a, button:not([aria-disabled=true])";
/** Keys that move the focus or only work in combinations. */
const QUIET: readonly string[] = ["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"];

/**
 * Calls `skip` on a tap on the stage, or a key while the focus is on the stage or on no element.
 * Links and buttons keep their meaning. `skip` is null if there is nothing to skip.
 */
export function useSkip(stage: RefObject<HTMLElement | null>, skip: (() => void) | null): void {
	useEffect(() => {
		const element = stage.current;
		if (!skip || !element) return;
		const isFree = (target: EventTarget | null) =>
			target === document.body ||
			(target instanceof Element && element.contains(target) && !target.closest(PRESSED));
		const press = (event: KeyboardEvent) => {
			if (event.repeat || QUIET.includes(event.key) || !isFree(event.target)) return;
			event.preventDefault();
			skip();
		};
		const tap = ({ target }: MouseEvent) => {
			if (isFree(target)) skip();
		};
		window.addEventListener("keydown", press);
		element.addEventListener("click", tap);
		return () => {
			window.removeEventListener("keydown", press);
			element.removeEventListener("click", tap);
		};
	}, [stage, skip]);
}
