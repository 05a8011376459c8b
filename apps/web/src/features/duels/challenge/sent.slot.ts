import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";

/** What comes after the form is fetched with what it shows. */
export const Sent = lazyIsland(
	() => import("./sent.tsx"),
	(module) => module.Sent,
	{ Waiting: PageSpinner },
);
