import type { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import { getTRPCErrorFromUnknown, initTRPC, TRPCError } from "@trpc/server";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { type Ctx, requirePlayer } from "./context.ts";
import { asAppError, errorData } from "./errors.ts";
import { refuseDuringMaintenance } from "./maintenance-gate.ts";

interface ProcedureMeta {
	readonly openInMaintenance?: boolean;
	/** The error during maintenance, if it is not the usual one. */
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

/** For calls refused before tRPC saw them, in tRPC's shape. Unexpected errors name the request in the log. */
export function trpcErrorBody(error: AppError, requestIdOf: () => string) {
	const code = trpcCode(error);
	const reference = error.code === "site/unexpected" ? { reference: requestIdOf() } : {};
	const data = { code, httpStatus: error.status, appCode: error.code, ...reference };
	return { error: { message: error.message, code: TRPC_ERROR_CODES_BY_KEY[code], data } };
}

/** Checks maintenance and sign-in, and maps errors to their HTTP status. One middleware: each copies the context. */
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

/** For visitors too. The use case decides what else is needed. */
export const procedure = t.procedure.use(guard(false));

/** Visitors get 401 before the input is checked. */
export const playerProcedure = t.procedure.use(guard(true));
