import { createFileRoute } from "@tanstack/react-router";
import { LeaderboardPage } from "../features/leaderboards/leaderboard-page.tsx";
import {
	type BoardSearch,
	boardSearch,
	classicKey,
	listInput,
} from "../features/leaderboards/leaderboard-search.ts";
import type { Api } from "../platform/api/trpc.ts";
import { settled } from "../platform/loaders.ts";
import { headOf } from "../platform/page-head.ts";
import { loadSession } from "../platform/session.ts";
import { classicGames } from "../platform/visible-games.ts";

export const Route = createFileRoute("/leaderboard")({
	head: headOf("Leaderboard", ({ name }) => `The top 10 players in every higher or lower game on ${name}.`),
	validateSearch: boardSearch,
	loaderDeps: ({ search }) => search,
	loader: async ({ context: { api }, deps }) => {
		const { me } = await loadSession(api);
		const rows = settled(me ? loadRows(api, deps) : deps.tab ? [] : [visitorRows(api, deps)]);
		// In the browser the page is shown before its rows.
		if (import.meta.env.SSR) await rows;
	},
	component: LeaderboardPage,
});

function loadRows(api: Api, search: BoardSearch): Promise<unknown>[] {
	const { leaderboards, site } = api.utils;
	switch (search.tab) {
		case undefined:
			return [site.gameStatus.ensureData(), classicRows(api, search)];
		case "custom":
			return [customRows(api, search)];
		case "creators":
			return [leaderboards.topCreators.ensureData()];
		case "popular":
			return [leaderboards.popular.ensureData()];
	}
}

/** Visitors see the classic boards alone. */
async function visitorRows({ utils: { leaderboards, site } }: Api, search: BoardSearch): Promise<void> {
	const statuses = await site.gameStatus.ensureData().catch(() => undefined);
	const key = classicKey(search) ?? classicGames(statuses)[0]?.game.key;
	if (key) await leaderboards.board.ensureData({ key, period: search.period ?? "all", among: "all" });
}

async function classicRows({ utils: { leaderboards, site } }: Api, search: BoardSearch): Promise<void> {
	const { period = "all", among = "auto" } = search;
	const statuses = await site.gameStatus.ensureData().catch(() => undefined);
	const last = classicKey(search) ?? (await leaderboards.lastGame.ensureData().catch(() => null));
	const key = last ?? classicGames(statuses)[0]?.game.key;
	if (!key) return;
	const board = { key, period, among } as const;
	await settled([leaderboards.board.ensureData(board), leaderboards.ownRank.ensureData(board)]);
}

async function customRows({ utils: { leaderboards, customGames } }: Api, search: BoardSearch): Promise<void> {
	const { games } = await leaderboards.customGames.ensureData(listInput(search));
	const id = search.game ?? games[0]?.id;
	if (id === undefined) return;
	const { sort: order = "score", among = "auto" } = search;
	await settled([customGames.get.ensureData({ id }), customGames.board.ensureData({ id, order, among })]);
}
