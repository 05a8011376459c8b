import { createFileRoute } from "@tanstack/react-router";
import { UpdatesPage } from "../features/site/updates-page.tsx";
import { settled } from "../platform/loaders.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/updates")({
	head: () =>
		pageHead("Updates", {
			description: "What is new on Hilo.",
		}),
	validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({
		page: Number.isInteger(page) && Number(page) > 1 && Number(page) <= 10_000 ? Number(page) : undefined,
	}),
	loaderDeps: ({ search }) => search,
	loader: ({ context: { api }, deps: { page = 1 } }) =>
		settled([api.utils.site.updates.ensureData({ page })]),
	component: UpdatesPage,
});
