import type { z } from "zod";
import type { Ctx } from "../context.ts";
import type { Upload } from "./upload.ts";

export type RestMethod = "get" | "post" | "patch" | "put" | "delete";

/** Who gets more than a refusal; the use case decides, the documentation says so. */
export type RestAccess = "visitor" | "player" | "admin";

/**
 * One documented call: what it is, what comes in, what goes out, and the use case that does it. Path parameters, query and JSON
 * body make up one input object, in rising order of who wins: body, query, path.
 */
export interface RestRow<Input extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
	readonly method: RestMethod;
	/** Under `/api`, in Hono's notation: `/user/profile/:userId`. */
	readonly path: string;
	readonly summary: string;
	readonly access: RestAccess;
	/** The call takes a form with one file, which becomes the input's field of the same name. */
	readonly upload?: Upload;
	readonly input?: Input;
	readonly answer: Answer;
	readonly status?: 200 | 201;
	/** Answered during maintenance too (D20). */
	readonly openInMaintenance?: boolean;
	/** Other paths that the same call is answered at. */
	readonly aliases?: readonly string[];
	/** The answer's entity tag, from what the session already tells; equal to `If-None-Match`, it saves the rest (304). */
	readonly etag?: (ctx: Ctx) => string | null;
	handle(ctx: Ctx, input: z.output<Input>): Promise<z.input<Answer>> | z.input<Answer>;
}

/** Holds a row to its own types and forgets them, so that rows of all shapes fit one table. */
export function restRow<Input extends z.ZodType, Answer extends z.ZodType>(
	row: RestRow<Input, Answer>,
): RestRow {
	return { ...row, handle: (ctx, input) => row.handle(ctx, input as z.output<Input>) } as RestRow;
}
