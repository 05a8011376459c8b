import type { AppRouter } from "@hilo/server/app/app-router";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";

const paths = new WeakMap<object, ProcedurePath>();

/** Returns the path of the call that failed with this error, or undefined. */
export function pathOf(error: unknown): ProcedurePath | undefined {
	return error instanceof Error ? paths.get(error) : undefined;
}

export function notePath(error: Error, path: ProcedurePath): void {
	paths.set(error, path);
}

/** Notes each error's path. It must be the first link, so that every call passes it. */
export const noteErrorPath: TRPCLink<AppRouter> =
	() =>
	({ op, next }) => {
		// The client's types allow no other paths.
		const path = op.path as ProcedurePath;
		return next(op).pipe(tap({ error: (error) => notePath(error, path) }));
	};
