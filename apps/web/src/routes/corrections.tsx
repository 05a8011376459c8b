import { GAME_IDS } from "@hilo/rules/play/games";
import { createFileRoute } from "@tanstack/react-router";
import { CorrectionsPage } from "../features/corrections/corrections-page.tsx";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { oneOf, parseSearch, textParam } from "../platform/search-params.ts";

const correctionsSearch = parseSearch({ cursor: textParam, game: oneOf(GAME_IDS) });

export const Route = createFileRoute("/corrections")({
	validateSearch: correctionsSearch,
	loaderDeps: ({ search }) => search,
	loader: ({ context: { api }, deps }) => settled([api.utils.corrections.list.ensureData(deps)]),
	head: headOf(
		"Corrections",
		({ name }) => `Which numbers of ${name}'s games were wrong, what they are now, and where that is from.`,
	),
	component: CorrectionsPage,
});
