import type { AppRouter } from "@hilo/server/app/app-router";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { createSerializationAdapter } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { notePath, pathOf } from "./error-path.ts";

interface Written {
	readonly message: string;
	/** The catalogue's code; null for an error that is none of its own. */
	readonly appCode: string | null;
	readonly httpStatus: number;
	/** What the log calls the request by; null where it says nothing of it. */
	readonly reference: string | null;
	readonly path: ProcedurePath | null;
}

/** Carries a failed call from the server's page into the browser, so that both say the same of it. */
export const callErrorAdapter = createSerializationAdapter({
	key: "call-error",
	test: (value): value is TRPCClientError<AppRouter> => value instanceof TRPCClientError,
	toSerializable: (error): Written => ({
		message: error.message,
		appCode: error.data?.appCode ?? null,
		httpStatus: error.data?.httpStatus ?? 500,
		reference: error.data?.reference ?? null,
		path: pathOf(error) ?? null,
	}),
	fromSerializable: ({ message, appCode, httpStatus, reference, path }: Written) => {
		const data = { code: "INTERNAL_SERVER_ERROR", appCode, httpStatus, reference } as const;
		const error = TRPCClientError.from<AppRouter>({ error: { code: -32603, message, data } });
		if (path) notePath(error, path);
		return error;
	},
});
