import { Skeleton } from "../../../ui/skeleton.tsx";

export function HistoryWaiting() {
	return (
		<div role="status" className="grid gap-10 md:gap-12">
			<span className="sr-only">Loading your decks</span>
			<Skeleton count={4} className="h-28 rounded-lg" list="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5" />
			<div className="grid gap-10 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-16">
				<Skeleton className="h-96 rounded-lg" />
				<Skeleton className="h-72 rounded-lg" />
			</div>
		</div>
	);
}
