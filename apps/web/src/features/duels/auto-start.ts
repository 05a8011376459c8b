/** The duel against the player's own ghost that was just created. */
let requested: string | null = null;

/** Lets the duel's page start without another press, one time. After a reload it asks first. */
export function requestAutoStart(id: string): void {
	requested = id;
}

export const isAutoStarted = (id: string): boolean => requested === id;

export function clearAutoStart(id: string): void {
	if (requested === id) requested = null;
}
