import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { callErrorAdapter } from "./platform/api/call-error-adapter.ts";
import { followIdentity } from "./platform/api/identity.ts";
import { type Api, trpc } from "./platform/api/trpc.ts";
import { routeTree } from "./routeTree.gen.ts";
import { PageError } from "./shell/error-pages.tsx";
import { basePathOf } from "./ui/base-path.ts";
import { PageSpinner } from "./ui/spinner.tsx";

/** Without an answer after this, a new page shows its placeholder. */
const PENDING_MS = 300;

/** @param origin the site's address, with its base path and without a trailing slash; "" where none is written */
export function createAppRouter(queryClient: QueryClient, api: Api, origin: string) {
	followIdentity(queryClient);
	let hasRendered = false;
	const router = createRouter({
		routeTree,
		basepath: basePathOf(origin) || "/",
		context: { queryClient, api, origin },
		defaultPreload: "intent",
		// The query cache decides what is fresh, not the router.
		defaultPreloadStaleTime: 0,
		defaultPendingMs: PENDING_MS,
		defaultPendingComponent: PageSpinner,
		defaultErrorComponent: PageError,
		// The first page was rendered before its script, so its scroll position belongs to the reader.
		scrollRestoration: () => {
			const restores = hasRendered;
			hasRendered = true;
			return restores;
		},
		Wrap: ({ children }: { children: ReactNode }) => (
			<trpc.Provider client={api.client} queryClient={queryClient}>
				<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
			</trpc.Provider>
		),
	});
	router.options.serializationAdapters = [callErrorAdapter];
	// A choice on a page changes only its search parameters. The placeholder would take the focus and what is typed.
	router.subscribe("onBeforeLoad", ({ pathChanged }) => {
		router.options.defaultPendingMs = pathChanged ? PENDING_MS : Number.POSITIVE_INFINITY;
	});
	return router;
}

declare module "@tanstack/react-router" {
	interface Register {
		router: ReturnType<typeof createAppRouter>;
	}
	interface StaticDataRouteOption {
		/** The page is a stage: it fills the viewport below the bar, without a footer. */
		stage?: true;
		/** A stage that phones have tabs on before and after play. */
		tabs?: true;
	}
}
