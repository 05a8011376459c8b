import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** The dialog that takes items from pasted text or a file. Its code comes when it is opened. */
export const ImportDialog = lazyIsland(
	() => import("./import-dialog.tsx"),
	(module) => module.ImportDialog,
);
