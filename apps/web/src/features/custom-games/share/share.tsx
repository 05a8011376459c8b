import { type ComponentProps, lazy } from "react";
import { LazyPart } from "../../../platform/lazy-part.tsx";

const Dialog = lazy(async () => ({ default: (await import("./share-dialog.tsx")).ShareDialog }));

/** Its code is fetched when it is first shown. */
export function ShareDialog(props: ComponentProps<typeof Dialog>) {
	return (
		<LazyPart>
			<Dialog {...props} />
		</LazyPart>
	);
}
