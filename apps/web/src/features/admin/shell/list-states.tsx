import type { ReactNode } from "react";
import { LoadFailure } from "../../../platform/failures.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface QueryState<Data> {
	readonly data: Data | undefined;
	readonly error: unknown;
	readonly isFetching: boolean;
	readonly refetch: () => unknown;
}

interface QueryBoundaryProps<Data> {
	query: QueryState<Data>;
	/** A placeholder of the same size as the content; by default rows of a list. */
	fallback?: ReactNode;
	children: (data: Data) => ReactNode;
}

/** Shows a query's data, a placeholder, or its error with a retry. Data stays when a later fetch fails. */
export function QueryBoundary<Data>({
	query,
	fallback = <RowsLoading />,
	children,
}: QueryBoundaryProps<Data>) {
	if (query.data !== undefined) return children(query.data);
	if (!query.error) return fallback;
	return (
		<div className="py-4">
			<LoadFailure query={query} />
		</div>
	);
}

export function NoRows({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="grid justify-items-center gap-2 rounded-lg border-2 border-dashed border-line px-5 py-10 text-center">
			<h2 className="text-xl">{title}</h2>
			<p className="max-w-prose text-muted">{children}</p>
		</div>
	);
}

/** Placeholders of content, with a text for screen readers. */
export function Loading({ children }: { children: ReactNode }) {
	return (
		<>
			<span role="status" className="sr-only">
				Loading
			</span>
			{children}
		</>
	);
}

function RowsLoading() {
	return (
		<Loading>
			<Skeleton count={8} className="h-28 lg:h-12" list="grid gap-3 lg:gap-1" />
		</Loading>
	);
}

export function Nothing({ children }: { children: ReactNode }) {
	return <p className="text-muted">{children}</p>;
}
