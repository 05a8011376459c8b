import type { ReactNode } from "react";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** As much of a query as is needed to show how it stands. */
interface QueryState<Data> {
	readonly data: Data | undefined;
	readonly error: unknown;
	readonly isFetching: boolean;
	readonly refetch: () => unknown;
}

interface QueryBoundaryProps<Data> {
	query: QueryState<Data>;
	/** Stands there until the answer comes, as large as what takes its place. Rows of a list, if left out. */
	waiting?: ReactNode;
	children: (data: Data) => ReactNode;
}

/** What a call answered; until then its place, and what went wrong with a way to try again. What was there stays when a later look fails. */
export function QueryBoundary<Data>({
	query,
	waiting = <RowsWaiting />,
	children,
}: QueryBoundaryProps<Data>) {
	if (query.data !== undefined) return children(query.data);
	if (!query.error) return waiting;
	return (
		<div className="py-4">
			<LoadFailure query={query} />
		</div>
	);
}

/** Where a list has no row to show. Its heading comes right below the page's. */
export function NoRows({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="grid justify-items-center gap-2 rounded-lg border-2 border-dashed border-line px-5 py-10 text-center">
			<h2 className="text-xl">{title}</h2>
			<p className="max-w-prose text-muted">{children}</p>
		</div>
	);
}

/** In place of the rows of a `DataTable`. */
function RowsWaiting({ count = 8 }: { count?: number }) {
	return (
		<>
			<span role="status" className="sr-only">
				Loading
			</span>
			<Skeleton count={count} className="h-28 lg:h-12" list="grid gap-3 lg:gap-1" />
		</>
	);
}
