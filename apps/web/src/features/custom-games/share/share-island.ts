import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** The dialog that shares a game. Its code comes when it is opened. */
export const ShareDialog = lazyIsland(
	() => import("./share-dialog.tsx"),
	(module) => module.ShareDialog,
);
