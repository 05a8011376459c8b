import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, lazyRouteComponent } from "@tanstack/react-router";
import { admit } from "../platform/session.ts";
import type { Api } from "../platform/trpc.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { Shell } from "../shell/shell.tsx";

export interface RouterContext {
	queryClient: QueryClient;
	api: Api;
}

export const Route = createRootRouteWithContext<RouterContext>()({
	beforeLoad: ({ context, location }) => admit(context.api, location.pathname),
	component: Shell,
	errorComponent: ErrorPage,
	notFoundComponent: lazyRouteComponent(() => import("../shell/not-found-page.tsx"), "NotFoundPage"),
});
