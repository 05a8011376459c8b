import type { AppRouter } from "@hilo/server/app/app-router";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { requestHeaders } from "./request-headers.ts";

interface Call {
	path: string;
	type: "query" | "mutation" | "subscription";
	input: unknown;
	signal?: AbortSignal | null | undefined;
}

/**
 * The way to the server: one request a call, queries by GET. tRPC's own link does this too, and brings along uploads, streams and
 * batches that would be a kilobyte in every first load. Every answer says whether maintenance is on (D20), and `onMaintenance` is told.
 */
export function httpLink(onMaintenance: (isOn: boolean) => void): TRPCLink<AppRouter> {
	return () =>
		({ op }) =>
			observable((observer) => {
				fetchCall(op)
					.then(async (response) => {
						const mode = response.headers.get("x-maintenance-mode");
						if (mode) onMaintenance(mode === "true");
						const answer = await response.json();
						if (answer.error) throw TRPCClientError.from(answer);
						observer.next({ result: { type: "data", data: answer.result.data } });
						observer.complete();
					})
					.catch((cause: Error) => observer.error(TRPCClientError.from(cause)));
			});
}

function fetchCall({ path, type, input, signal = null }: Call): Promise<Response> {
	const url = `/api/trpc/${path}`;
	const body = JSON.stringify(input);
	const headers = requestHeaders(path);
	if (type === "query") {
		return fetch(body ? `${url}?input=${encodeURIComponent(body)}` : url, { headers, signal });
	}
	return fetch(url, {
		method: "POST",
		headers: { ...headers, "Content-Type": "application/json" },
		body: body ?? null,
		signal,
	});
}
