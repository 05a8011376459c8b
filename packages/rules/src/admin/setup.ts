// Promised in docs/product.md#first-start.

/** What the administrators of a new site decide first, in the order of the list. */
export const SETUP_STEPS = [
	"name",
	"registration",
	"mail",
	"address",
	"backup",
	"legal",
	"releases",
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What administrators have said of the list. */
export interface SetupRecord {
	/** Steps that count as done whatever the site can see, in the order of `SETUP_STEPS`. */
	readonly settled: readonly SetupStep[];
	/** Whether the dashboard leaves the list out. */
	readonly isHidden: boolean;
}

/** @param stored JSON of a record, or "" before the first change. */
export function readSetupRecord(stored: string): SetupRecord {
	if (stored === "") return { settled: [], isHidden: false };
	return JSON.parse(stored);
}
