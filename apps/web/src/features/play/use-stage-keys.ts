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
/** What Enter presses by itself. */
const PRESSED = "a, button";

/** Up or H is Higher, down or L is Lower, Enter plays again, wherever on the page the focus is. `again` is null during a game. */
export function useStageKeys(choose: (direction: Direction) => void, again: (() => void) | null) {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
			const isOn = (selector: string) => event.target instanceof Element && event.target.closest(selector);
			const direction = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
			if (direction && !isOn(ELSEWHERE)) {
				event.preventDefault();
				if (!event.repeat) choose(direction);
			} else if (event.key === "Enter" && !event.repeat && !isOn(PRESSED)) again?.();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [choose, again]);
}
