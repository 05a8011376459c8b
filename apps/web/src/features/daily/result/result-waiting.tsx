import { Skeleton } from "../../../ui/skeleton.tsx";

export function ResultWaiting() {
	return (
		<div
			role="status"
			className="wide grid gap-8 pt-4 md:gap-10 md:pt-9 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-12"
		>
			<span className="sr-only">Loading your result</span>
			<Skeleton className="h-[34rem] rounded-xl" />
			<Skeleton count={6} className="h-36" />
		</div>
	);
}
