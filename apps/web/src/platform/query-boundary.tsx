import type { ReactNode } from "react";
import { Skeleton } from "../ui/skeleton.tsx";
import { LoadFailure, type LoadFailureProps } from "./failures.tsx";

export interface QueryBoundaryProps<Data> extends LoadFailureProps {
	query: LoadFailureProps["query"] & { readonly data: Data | undefined };
	/** A placeholder of the same size as the content; by default rows of a list. */
	fallback?: ReactNode;
	children: (data: Data) => ReactNode;
}

/** Shows a query's data, a placeholder, or its error with a retry. Data stays when a later fetch fails. */
export function QueryBoundary<Data>({
	query,
	code,
	fallback = (
		<Loading>
			<Skeleton count={8} className="h-28 lg:h-12" list="grid gap-3 lg:gap-1" />
		</Loading>
	),
	children,
}: QueryBoundaryProps<Data>) {
	if (query.data !== undefined) return children(query.data);
	if (!query.error) return fallback;
	return (
		<div className="py-4">
			<LoadFailure query={query} code={code} />
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
