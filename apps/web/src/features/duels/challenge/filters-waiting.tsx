import { Skeleton } from "../../../ui/skeleton.tsx";

/** As high as a field with its label. */
export function FiltersWaiting() {
	return <Skeleton count={1} className="h-19" list="mt-4" />;
}
