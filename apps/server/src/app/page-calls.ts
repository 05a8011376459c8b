import { callTRPCProcedure, getTRPCErrorFromUnknown } from "@trpc/server";
import { type Ctx, isAdmin } from "../platform/context.ts";
import { trpcErrorBody } from "../platform/error-bodies.ts";
import { asAppError, logFailure } from "../platform/errors.ts";
import type { PageCall, PageCallAnswer } from "../platform/pages/render-page.ts";
import { appRouter } from "./app-router.ts";
import { checkMaintenance, procedureCall } from "./check-maintenance.ts";

export function pageCalls(ctx: Ctx): (call: PageCall) => Promise<PageCallAnswer> {
	return async ({ path, type, input }) => {
		try {
			await checkMaintenance(ctx, procedureCall(path, type));
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
			logFailure({ outage: ctx.machine.outage, log: () => ctx.log }, error, path);
			const { message, data } = trpcErrorBody(asAppError(error), isAdmin(ctx), () => ctx.requestId).error;
			return { ok: false, error: { message, data } };
		}
	};
}
