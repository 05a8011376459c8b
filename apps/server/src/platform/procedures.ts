import type { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import { getTRPCErrorFromUnknown, initTRPC, TRPCError } from "@trpc/server";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { type Ctx, requirePlayer } from "./context.ts";
import { asAppError, errorData } from "./errors.ts";
import { refuseDuringMaintenance } from "./maintenance-gate.ts";

interface ProcedureMeta {
	/** Answered during maintenance too (D20). */
	readonly openInMaintenance?: boolean;
	/** What it is refused with during maintenance, where it has words of its own. */
	readonly closedAs?: ErrorCode;
}

const t = initTRPC
	.context<Ctx>()
	.meta<ProcedureMeta>()
	.create({
		isDev: false,
		errorFormatter({ shape, error, ctx }) {
			const known = asAppError(error);
			return {
				...shape,
				message: known.message,
				data: { ...shape.data, ...errorData(known, ctx?.requestId) },
			};
		},
	});

const STATUS_TO_TRPC: Partial<Record<number, TRPCError["code"]>> = {
	400: "BAD_REQUEST",
	401: "UNAUTHORIZED",
	403: "FORBIDDEN",
	404: "NOT_FOUND",
	409: "CONFLICT",
	413: "PAYLOAD_TOO_LARGE",
	415: "UNSUPPORTED_MEDIA_TYPE",
	429: "TOO_MANY_REQUESTS",
	503: "SERVICE_UNAVAILABLE",
};

function trpcCode({ status }: AppError): TRPCError["code"] {
	return STATUS_TO_TRPC[status] ?? "INTERNAL_SERVER_ERROR";
}

/**
 * The body of an answer to a call that was refused before tRPC saw it, in the same shape as all others: what nobody foresaw names the
 * request, for whoever reads the log.
 */
export function trpcErrorBody(error: AppError, requestIdOf: () => string) {
	const code = trpcCode(error);
	const reference = error.code === "site/unexpected" ? { reference: requestIdOf() } : {};
	const data = { code, httpStatus: error.status, appCode: error.code, ...reference };
	return { error: { message: error.message, code: TRPC_ERROR_CODES_BY_KEY[code], data } };
}

/** Checks who calls, and when. Gives the answer the HTTP status that the catalogue has for what was thrown. One step: each costs a copy of all. */
function guard(isSignedInOnly: boolean) {
	return t.middleware(async ({ ctx, meta, next }) => {
		try {
			if (!meta?.openInMaintenance) await refuseDuringMaintenance(ctx, meta?.closedAs);
			if (isSignedInOnly) requirePlayer(ctx);
		} catch (thrown) {
			throw withStatus(thrown);
		}
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

/** The base of procedures that visitors may call. What else they need is the use case's decision. */
export const procedure = t.procedure.use(guard(false));

/** The base of procedures for players. A visitor gets 401 before the input is looked at (D51). */
export const playerProcedure = t.procedure.use(guard(true));
