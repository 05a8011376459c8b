import type {
	AnyTRPCMutationProcedure,
	AnyTRPCQueryProcedure,
	AnyTRPCRootTypes,
	AnyTRPCRouter,
	inferProcedureInput,
	inferTransformedProcedureOutput,
	TRPCRouterRecord,
} from "@trpc/server";
import type { OctetInput } from "@trpc/server/http";
import type { Mutation, Query } from "./calls.ts";

// The compiler writes out an inferred type that it can't name. So these types are not exported, and build each type
// again from its members, without its aliases (docs/decisions/the-client-package-writes-out-its-types.md).

type OptionalKey<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never }[keyof T];
type RequiredKey<T> = Exclude<keyof T, OptionalKey<T>>;
type Joined<T> = { [Key in keyof T]: T[Key] };

type PlainText<T extends string> = { [Key in T]: Key }[T];

type PlainObject<T> = string extends keyof T
	? { [Key in string]: Plain<T[Key & keyof T]> }
	: Joined<{ [Key in RequiredKey<T>]: Plain<T[Key]> } & { [Key in OptionalKey<T>]?: Plain<T[Key]> }>;

type PlainOther<T> = T extends OctetInput
	? Blob | Uint8Array
	: T extends readonly unknown[]
		? { [Index in keyof T]: Plain<T[Index]> }
		: T extends object
			? PlainObject<T>
			: T;

/** The same type without a name from another package. */
type Plain<T> = PlainText<Extract<T, string>> | PlainOther<Exclude<T, string>>;

type Input<Procedure extends AnyTRPCQueryProcedure | AnyTRPCMutationProcedure> = Plain<
	inferProcedureInput<Procedure>
>;

/** tRPC has `never` for what JSON leaves out, such as the answer of a call that answers nothing. */
type Output<Answer> = [Answer] extends [never] ? undefined : Plain<Answer>;

type Calls<Root extends AnyTRPCRootTypes, Record extends TRPCRouterRecord> = {
	[Key in keyof Record]: Record[Key] extends AnyTRPCQueryProcedure
		? Query<Input<Record[Key]>, Output<inferTransformedProcedureOutput<Root, Record[Key]>>>
		: Record[Key] extends AnyTRPCMutationProcedure
			? Mutation<Input<Record[Key]>, Output<inferTransformedProcedureOutput<Root, Record[Key]>>>
			: Record[Key] extends TRPCRouterRecord
				? Calls<Root, Record[Key]>
				: never;
};

/** The calls of a router, without the server's own types. Never called: it has a type only. */
export declare function callsOf<Router extends AnyTRPCRouter>(): Calls<
	Router["_def"]["_config"]["$types"],
	// `HiloClient.liveEvents` reads the only subscription.
	Omit<Router["_def"]["record"], "live">
>;

/** Never called: it has a type only. */
export declare function plain<T>(): Plain<T>;
