import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

/** The dialog that reports somebody, a message or a game of theirs. Its code comes when it is opened. */
export const ReportDialog = lazyIsland(
	() => import("./report-dialog.tsx"),
	(module) => module.ReportDialog,
);
