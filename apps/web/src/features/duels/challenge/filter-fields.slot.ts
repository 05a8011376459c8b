import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { FiltersWaiting } from "./filters-waiting.tsx";

/** Half of the games ask for more, and the first one chosen mostly does not. */
export const FilterFields = lazyIsland(
	() => import("./filter-fields.tsx"),
	(module) => module.FilterFields,
	{ Waiting: FiltersWaiting },
);
