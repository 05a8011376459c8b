import { callTRPCProcedure, getTRPCErrorFromUnknown, type TRPCProcedureType } from "@trpc/server";
import { appRouter } from "../app-router.ts";
import type { Ctx } from "../platform/context.ts";
import { asAppError } from "../platform/errors.ts";

/** A call that the client's routes make while the server renders them. */
export interface PageCall {
	readonly path: string;
	readonly type: TRPCProcedureType;
	readonly input: unknown;
}

export type PageCallAnswer =
	| { readonly ok: true; readonly data: unknown }
	| { readonly ok: false; readonly error: PageCallError };

/** The same shape that an error has when it comes over the network. */
export interface PageCallError {
	readonly message: string;
	readonly data: { readonly code: string; readonly httpStatus: number; readonly appCode: string | null };
}

/** Makes a page's calls in this process, as the person who asked for the page. */
export function pageCalls(ctx: Ctx): (call: PageCall) => Promise<PageCallAnswer> {
	return async ({ path, type, input }) => {
		try {
			const getRawInput = () => Promise.resolve(input);
			const data = await callTRPCProcedure({
				router: appRouter,
				path,
				getRawInput,
				ctx,
				type,
				signal: undefined,
				batchIndex: 0,
			});
			return { ok: true, data };
		} catch (thrown) {
			const error = getTRPCErrorFromUnknown(thrown);
			const known = asAppError(error);
			if (known.code === "site/unexpected")
				ctx.log.error({ err: error.cause ?? error, path }, "unexpected error");
			const data = { code: error.code, httpStatus: known.status, appCode: known.code };
			return { ok: false, error: { message: known.message, data } };
		}
	};
}
