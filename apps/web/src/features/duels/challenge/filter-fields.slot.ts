import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { FiltersWaiting } from "./filters-waiting.tsx";

/** Half of the games have no filter, and the preselected one mostly has none. */
export const FilterFields = lazyIsland(
	() => import("./filter-fields.tsx"),
	(module) => module.FilterFields,
	{ Waiting: FiltersWaiting },
);
