/** From how many on the home page says how many are playing, and how many runs were begun today. */
export const MIN_ACTIVITY_SHOWN = 10;

// Promised in docs/product.md#home-page.

/** Each is null below `MIN_ACTIVITY_SHOWN`, or where it is switched off. */
export interface SiteActivity {
	readonly playing: number | null;
	readonly runsToday: number | null;
}
