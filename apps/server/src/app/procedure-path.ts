import type { AnyProcedure, AnyRouter } from "@trpc/server";
import type { AppRouter } from "./app-router.ts";

/** "feature.call" for each call in a router's record, however deep it stands. */
type PathsIn<Calls> = {
	[Name in keyof Calls & string]: Calls[Name] extends AnyProcedure ? Name : `${Name}.${PathsIn<Calls[Name]>}`;
}[keyof Calls & string];

/** The path of every call that a router has. */
export type PathOf<Router extends AnyRouter> = PathsIn<Router["_def"]["record"]>;

/** The path of every call that the server has, such as "accounts.login". */
export type ProcedurePath = PathOf<AppRouter>;
