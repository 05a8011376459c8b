import type { ErrorCode } from "@hilo/rules/errors/errors";
import { FAILURES, type FallbackCode, type OpenEndedCode } from "@hilo/rules/errors/failures";
import type { AppRouter, ProcedurePath } from "@hilo/server/app/app-router";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";
import { isLostCode, LOST_CODE_TEXT } from "../reload.ts";
import { FALLBACKS, GENERAL } from "./fallbacks.ts";

/**
 * Returns the server's text if it gave a reason, otherwise the call's text of FALLBACKS or `override`.
 * An open-ended text is completed by the caller.
 */
export function errorText(error: unknown, override?: FallbackCode | OpenEndedCode): string {
	if (error instanceof TRPCClientError) {
		const code: unknown = error.data?.appCode;
		if (typeof code === "string" && code !== GENERAL) return error.message;
	}
	if (isLostCode(error)) return LOST_CODE_TEXT;
	return FAILURES[override ?? fallbackOf(pathOf(error))].message;
}

function fallbackOf(path: ProcedurePath | undefined): FallbackCode {
	const table: Partial<Record<ProcedurePath, FallbackCode>> = FALLBACKS;
	// A page of a newer server may name other calls.
	return (path && table[path]) ?? GENERAL;
}

const paths = new WeakMap<object, ProcedurePath>();

/** Returns the path of the call that failed with this error, or undefined. */
export function pathOf(error: unknown): ProcedurePath | undefined {
	return error instanceof Error ? paths.get(error) : undefined;
}

export function notePath(error: Error, path: ProcedurePath): void {
	paths.set(error, path);
}

/** Notes each error's path. It must be the first link, so that every call passes it. */
export const noteErrorPath: TRPCLink<AppRouter> =
	() =>
	({ op, next }) => {
		// The client's types allow no other paths.
		const path = op.path as ProcedurePath;
		return next(op).pipe(tap({ error: (error) => notePath(error, path) }));
	};

export function hasErrorCode(error: unknown, code: ErrorCode): boolean {
	return error instanceof TRPCClientError && error.data?.appCode === code;
}

/** The HTTP status of a call that was refused; undefined without an answer, and for other errors. */
export function statusOf(error: unknown): number | undefined {
	return error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
}

/** Whether a limit refused the call that administrators may change, and the caller is one. */
export function isOverLimit(error: unknown): boolean {
	return error instanceof TRPCClientError && Boolean(error.data?.limit);
}

/** Where the limits are. */
export const LIMITS_LINK = { label: "Open Settings", to: { to: "/admin/settings" } } as const;

/** Whether the call was refused with a 404 of the API, which a retry would not change. */
export function isNotFound(error: unknown): boolean {
	return error instanceof TRPCClientError && error.data?.httpStatus === 404 && error.data.appCode !== null;
}

/** Whether it is a call that got no answer. */
export function isNetworkError(error: unknown): boolean {
	return error instanceof TRPCClientError && !error.data;
}
