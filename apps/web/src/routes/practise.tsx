import { GAME_IDS } from "@hilo/rules/play/games";
import { createFileRoute } from "@tanstack/react-router";
import { loadToday } from "../features/daily/deck/today.ts";
import { PracticePage } from "../features/daily/practice/practice-page.tsx";
import { loadDue } from "../features/practice/use-due.ts";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { oneOf, parseSearch } from "../platform/search-params.ts";

export const Route = createFileRoute("/practise")({
	validateSearch: parseSearch({ game: oneOf(GAME_IDS) }),
	head: headOf("Practise", "Play the pairs again that you got wrong."),
	staticData: { stage: true, tabs: true },
	loader: ({ context: { api } }) =>
		settled([loadDue(api), loadToday(api), api.utils.site.gameStatus.ensureData()]),
	// Every visit deals another deck.
	gcTime: 0,
	component: PracticePage,
});
