import { createFileRoute } from "@tanstack/react-router";
import { ChallengePage } from "../features/duels/challenge/challenge-page.tsx";
import { challengeSearch } from "../features/duels/challenge/challenge-search.ts";
import { pageTitle } from "../platform/page-title.ts";

export const Route = createFileRoute("/duel/new")({
	head: () => pageTitle("Challenge"),
	validateSearch: challengeSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps }) => {
		// Imported here, because no other page needs this code.
		const { loadChallenge } = await import("../features/duels/challenge/load-challenge.ts");
		await loadChallenge(api, deps);
	},
	component: ChallengePage,
});
