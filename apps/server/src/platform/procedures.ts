import type { CallScope } from "@hilo/rules/api-tokens/scopes";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import { getTRPCErrorFromUnknown, initTRPC, TRPCError } from "@trpc/server";
import { type Ctx, requirePlayer, scopedContext } from "./context.ts";
import { trpcCode, trpcErrorData } from "./error-bodies.ts";
import { asAppError } from "./errors.ts";

/** Read by `checkMaintenance`. */
export interface MaintenanceMeta {
	readonly openInMaintenance?: boolean;
	/** The error during maintenance, if it is not the usual one. */
	readonly maintenanceError?: ErrorCode;
}

interface ProcedureMeta extends MaintenanceMeta {
	readonly scope: CallScope;
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

/** Checks sign-in and a token's scope, and maps errors to their status. One middleware: each copies the context. */
function guard(isSignedInOnly: boolean, scope: CallScope) {
	return t.middleware(async ({ ctx, next }) => {
		let scoped: Ctx;
		try {
			if (isSignedInOnly) requirePlayer(ctx);
			scoped = scopedContext(ctx, scope);
		} catch (refusal) {
			throw withStatus(refusal);
		}
		const result = await next({ ctx: scoped });
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

/** For visitors too. A token needs the scope; the use case decides what else is needed. */
export function procedure(scope: CallScope, meta: MaintenanceMeta = {}) {
	return t.procedure.meta({ ...meta, scope }).use(guard(false, scope));
}

/** Visitors get 401, and tokens without the scope 403, before the input is checked. */
export function playerProcedure(scope: CallScope) {
	return t.procedure.meta({ scope }).use(guard(true, scope));
}
