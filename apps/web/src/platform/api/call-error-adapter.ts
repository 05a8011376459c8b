import type { SiteLimitName } from "@hilo/rules/site/site-limits";
import type { AppRouter, ProcedurePath } from "@hilo/server/app/app-router";
import { createSerializationAdapter } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { notePath, pathOf } from "./errors.ts";

interface Written {
	readonly message: string;
	/** The catalogue's code; null for other errors. */
	readonly appCode: string | null;
	readonly httpStatus: number;
	/** The log's name of the request, or null. */
	readonly reference: string | null;
	/** The limit that refused an administrator's call, or null. */
	readonly limit: SiteLimitName | null;
	readonly path: ProcedurePath | null;
}

/** Serializes a failed call from the server's page into the browser, so that both show the same. */
export const callErrorAdapter = createSerializationAdapter({
	key: "call-error",
	test: (value): value is TRPCClientError<AppRouter> => value instanceof TRPCClientError,
	toSerializable: (error): Written => ({
		message: error.message,
		appCode: error.data?.appCode ?? null,
		httpStatus: error.data?.httpStatus ?? 500,
		reference: error.data?.reference ?? null,
		limit: error.data?.limit ?? null,
		path: pathOf(error) ?? null,
	}),
	fromSerializable: ({ message, path, ...written }: Written) => {
		const data = { code: "INTERNAL_SERVER_ERROR", ...written } as const;
		const error = TRPCClientError.from<AppRouter>({ error: { code: -32603, message, data } });
		if (path) notePath(error, path);
		return error;
	},
});
