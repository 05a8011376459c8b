import type { AppRouter } from "@hilo/server/app/app-router";
import type { PageRequest } from "@hilo/server/platform/pages/render-page";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/** Calls the server in the same process, so that rendering needs no network. */
export function inProcessLink(call: PageRequest["call"]): TRPCLink<AppRouter> {
	return () =>
		({ op }) =>
			observable((observer) => {
				call({ path: op.path, type: op.type, input: op.input })
					.then((answer) => {
						if (!answer.ok) throw TRPCClientError.from({ error: { code: -32603, ...answer.error } });
						observer.next({ result: { type: "data", data: answer.data } });
						observer.complete();
					})
					.catch((cause: unknown) => observer.error(TRPCClientError.from(asError(cause))));
			});
}

const asError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)));
