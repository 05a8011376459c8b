import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, createRouter } from "@tanstack/react-router";
import type { TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import { initTRPC } from "@trpc/server";
import { type ReactNode, useState } from "react";

type Calls = ReturnType<typeof makeCalls>;

/** Not called in the browser, which has it only as a type. */
export function makeCalls() {
	const { router, procedure } = initTRPC.create();
	return router({ greeting: procedure.query(() => "Hello") });
}

const trpc = createTRPCReact<Calls>();

function createApi(queryClient: QueryClient, link: TRPCLink<Calls>) {
	const client = trpc.createClient({ links: [link] });
	return { client, utils: createTRPCQueryUtils({ queryClient, client }) };
}

const root = createRootRouteWithContext<{ api: ReturnType<typeof createApi> }>()();

const page = createRoute({
	getParentRoute: () => root,
	path: "/",
	loader: ({ context: { api } }) => api.utils.greeting.ensureData(),
	component: function Hello() {
		const { data } = trpc.greeting.useQuery();
		const [presses, setPresses] = useState(0);
		return (
			<>
				<h1>{data}</h1>
				<button type="button" onClick={() => setPresses(presses + 1)}>
					{presses}
				</button>
			</>
		);
	},
});

/** A page of the site's stack that only says hello. */
export function createHelloRouter(queryClient: QueryClient, link: TRPCLink<Calls>) {
	const api = createApi(queryClient, link);
	return createRouter({
		routeTree: root.addChildren([page]),
		context: { api },
		Wrap: ({ children }: { children: ReactNode }) => (
			<trpc.Provider client={api.client} queryClient={queryClient}>
				<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
			</trpc.Provider>
		),
	});
}
