import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, lazyRouteComponent } from "@tanstack/react-router";
import type { Api } from "../platform/api/trpc.ts";
import { admit } from "../platform/session.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { Shell } from "../shell/shell.tsx";

export interface RouterContext {
	queryClient: QueryClient;
	api: Api;
}

export const Route = createRootRouteWithContext<RouterContext>()({
	beforeLoad: ({ context, location, preload }) => admit(context.api, { location, preload }),
	component: Shell,
	errorComponent: ErrorPage,
	notFoundComponent: lazyRouteComponent(() => import("../shell/not-found-page.tsx"), "NotFoundPage"),
});
