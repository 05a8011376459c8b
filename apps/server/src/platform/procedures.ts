import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import { getTRPCErrorFromUnknown, initTRPC, TRPCError } from "@trpc/server";
import type { Ctx } from "./context.ts";
import { trpcCode, trpcErrorData } from "./error-bodies.ts";
import { asAppError } from "./errors.ts";

/** Read by `checkMaintenance`. */
export interface ProcedureMeta {
	readonly openInMaintenance?: boolean;
	/** The error during maintenance, if it is not the usual one. */
	readonly maintenanceError?: ErrorCode;
}

const t = initTRPC
	.context<Ctx>()
	.meta<ProcedureMeta>()
	.create({
		isDev: false,
		errorFormatter({ shape, error, ctx }) {
			const appError = asAppError(error);
			return {
				...shape,
				message: appError.message,
				data: { ...shape.data, ...trpcErrorData(appError, () => ctx?.requestId ?? "") },
			};
		},
	});

/** Checks sign-in, and maps errors to their HTTP status. One middleware: each copies the context. */
function guard(isSignedInOnly: boolean) {
	return t.middleware(async ({ ctx, next }) => {
		if (isSignedInOnly && ctx.actor.kind !== "player") throw withStatus(new AppError("accounts/signed-out"));
		const result = await next();
		return result.ok ? result : { ...result, error: withStatus(result.error) };
	});
}

function withStatus(thrown: unknown): TRPCError {
	const cause = asAppError(thrown);
	if (cause.code === "site/unexpected") return getTRPCErrorFromUnknown(thrown);
	return new TRPCError({ code: trpcCode(cause), message: cause.message, cause });
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** For visitors too. The use case decides what else is needed. */
export const procedure = t.procedure.use(guard(false));

/** Visitors get 401 before the input is checked. */
export const playerProcedure = t.procedure.use(guard(true));
