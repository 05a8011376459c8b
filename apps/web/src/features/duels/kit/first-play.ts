/** The duel against oneself that was just made, and is to be played without another press. */
let made: string | null = null;

/** Lets the page of this duel begin as soon as it is there, once: a page that is loaded anew asks first. */
export function beginAtOnce(id: string): void {
	made = id;
}

export const beginsAtOnce = (id: string): boolean => made === id;

export function noteBegun(id: string): void {
	if (made === id) made = null;
}
