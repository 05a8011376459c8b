import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, lazyRouteComponent } from "@tanstack/react-router";
import type { Api } from "../platform/api/trpc.ts";
import { enterGamePages } from "../platform/pictures.ts";
import type { RedirectLimit } from "../platform/redirect-limit.ts";
import { guardMaintenance } from "../platform/session.ts";
import { ErrorPage } from "../shell/error-page.tsx";
import { AccountIsland } from "../shell/nav-bar.tsx";
import { MaintenanceBanner, Shell } from "../shell/shell.tsx";

export interface RouterContext {
	queryClient: QueryClient;
	api: Api;
	redirects: RedirectLimit;
}

export const Route = createRootRouteWithContext<RouterContext>()({
	beforeLoad: async ({ context, location, preload }) => {
		if (!preload) context.redirects.check();
		enterGamePages({ location, preload });
		if (import.meta.env.SSR) await Promise.all([MaintenanceBanner.preload(), AccountIsland.preload()]);
		await guardMaintenance(context.api, { location, preload });
	},
	component: Shell,
	errorComponent: ErrorPage,
	notFoundComponent: lazyRouteComponent(() => import("../shell/not-found-page.tsx"), "NotFoundPage"),
});
