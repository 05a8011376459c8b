import { createFileRoute } from "@tanstack/react-router";
import { CreatorNotFound } from "../features/custom-games/catalogue/creator-not-found.tsx";
import { CreatorPage } from "../features/custom-games/catalogue/creator-page.tsx";
import { count } from "../platform/count.ts";
import { orNotFound } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";
import { pageParam, parseSearch } from "../platform/search-params.ts";

const creatorSearch = parseSearch({ page: pageParam });

export const Route = createFileRoute("/games/by/$userId")({
	validateSearch: creatorSearch,
	loaderDeps: ({ search: { page = 1 } }) => ({ page }),
	loader: async ({ context: { api, site }, params: { userId }, deps: { page } }) => {
		const found = await orNotFound(api.utils.customGames.creator.ensureData({ userId, page }));
		const { creator, games, pagination, preview } = found;
		return {
			name: creator?.username ?? site.name,
			total: pagination.total,
			isEmpty: games.length === 0,
			preview,
		};
	},
	head: ({ loaderData, params: { userId }, match: { context, search, status } }) => {
		if (!loaderData) return pageHead(context.site, status === "error" ? "Games" : "No public games");
		const { name, total, isEmpty, preview } = loaderData;
		const query = search.page ? `?page=${search.page}` : "";
		return pageHead(
			context.site,
			`Games by ${name}`,
			`${count(total, "higher or lower game")} by ${name}. You see one number: is the other higher or lower?`,
			{
				preview: preview === null ? null : { picture: `${context.origin}${preview}` },
				canonical: `${context.origin}/games/by/${userId}${query}`,
				isUnlisted: isEmpty,
			},
		);
	},
	component: CreatorPage,
	notFoundComponent: CreatorNotFound,
});
