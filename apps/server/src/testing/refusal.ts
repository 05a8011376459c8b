import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "../app/app-router.ts";

export interface Refusal {
	readonly status: number;
	readonly code: string;
	readonly message: string;
}

/** @throws Error if the call is accepted, or fails without an answer of the API */
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
