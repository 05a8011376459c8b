import type { AppError } from "@hilo/rules/errors/errors";
import { limitHint } from "@hilo/rules/site/site-limits";
import type { TRPCError } from "@trpc/server";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";

const TRPC_CODES: Partial<Record<number, TRPCError["code"]>> = {
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

export function trpcCode({ status }: AppError): TRPCError["code"] {
	return TRPC_CODES[status] ?? "INTERNAL_SERVER_ERROR";
}

/**
 * Returns what the site adds to the data of tRPC's errors. Unexpected ones name the request in the log; administrators
 * learn the limit that refused the call.
 */
export function trpcErrorData(error: AppError, isAdmin: boolean, requestIdOf: () => string) {
	const { code, status, reason, limit } = error;
	return {
		httpStatus: status,
		appCode: code,
		...(reason !== undefined && { reason }),
		...(isAdmin && limit !== undefined && { limit }),
		...(code === "site/unexpected" && { reference: requestIdOf() }),
	};
}

/** Returns the error's text; administrators learn which limit refused the call. */
export function messageFor({ message, limit }: AppError, isAdmin: boolean): string {
	return isAdmin && limit !== undefined ? `${message} ${limitHint(limit)}` : message;
}

/** For calls refused before tRPC saw them, in tRPC's shape. */
export function trpcErrorBody(error: AppError, isAdmin: boolean, requestIdOf: () => string) {
	const code = trpcCode(error);
	const data = { code, ...trpcErrorData(error, isAdmin, requestIdOf) };
	return { error: { message: messageFor(error, isAdmin), code: TRPC_ERROR_CODES_BY_KEY[code], data } };
}

export function restErrorBody(error: AppError, isAdmin: boolean, inMaintenance: boolean) {
	return {
		message: messageFor(error, isAdmin),
		code: error.code,
		...(inMaintenance && { maintenanceMode: true }),
	};
}
