import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";

/** The editor of a game. Its code comes once the page is there. */
export const OpenEditor = lazyIsland(
	() => import("./open-editor.tsx"),
	(module) => module.OpenEditor,
	{ Waiting: PageSpinner },
);
