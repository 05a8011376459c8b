import { createStore } from "./store.ts";

/** Whether keys such as "H" and "?" press buttons. Speech input may type them by chance (WCAG 2.1.4). */
export const letterKeys = createStore(true);

/** Whether the user has turned off that the key presses buttons. Arrows and Enter always do. */
export function isTurnedOff(key: string): boolean {
	return key.length === 1 && key !== " " && !letterKeys.get();
}
