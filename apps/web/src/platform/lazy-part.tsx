import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { Failure } from "./failures.tsx";
import { isLostCode } from "./reload.ts";

interface LazyPartProps {
	readonly children: ReactNode;
	/** Shown until the code is fetched. */
	readonly fallback?: ReactNode;
}

/** Contains a part of the page made with `lazy`. If the part breaks, its error is shown in its place. */
export function LazyPart({ children, fallback = null }: LazyPartProps) {
	return (
		<CatchBoundary getResetKey={() => ""} errorComponent={PartError}>
			<Suspense fallback={fallback}>{children}</Suspense>
		</CatchBoundary>
	);
}

function PartError({ error }: { error: unknown }) {
	// The shell offers to reload.
	if (isLostCode(error)) return null;
	return (
		<div className="p-4">
			<Failure error={error} />
		</div>
	);
}
