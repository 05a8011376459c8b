import { lazy } from "react";
import { LazyPart } from "../platform/lazy-part.tsx";
import { toast } from "../platform/toasts.ts";
import { createStore } from "../ui/store.ts";
import { useWindowKey } from "../ui/use-window-key.ts";

const KeyDialog = lazy(async () => ({ default: (await import("./key-dialog.tsx")).KeyDialog }));

const isShown = createStore(false);
const TOAST_MS = 6000;

/** Shows the list of keys. While a round is played, a toast beside it says its keys: a dialog would cost the player time. */
export function showKeys(): void {
	const keys = keysOfRound();
	if (keys === "") isShown.set(true);
	else toast("info", keys, { forMs: TOAST_MS });
}

const SIGNS: Readonly<Record<string, string>> = {
	ArrowUp: "↑",
	ArrowDown: "↓",
	ArrowLeft: "←",
	ArrowRight: "→",
};

/** "Higher: ↑ or H, Lower: ↓ or L", from the buttons of the stage. */
function keysOfRound(): string {
	const buttons = document.querySelectorAll(".stage .dock-guess[aria-keyshortcuts]");
	return [...buttons]
		.map((button) => {
			const keys = button.getAttribute("aria-keyshortcuts")?.split(" ") ?? [];
			return `${labelOf(button)}: ${keys.map((key) => SIGNS[key] ?? key).join(" or ")}`;
		})
		.join(", ");
}

/** Without the keycaps, which only large screens show. */
function labelOf(button: Element): string {
	return [...button.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
}

/** Answers "?" on every page, outside of fields. */
export function KeyHelp() {
	const isOpen = isShown.useValue();
	useWindowKey("?", showKeys);
	return (
		isOpen && (
			<LazyPart>
				<KeyDialog onClose={() => isShown.set(false)} />
			</LazyPart>
		)
	);
}
