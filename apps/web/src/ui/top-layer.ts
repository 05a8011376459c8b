let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
	places = next;
	for (const listener of listeners) listener();
}

/** The places for messages in open dialogs. A message is shown in the topmost. */
export const topLayer = {
	/** Adds a dialog's place. Returns a function that removes it. */
	enter(place: HTMLElement): () => void {
		change([...places, place]);
		return () => change(places.filter((other) => other !== place));
	},
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	top: (): HTMLElement | null => places.at(-1) ?? null,
};
