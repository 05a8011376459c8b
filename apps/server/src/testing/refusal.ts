import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "../app/app-router.ts";

/** How a call of the site's own client was refused. */
export interface Refusal {
	readonly status: number;
	/** Of the error catalogue. */
	readonly code: string;
	readonly message: string;
}

/** Waits for a call of the site's own client to be refused. @throws when it was not, or when the answer was no answer of the API. */
export async function refusal(call: Promise<unknown>): Promise<Refusal> {
	try {
		await call;
	} catch (error) {
		if (!isApiError(error) || !error.data) throw error;
		return { status: error.data.httpStatus, code: error.data.appCode, message: error.message };
	}
	throw new Error("the call was not refused");
}

function isApiError(error: unknown): error is TRPCClientError<AppRouter> {
	return error instanceof TRPCClientError;
}
