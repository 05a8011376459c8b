import { createFileRoute } from "@tanstack/react-router";
import { UpdatesPage } from "../features/site/updates-page.tsx";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { pageParam, parseSearch } from "../platform/search-params.ts";

/** The server refuses later pages. */
const MAX_PAGE = 10_000;

const updatesSearch = parseSearch({
	page: (value) => {
		const page = pageParam(value);
		return page && page <= MAX_PAGE ? page : undefined;
	},
});

export const Route = createFileRoute("/updates")({
	validateSearch: updatesSearch,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { api }, deps: { page = 1 } }) =>
		settled([api.utils.site.updates.ensureData({ page })]),
	head: headOf("Updates", ({ name }) => `What is new on ${name}.`),
	component: UpdatesPage,
});
