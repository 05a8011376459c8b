import { isolated } from "@hilo/rules/text/player-text";
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../platform/page-head.ts";
import { parseSearch, textParam } from "../platform/search-params.ts";
import { loadSession } from "../platform/session.ts";
import { AddPage } from "../shell/add-page.tsx";

const addSearch = parseSearch({
	/** The secret of a player's link. */
	key: textParam,
});

export const Route = createFileRoute("/add")({
	validateSearch: addSearch,
	loaderDeps: ({ search: { key } }) => ({ key }),
	loader: async ({ context: { api }, deps: { key = "" } }) => {
		const owner = api.utils.friends.linkOwner.ensureData({ key }).catch(() => null);
		const [answer] = await Promise.all([owner, loadSession(api)]);
		return { name: answer?.owner?.username ?? null };
	},
	head: ({ loaderData, match: { context } }) =>
		pageHead(
			context.site,
			loaderData?.name ? `${isolated(loaderData.name)} invites you` : "Friend link",
			`Become friends on ${context.site.name}: play the same cards, and see who gets more right.`,
			{ isUnlisted: true },
		),
	component: AddPage,
});
