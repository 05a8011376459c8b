import { createFileRoute } from "@tanstack/react-router";
import { CataloguePage } from "../features/custom-games/catalogue/catalogue-page.tsx";
import {
	canonicalPath,
	catalogueInput,
	catalogueSearch,
	descriptionOf,
	isStart,
	titleOf,
} from "../features/custom-games/catalogue/catalogue-search.ts";
import { settled } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/games/")({
	validateSearch: catalogueSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps }) => {
		const { catalogue, discoverRows } = api.utils.customGames;
		const games = settled([
			catalogue.ensureData(catalogueInput(deps)),
			...(isStart(deps)
				? [catalogue.ensureData(catalogueInput({ sort: "featured" })), discoverRows.ensureData()]
				: []),
		]);
		// In the browser the page is shown before its games.
		if (import.meta.env.SSR) await games;
	},
	head: ({ match: { context, search } }) => {
		const found = context.api.utils.customGames.catalogue.getData(catalogueInput(search));
		const { q, page = 1 } = search;
		const title = page > 1 ? `${titleOf(search)}, page ${page}` : titleOf(search);
		return pageHead(context.site, title, descriptionOf(search), {
			preview: found?.preview ? { picture: `${context.origin}${found.preview}` } : null,
			canonical: `${context.origin}${canonicalPath(search)}`,
			isUnlisted: q !== undefined || found?.games.length === 0,
		});
	},
	component: CataloguePage,
});
