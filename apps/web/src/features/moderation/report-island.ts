import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

/** Its code is loaded when the dialog is opened. */
export const ReportDialog = lazyIsland(
	() => import("./report-dialog.tsx"),
	(module) => module.ReportDialog,
);
