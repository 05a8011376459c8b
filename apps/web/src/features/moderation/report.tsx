import { type ComponentProps, lazy } from "react";
import { LazyPart } from "../../platform/lazy-part.tsx";

const Dialog = lazy(async () => ({ default: (await import("./report-dialog.tsx")).ReportDialog }));

/** Its code is fetched when it is first shown. */
export function ReportDialog(props: ComponentProps<typeof Dialog>) {
	return (
		<LazyPart>
			<Dialog {...props} />
		</LazyPart>
	);
}
