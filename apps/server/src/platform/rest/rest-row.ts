import type { ErrorCode } from "@hilo/rules/errors/errors";
import type { z } from "zod";
import type { Ctx } from "../context.ts";
import type { BodyLimit } from "../http/parse-body.ts";
import type { ReadyJson } from "../http/ready-json.ts";
import type { Upload } from "./upload.ts";

export type RestMethod = "get" | "post" | "patch" | "put" | "delete";

/** Who may call. The adapter refuses visitors where it isn't `visitor`, before it reads anything; the use case decides the rest. */
export type RestAccess = "visitor" | "player" | "admin";

/**
 * One documented call: its path, its input and answer, and the use case behind it. The input's fields come from the path and from the
 * body; those of a GET or DELETE from the path and the query.
 */
export interface RestRow<Input extends z.ZodObject = z.ZodObject, Answer extends z.ZodType = z.ZodType> {
	readonly method: RestMethod;
	/** Under `/api`, in Hono's notation: `/user/profile/:userId`. */
	readonly path: string;
	readonly summary: string;
	readonly access: RestAccess;
	/** The call takes a form with one file, which becomes the input's field of the same name: see `uploadedFile`. */
	readonly upload?: Upload;
	readonly input?: Input;
	/** Of the input's fields, those that stand in the query although the call takes a body. */
	readonly query?: readonly string[];
	/** What its body may be, where it is not the usual. */
	readonly body?: BodyLimit;
	readonly answer: Answer;
	readonly status?: 200 | 201;
	/** What its input or use case can refuse it with, besides what every such call can. */
	readonly errors?: readonly ErrorCode[];
	/** Answered during maintenance too (D20). */
	readonly openInMaintenance?: boolean;
	/** What it is refused with during maintenance, where it has words of its own. */
	readonly closedAs?: ErrorCode;
	/** Other paths that the same call is answered at. */
	readonly aliases?: readonly string[];
	/** Returns the answer's entity tag from what the session tells. Where the caller has it already, the answer is 304. */
	readonly etag?: (ctx: Ctx) => string | null;
	/** Whether the answer is kept as text, and is 304 where the caller has it already: see `answerKept`. */
	readonly isKept?: boolean;
	handle(ctx: Ctx, input: z.output<Input>): Handled<z.input<Answer>>;
}

/** What a handler gives: the answer, or the answer as JSON. */
type Handled<Answer> = Promise<Answer | ReadyJson<Answer>> | Answer | ReadyJson<Answer>;

/** Rows that the documentation shows under one heading. */
export interface RestSection {
	readonly name: string;
	readonly description: string;
	readonly rows: readonly RestRow[];
}

/** Whether a call's input comes in a body rather than in the query. */
export function takesBody({ method }: Pick<RestRow, "method">): boolean {
	return method !== "get" && method !== "delete";
}

type KeysOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/** The names of fields, however deep, that an answer has and its documentation has not. */
export type Undocumented<Made, Documented> = Made extends readonly (infer Item)[]
	? Undocumented<Item, Documented extends readonly (infer Of)[] ? Of : never>
	: Made extends object
		? {
				[Name in keyof Made & string]-?: Name extends KeysOf<Documented>
					? Undocumented<Made[Name], FieldOf<Documented, Name>>
					: Name;
			}[keyof Made & string]
		: never;

/** Asks for a property that no row has where an answer has fields that are not documented, and so names them in the compiler's error. */
type NothingMore<Made, Documented> = [Undocumented<Made, Documented>] extends [never]
	? unknown
	: { readonly undocumented: Undocumented<Made, Documented> };

/** A row with the type of what its handler answers. */
interface TypedRow<Input extends z.ZodObject, Answer extends z.ZodType, Made>
	extends Omit<RestRow<Input, Answer>, "handle"> {
	handle(ctx: Ctx, input: z.output<Input>): Handled<Made>;
}

/**
 * Checks a row against its own types, then drops them, so that rows of all shapes fit one table. What a handler answers must be what
 * the row documents: a field too few or too many does not compile.
 */
export function restRow<Input extends z.ZodObject, Answer extends z.ZodType, Made extends z.input<Answer>>(
	row: TypedRow<Input, Answer, Made> & NothingMore<Made, z.input<Answer>>,
): RestRow {
	return { ...row, handle: (ctx, input) => row.handle(ctx, input as z.output<Input>) } as RestRow;
}
