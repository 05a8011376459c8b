import { lazyPart } from "../../platform/lazy-part.tsx";

export const ReportDialog = lazyPart(() => import("./report-dialog.tsx"), "ReportDialog");
