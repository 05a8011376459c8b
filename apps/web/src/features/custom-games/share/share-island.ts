import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

export const ShareDialog = lazyIsland(
	() => import("./share-dialog.tsx"),
	(module) => module.ShareDialog,
);
