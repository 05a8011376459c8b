import type { AppRouter } from "@hilo/server/app/app-router";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";

const paths = new WeakMap<object, ProcedurePath>();

/** Returns the path of the call that failed with this error. Returns undefined for any other error. */
export function pathOf(error: unknown): ProcedurePath | undefined {
	return error instanceof Error ? paths.get(error) : undefined;
}

/** Notes which call an error belongs to. */
export function notePath(error: Error, path: ProcedurePath): void {
	paths.set(error, path);
}

/** Notes on each error which call it belongs to. Stands before all other links, so that no way of calling goes past it. */
export const noteErrorPath: TRPCLink<AppRouter> =
	() =>
	({ op, next }) => {
		// The client's types let no other path be called.
		const path = op.path as ProcedurePath;
		return next(op).pipe(tap({ error: (error) => notePath(error, path) }));
	};
