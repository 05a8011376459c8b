/** The duel against the player's own ghost that was just created, and starts without another press. */
let made: string | null = null;

/** Lets the duel's page start immediately, one time. After a reload it asks first. */
export function beginAtOnce(id: string): void {
	made = id;
}

export const beginsAtOnce = (id: string): boolean => made === id;

export function noteBegun(id: string): void {
	if (made === id) made = null;
}
