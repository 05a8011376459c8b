import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { loadDuelCount } from "../features/duels/incoming/own-duels.ts";
import type { Api } from "../platform/api/trpc.ts";
import { siteHead } from "../platform/page-head.ts";
import { enterGamePages } from "../platform/pictures.ts";
import { guardMaintenance } from "../platform/session.ts";
import { loadSite } from "../platform/site.ts";
import { ErrorPage, NotFoundPage } from "../shell/error-pages.tsx";
import { Shell } from "../shell/shell.tsx";

export interface RouterContext {
	queryClient: QueryClient;
	api: Api;
	/** The site's address with its base path, for link previews. */
	origin: string;
}

export const Route = createRootRouteWithContext<RouterContext>()({
	beforeLoad: async ({ context, location, preload }) => {
		enterGamePages({ location, preload });
		const site = loadSite(context.api);
		await guardMaintenance(context.api, { location, preload });
		return { site: await site };
	},
	loader: async ({ context, location }) => {
		if (import.meta.env.SSR) await loadDuelCount({ context, location });
	},
	head: ({ match }) => siteHead(match.context.origin, match.context.site),
	component: Shell,
	errorComponent: ErrorPage,
	notFoundComponent: NotFoundPage,
});
