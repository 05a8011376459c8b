import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";

/** Loaded while the duel is played, because most visitors of a link have not played yet. The page has its styles. */
export const DuelResult = lazyIsland(
	() => import("./duel-result.tsx"),
	(module) => module.DuelResult,
	{ Waiting: PageSpinner },
);
