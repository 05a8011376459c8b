import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";

export const Sent = lazyIsland(
	() => import("./sent.tsx"),
	(module) => module.Sent,
	{ Waiting: PageSpinner },
);
