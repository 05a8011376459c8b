import { useEffect } from "react";
import { lazyPart } from "../platform/lazy-part.tsx";
import { createStore } from "../ui/store.ts";
import { useWindowKey } from "../ui/use-window-key.ts";
import { loadLetterKeys } from "./stored-letter-keys.ts";

const KeyDialog = lazyPart(() => import("./key-dialog.tsx"), "KeyDialog");

const isShown = createStore(false);
export const showKeys = () => isShown.set(true);

/** Answers "?" on every page, outside of fields. */
export function KeyHelp() {
	const isOpen = isShown.useValue();
	useWindowKey("?", showKeys);
	useEffect(loadLetterKeys, []);
	return isOpen && <KeyDialog onClose={() => isShown.set(false)} />;
}
