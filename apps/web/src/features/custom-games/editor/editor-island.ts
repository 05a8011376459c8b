import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";

export const OpenEditor = lazyIsland(
	() => import("./open-editor.tsx"),
	(module) => module.OpenEditor,
	{ Waiting: PageSpinner },
);
