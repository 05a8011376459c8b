import { lazyPart } from "../../platform/lazy-part.tsx";
import { reportedNumber } from "./number-report.ts";

const Dialog = lazyPart(() => import("./number-report-dialog.tsx"), "NumberReportDialog");

export function NumberReport() {
	const reported = reportedNumber.useValue();
	return reported && <Dialog number={reported} onClose={() => reportedNumber.set(null)} />;
}
