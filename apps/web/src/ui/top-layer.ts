let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
	places = next;
	for (const listener of listeners) listener();
}

/** The places for messages in the dialogs that are open. A message belongs to the one on top. */
export const topLayer = {
	/** Takes in a dialog's place. Returns what takes it out again. */
	enter(place: HTMLElement): () => void {
		change([...places, place]);
		return () => change(places.filter((other) => other !== place));
	},
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	/** Returns the place of the dialog on top; null where none is open. */
	top: (): HTMLElement | null => places.at(-1) ?? null,
};
