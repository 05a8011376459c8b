import { createFileRoute } from "@tanstack/react-router";
import { ChallengePage } from "../features/duels/challenge/challenge-page.tsx";
import { challengeSearch } from "../features/duels/challenge/challenge-search.ts";
import { loadChallenge } from "../features/duels/challenge/load-challenge.ts";
import { pageHead } from "../platform/page-head.ts";

export const Route = createFileRoute("/duel/new")({
	head: () =>
		pageHead("Challenge", {
			description:
				"Challenge a friend, or anyone with a link, to a duel: the same cards in the same order for both.",
		}),
	validateSearch: challengeSearch,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { api }, deps }) => loadChallenge(api, deps),
	component: ChallengePage,
});
