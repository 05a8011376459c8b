import type { AnyProcedure, AnyRouter } from "@trpc/server";
import type { AppRouter } from "./app-router.ts";

/** "feature.call" for each call in a router's record, at any depth. */
type PathsIn<Calls> = {
	[Name in keyof Calls & string]: Calls[Name] extends AnyProcedure ? Name : `${Name}.${PathsIn<Calls[Name]>}`;
}[keyof Calls & string];

type PathOf<Router extends AnyRouter> = PathsIn<Router["_def"]["record"]>;

export type ProcedurePath = PathOf<AppRouter>;
