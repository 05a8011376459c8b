import { CatchBoundary, useHydrated } from "@tanstack/react-router";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Failure } from "./failures.tsx";
import { isLostCode } from "./reload.ts";

/**
 * A part of the page whose code is fetched by `load` when it is first shown. `fallback` is shown until then.
 * If the part breaks, its error is shown in its place.
 */
export function lazyPart<Name extends string, Props extends object>(
	load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
	name: Name,
	fallback?: ReactNode,
) {
	const Part = lazy<ComponentType<Props>>(async () => ({ default: (await load())[name] }));
	return function LazyPart(props: Props) {
		return (
			<CatchBoundary getResetKey={() => ""} errorComponent={PartError}>
				<Suspense fallback={fallback}>
					<Waking>
						<Part {...props} />
					</Waking>
				</Suspense>
			</CatchBoundary>
		);
	};
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
