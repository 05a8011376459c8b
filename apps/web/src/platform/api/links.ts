import type { AppRouter } from "@hilo/server/app/app-router";
import { httpLink, type TRPCLink } from "@trpc/client";
import { requestHeaders } from "./request-headers.ts";

const URL = "/api/trpc";

/**
 * The way from the browser to the server: a request for each call. Every answer says whether maintenance is on (D20), and `onMaintenance`
 * is told.
 */
export function browserLinks(onMaintenance: (isOn: boolean) => void): TRPCLink<AppRouter>[] {
	return [
		httpLink({
			url: URL,
			headers: ({ op }) => requestHeaders(op.path),
			async fetch(address, { signal = null, ...init } = {}) {
				const response = await fetch(address, { ...init, signal });
				const mode = response.headers.get("x-maintenance-mode");
				if (mode) onMaintenance(mode === "true");
				return response;
			},
		}),
	];
}
