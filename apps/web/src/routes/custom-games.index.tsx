import { createFileRoute } from "@tanstack/react-router";
import { HubPage } from "../features/custom-games/hub/hub-page.tsx";
import { hubSearch } from "../features/custom-games/hub/hub-search.ts";
import { pageTitle } from "../platform/page-title.ts";
import { requireSignIn } from "../platform/session.ts";

export const Route = createFileRoute("/custom-games/")({
	head: () => pageTitle("Custom Games"),
	validateSearch: hubSearch,
	beforeLoad: requireSignIn,
	loaderDeps: ({ search }) => search,
	// Imported here, because no other page needs this code.
	loader: async ({ context: { api }, deps }) => {
		const { loadHub } = await import("../features/custom-games/hub/load-hub.ts");
		await loadHub(api, deps);
	},
	component: HubPage,
});
