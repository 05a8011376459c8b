/** How much script a browser may fetch before a page is usable, in bytes as sent (brotli). Nowhere else is such a limit written. */
const HOME = 118_000;
const STAGE = 124_000;

/** Returns the budget of the page at this path; that of a stage for every page but home. */
export function scriptBudget(path: string): number {
	return path === "/" ? HOME : STAGE;
}
