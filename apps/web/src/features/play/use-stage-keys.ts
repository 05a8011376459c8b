import type { Direction } from "@hilo/rules/play/run";
import { useEffect } from "react";

const KEYS: Readonly<Record<string, Direction>> = {
	ArrowUp: "higher",
	h: "higher",
	ArrowDown: "lower",
	l: "lower",
};

/** Where a key means something else: fields, menus, dialogs. */
const ELSEWHERE = "input, textarea, select, [contenteditable], [role=menu], [popover], dialog";

/** Up or H is Higher, down or L is Lower, wherever the focus is on the page. */
export function useStageKeys(choose: (direction: Direction) => void) {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
			const direction = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
			if (!direction || (event.target instanceof Element && event.target.closest(ELSEWHERE))) return;
			event.preventDefault();
			if (!event.repeat) choose(direction);
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [choose]);
}
