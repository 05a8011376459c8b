import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, lazyRouteComponent } from "@tanstack/react-router";
import { ErrorPage } from "../features/site/error-page.tsx";
import { Shell } from "../features/site/shell.tsx";
import { admit } from "../platform/session.ts";
import type { Api } from "../platform/trpc.ts";

export interface RouterContext {
	queryClient: QueryClient;
	api: Api;
}

export const Route = createRootRouteWithContext<RouterContext>()({
	beforeLoad: ({ context, location }) => admit(context.api, location.pathname),
	component: Shell,
	errorComponent: ErrorPage,
	notFoundComponent: lazyRouteComponent(() => import("../features/site/not-found-page.tsx"), "NotFoundPage"),
});
