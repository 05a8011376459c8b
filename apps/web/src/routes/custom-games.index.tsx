import { createFileRoute } from "@tanstack/react-router";
import { HubPage } from "../features/custom-games/hub/hub-page.tsx";
import { hubSearch } from "../features/custom-games/hub/hub-search.ts";
import { loadHub } from "../features/custom-games/hub/load-hub.ts";
import { pageHead } from "../platform/page-head.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/custom-games/")({
	head: () =>
		pageHead("Custom Games", {
			description: "Games that players make: find one to play, make your own and share it with your friends.",
		}),
	validateSearch: hubSearch,
	beforeLoad: requireSignIn,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { api }, deps }) => loadHub(api, deps),
	component: HubPage,
});
