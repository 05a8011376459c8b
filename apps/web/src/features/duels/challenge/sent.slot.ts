import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";

/** Loaded when it is shown. */
export const Sent = lazyIsland(
	() => import("./sent.tsx"),
	(module) => module.Sent,
	{ Waiting: PageSpinner },
);
