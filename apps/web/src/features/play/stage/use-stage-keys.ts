import type { Direction } from "@hilo/rules/play/engine";
import { type RefObject, useEffect } from "react";
import { isTurnedOff } from "../../../ui/letter-keys.ts";
import type { StageRules } from "./stage-rules.ts";

/** Elements in which keys have their own meaning: fields, menus and their buttons, dialogs around no stage. */
const ELSEWHERE = [
	"input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=slider]",
	"[role=menu], [role=menubar], [role=listbox], [popover], [popovertarget], [aria-haspopup]",
	"dialog, [role=dialog], [role=alertdialog]",
].join();
/** Elements that Enter presses. */
const PRESSED = "a, button, summary, [role=button]";

interface StageKeys {
	/** Enter counts on the stage, or if no element has the focus. */
	stage: RefObject<HTMLElement | null>;
	buttons: StageRules["buttons"];
	choose: (direction: Direction) => void;
	again: (() => void) | null;
}

/** The keys of the two buttons, and Enter for another game. */
export function useStageKeys({ stage, buttons, choose, again }: StageKeys) {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.isComposing) return;
			if (event.ctrlKey || event.metaKey || event.altKey) return;
			const target = event.target instanceof Element ? event.target : document.body;
			const elsewhere = target.closest(ELSEWHERE);
			if (elsewhere && !elsewhere.contains(stage.current)) return;
			const direction = directionOf(event.key, buttons);
			if (direction) {
				event.preventDefault();
				if (!event.repeat) choose(direction);
				return;
			}
			const isNowhere = target === document.body || target === document.documentElement;
			const isOnStage = isNowhere || stage.current?.contains(target);
			if (event.key === "Enter" && !event.repeat && isOnStage && !target.closest(PRESSED)) again?.();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [stage, buttons, choose, again]);
}

function directionOf(pressed: string, buttons: StageRules["buttons"]): Direction | null {
	if (isTurnedOff(pressed)) return null;
	const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
	if (buttons.higher.keys.includes(key)) return "higher";
	return buttons.lower.keys.includes(key) ? "lower" : null;
}

/** Links and buttons that can be pressed now. */
const CONTROLS = "a, button:not([aria-disabled=true])";
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
			(target instanceof Element && element.contains(target) && !target.closest(CONTROLS));
		const press = (event: KeyboardEvent) => {
			if (event.repeat || QUIET.includes(event.key) || isTurnedOff(event.key) || !isFree(event.target))
				return;
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
