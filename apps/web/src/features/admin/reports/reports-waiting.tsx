import { Skeleton } from "../../../ui/skeleton.tsx";

export function ReportsWaiting() {
	return (
		<>
			<span role="status" className="sr-only">
				Loading
			</span>
			<Skeleton count={3} className="h-80 lg:h-64" list="grid gap-4" />
		</>
	);
}
