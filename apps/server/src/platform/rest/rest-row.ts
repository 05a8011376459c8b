import type { ErrorCode } from "@hilo/rules/errors/errors";
import type { z } from "zod";
import type { Ctx } from "../context.ts";
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
	readonly answer: Answer;
	readonly status?: 200 | 201;
	/** What its input or use case can refuse it with, besides what every such call can. */
	readonly errors?: readonly ErrorCode[];
	/** Answered during maintenance too (D20). */
	readonly openInMaintenance?: boolean;
	/** Other paths that the same call is answered at. */
	readonly aliases?: readonly string[];
	/** Returns the answer's entity tag from what the session tells. Where the caller has it already, the answer is 304. */
	readonly etag?: (ctx: Ctx) => string | null;
	handle(ctx: Ctx, input: z.output<Input>): Promise<z.input<Answer>> | z.input<Answer>;
}

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

/** Checks a row against its own types, then drops them, so that rows of all shapes fit one table. */
export function restRow<Input extends z.ZodObject, Answer extends z.ZodType>(
	row: RestRow<Input, Answer>,
): RestRow {
	return { ...row, handle: (ctx, input) => row.handle(ctx, input as z.output<Input>) } as RestRow;
}
