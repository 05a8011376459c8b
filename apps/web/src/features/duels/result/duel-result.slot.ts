import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";

/** Most who open a duel's link have not played it yet. It is fetched while they do; its styles come with the page. */
export const DuelResult = lazyIsland(
	() => import("./duel-result.tsx"),
	(module) => module.DuelResult,
	{ Waiting: PageSpinner },
);
