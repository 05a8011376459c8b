import type { AppRouter } from "@hilo/server/app/app-router";
import { httpLink, type TRPCLink } from "@trpc/client";
import { addressOf } from "../../ui/base-path.ts";
import { requestHeaders } from "./request-headers.ts";

/** One request per call. Every answer's header says whether maintenance is on, which `onMaintenance` gets. */
export function browserLinks(onMaintenance: (isOn: boolean) => void): TRPCLink<AppRouter>[] {
	return [
		httpLink({
			url: addressOf("/api/trpc"),
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
