import { lazy } from "react";
import { LazyPart } from "../../platform/lazy-part.tsx";
import { reportedNumber } from "./number-report.ts";

const Dialog = lazy(async () => ({
	default: (await import("./number-report-dialog.tsx")).NumberReportDialog,
}));

/** Its code is fetched when it is first shown. */
export function NumberReport() {
	const reported = reportedNumber.useValue();
	return (
		reported && (
			<LazyPart>
				<Dialog number={reported} onClose={() => reportedNumber.set(null)} />
			</LazyPart>
		)
	);
}
