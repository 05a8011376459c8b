import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { browserLinks } from "../platform/api/links.ts";
import { createQueryClient } from "../platform/api/query-client.ts";
import { createApi, trpc } from "../platform/api/trpc.ts";

/** Lets parts of the application make calls without the rest: `wrapper` goes around them. */
export function createApiWrapper() {
	const queryClient = createQueryClient();
	const api = createApi(
		queryClient,
		browserLinks(() => {}),
	);
	const wrapper = ({ children }: { children: ReactNode }) => (
		<trpc.Provider client={api.client} queryClient={queryClient}>
			<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
		</trpc.Provider>
	);
	return { ...api, queryClient, wrapper };
}
