import { lazy, useEffect } from "react";
import { LazyPart } from "../platform/lazy-part.tsx";
import { createStore } from "../ui/store.ts";
import { useWindowKey } from "../ui/use-window-key.ts";
import { loadLetterKeys } from "./stored-letter-keys.ts";

const KeyDialog = lazy(async () => ({ default: (await import("./key-dialog.tsx")).KeyDialog }));

const isShown = createStore(false);
export const showKeys = () => isShown.set(true);

/** Answers "?" on every page, outside of fields. */
export function KeyHelp() {
	const isOpen = isShown.useValue();
	useWindowKey("?", showKeys);
	useEffect(loadLetterKeys, []);
	return (
		isOpen && (
			<LazyPart>
				<KeyDialog onClose={() => isShown.set(false)} />
			</LazyPart>
		)
	);
}
