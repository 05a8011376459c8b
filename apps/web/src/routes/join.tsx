import { createFileRoute } from "@tanstack/react-router";
import { JoinPage } from "../features/accounts/join-page.tsx";
import { pageHead } from "../platform/page-head.ts";
import { parseSearch, textParam } from "../platform/search-params.ts";
import { loadSession } from "../platform/session.ts";

const joinSearch = parseSearch({
	/** The secret of an invitation or setup link. */
	key: textParam,
});

export const Route = createFileRoute("/join")({
	validateSearch: joinSearch,
	beforeLoad: async ({ context: { api } }) => ({
		signedInAs: (await loadSession(api)).me?.username ?? null,
	}),
	loaderDeps: ({ search: { key } }) => ({ key }),
	// The answer stays with the page: asked again after the sign-up, it would say that the link is used up.
	loader: ({ context: { api }, deps: { key = "" } }) => api.utils.registration.invitation.fetch({ key }),
	head: ({ loaderData, match: { context } }) =>
		pageHead(
			context.site,
			loaderData?.makesAdmin ? "Set up the site" : "Invitation",
			`An invitation to ${context.site.name}.`,
			{ isUnlisted: true },
		),
	component: JoinPage,
});
