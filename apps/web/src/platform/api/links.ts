import type { AppRouter } from "@hilo/server/app/app-router";
import { httpLink, httpSubscriptionLink, splitLink, type TRPCLink } from "@trpc/client";
import { requestHeaders } from "./request-headers.ts";

const URL = "/api/trpc";

/**
 * The way from the browser to the server: a stream for each subscription, a request for each other call. Every answer says whether
 * maintenance is on (D20), and `onMaintenance` is told.
 */
export function browserLinks(onMaintenance: (isOn: boolean) => void): TRPCLink<AppRouter>[] {
	return [
		splitLink({
			condition: ({ type }) => type === "subscription",
			true: httpSubscriptionLink({ url: URL }),
			false: httpLink({
				url: URL,
				headers: ({ op }) => requestHeaders(op.path),
				async fetch(address, { signal = null, ...init } = {}) {
					const response = await fetch(address, { ...init, signal });
					const mode = response.headers.get("x-maintenance-mode");
					if (mode) onMaintenance(mode === "true");
					return response;
				},
			}),
		}),
	];
}
