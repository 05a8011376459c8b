import { createStore } from "./store.ts";

/** The id of the place for messages under the site's bar. */
export const UNDER_BAR = "under-bar";

const places = createStore<readonly HTMLElement[]>([]);

/** Adds an open dialog's place for messages. Returns a function that removes it. */
export function enterTopLayer(place: HTMLElement): () => void {
	places.set([...places.get(), place]);
	return () => places.set(places.get().filter((other) => other !== place));
}

/** The place for messages in the topmost open dialog. */
export const useTopLayer = (): HTMLElement | undefined => places.useValue().at(-1);
