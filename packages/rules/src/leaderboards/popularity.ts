/** How many games the list of popular ones has, and how many custom games the dashboard (D42). */
export const POPULAR_GAMES = 20;
export const DASHBOARD_GAMES = 50;
/** Rows of the board of creators. */
export const TOP_CREATORS = 10;

/** What the list of popular games is ordered by. */
export interface Played {
	readonly type: "classic" | "custom";
	readonly name: string;
	readonly playCount: number;
}

/** For `sort`, best first: by plays, then custom games before classic ones, then by name (games.md, section 9). */
export function comparePlayed(a: Played, b: Played): number {
	return (
		b.playCount - a.playCount ||
		Number(a.type === "classic") - Number(b.type === "classic") ||
		(a.name < b.name ? -1 : Number(a.name > b.name))
	);
}

// Promised in docs/product.md#leaderboards.
