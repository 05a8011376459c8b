import { type ComponentProps, lazy } from "react";
import { LazyPart } from "../../../../platform/lazy-part.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";

const List = lazy(async () => ({ default: (await import("./difference-list.tsx")).DifferenceList }));

/** Its code is fetched when it is first shown. */
export function DifferenceList(props: ComponentProps<typeof List>) {
	return (
		<LazyPart fallback={<Skeleton className="h-40" />}>
			<List {...props} />
		</LazyPart>
	);
}
