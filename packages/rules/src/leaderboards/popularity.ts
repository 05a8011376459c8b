/** Games in the popular list, and custom games in the dashboard's list. */
export const POPULAR_GAMES = 20;
export const DASHBOARD_GAMES = 50;
export const TOP_CREATORS = 10;

export interface GamePlays {
	readonly type: "classic" | "custom";
	readonly name: string;
	readonly playCount: number;
}

/** For `sort`, best first: by plays, then custom games before classic ones, then by name. */
export function comparePopularity(a: GamePlays, b: GamePlays): number {
	return (
		b.playCount - a.playCount ||
		Number(a.type === "classic") - Number(b.type === "classic") ||
		(a.name < b.name ? -1 : Number(a.name > b.name))
	);
}
