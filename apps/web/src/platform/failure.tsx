import { lazy, Suspense } from "react";

const FailureText = lazy(() =>
	import("./failure-text.tsx").then((module) => ({ default: module.FailureText })),
);

/** What went wrong, in words that are fetched when they are needed. */
export function Failure({ error }: { error: object }) {
	return (
		<Suspense>
			<FailureText error={error} />
		</Suspense>
	);
}
