import { CatchBoundary, useHydrated } from "@tanstack/react-router";
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
			<Suspense fallback={fallback}>
				<Waking>{children}</Waking>
			</Suspense>
		</CatchBoundary>
	);
}

/** The server has rendered the part, and its code arrives after the page's: presses are kept until then. */
function Waking({ children }: { children: ReactNode }) {
	const isWaking = !useHydrated();
	return (
		<div className="contents" data-waking={isWaking || undefined}>
			{children}
		</div>
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
