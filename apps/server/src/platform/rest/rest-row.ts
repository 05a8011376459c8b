import type { CallScope } from "@hilo/rules/api-tokens/scopes";
import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { z } from "zod";
import type { Access, AdmittedCtx, Ctx } from "../context.ts";
import type { BodyLimit } from "../http/parse-body.ts";
import type { Upload } from "./upload.ts";

type RestMethod = "get" | "post" | "patch" | "put" | "delete";

/** A documented call. Input fields come from the path and the body; for GET and DELETE from the path and the query. */
export interface RestRow<Input extends z.ZodObject = z.ZodObject, Answer extends z.ZodType = z.ZodType> {
	readonly method: RestMethod;
	/** Under `/api`, in Hono's notation: `/user/profile/:userId`. */
	readonly path: string;
	readonly summary: string;
	readonly access: Access;
	/** What a token needs. */
	readonly scope: CallScope;
	/** A form with one file, which becomes the input field of the same name. */
	readonly upload?: Upload;
	readonly input?: Input;
	/** Input fields in the query, although the call takes a body. */
	readonly query?: readonly string[];
	readonly body?: BodyLimit;
	readonly answer: Answer;
	readonly status?: 200 | 201;
	readonly errors?: readonly ErrorCode[];
	readonly openInMaintenance?: boolean;
	/** The error during maintenance, if it is not the usual one. */
	readonly maintenanceError?: ErrorCode;
	readonly aliases?: readonly string[];
	/** The answer has an `ETag` of its content, and is 304 for a caller that has it. */
	readonly etag?: true;
	/** As of a procedure: callers take turns. */
	readonly isLarge?: boolean;
	handle(ctx: Ctx, input: z.output<Input>): Handled<z.input<Answer>>;
}

type Handled<Answer> = Promise<Answer> | Answer;

export interface RestSection {
	readonly name: string;
	readonly description: string;
	readonly rows: readonly RestRow[];
}

export function takesBody({ method }: Pick<RestRow, "method">): boolean {
	return method !== "get" && method !== "delete";
}

type KeysOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/** Names of fields, at any depth, that an answer has and its documentation lacks. */
type Undocumented<Made, Documented> = Made extends readonly (infer Item)[]
	? Undocumented<Item, Documented extends readonly (infer Of)[] ? Of : never>
	: Made extends object
		? {
				[Name in keyof Made & string]-?: Name extends KeysOf<Documented>
					? Undocumented<Made[Name], FieldOf<Documented, Name>>
					: Name;
			}[keyof Made & string]
		: never;

/** Requires a property that no row has if there are undocumented fields, so that the compiler names them. */
type NothingMore<Made, Documented> = [Undocumented<Made, Documented>] extends [never]
	? unknown
	: { readonly undocumented: Undocumented<Made, Documented> };

interface TypedRow<
	Of extends Access,
	Needed extends CallScope,
	Input extends z.ZodObject,
	Answer extends z.ZodType,
	Made,
> extends Omit<RestRow<Input, Answer>, "access" | "scope" | "handle"> {
	readonly access: Of;
	readonly scope: Needed;
	handle(ctx: AdmittedCtx<Of, Needed>, input: z.output<Input>): Handled<Made>;
}

/** Checks a row against its own types, then erases them to fit one table. Missing or extra fields don't compile. */
export function restRow<
	const Of extends Access,
	const Needed extends CallScope,
	Input extends z.ZodObject,
	Answer extends z.ZodType,
	Made extends z.input<Answer>,
>(row: TypedRow<Of, Needed, Input, Answer, Made> & NothingMore<Made, z.input<Answer>>): RestRow {
	return row as unknown as RestRow;
}

const okAnswer = z.object({ success: z.literal(true) }).meta({ id: "Ok" });

/** For a row's `answer` and `handle`: answers `success` once the use case has ended. */
export function done<C extends Ctx, Input>(work: (ctx: C, input: Input) => Promise<unknown>) {
	const handle = async (ctx: C, input: Input) => {
		await work(ctx, input);
		return { success: true } as const;
	};
	return { answer: okAnswer, handle };
}

export function errorsOf(row: RestRow): ErrorCode[] {
	const codes: ErrorCode[] = [
		"site/out-of-service",
		...(row.openInMaintenance ? [] : [row.maintenanceError ?? "site/maintenance"]),
		...(row.access === "visitor" ? [] : (["accounts/signed-out"] as const)),
		...(row.access === "admin" ? (["admin/access-denied"] as const) : []),
		"api-tokens/invalid",
		...tokenErrors(row),
		...(row.method === "get" ? [] : (["request/foreign-origin"] as const)),
		"request/too-many",
		"request/query-not-utf8",
		...bodyErrors(row),
		...(row.input ? (["request/invalid"] as const) : []),
		...(row.errors ?? []),
	];
	return [...new Set(codes)];
}

export function statusesOf(row: RestRow): number[] {
	const refusals = errorsOf(row).map((code) => ERRORS[code].status);
	return [row.status ?? 200, ...(row.etag ? [304] : []), ...refusals];
}

function tokenErrors({ scope }: RestRow): ErrorCode[] {
	if (scope === "any") return [];
	return [scope === "never" ? "api-tokens/never" : "api-tokens/scope-missing"];
}

function bodyErrors(row: RestRow): ErrorCode[] {
	if (!takesBody(row)) return [];
	if (row.upload) return ["request/not-a-form", row.upload.tooLarge, row.upload.missing];
	return [
		"request/wrong-type",
		"request/too-large",
		"request/not-utf8",
		"request/malformed-json",
		"request/not-an-object",
	];
}
