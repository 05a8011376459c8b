import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

export const ImportDialog = lazyIsland(
	() => import("./import-dialog.tsx"),
	(module) => module.ImportDialog,
);
