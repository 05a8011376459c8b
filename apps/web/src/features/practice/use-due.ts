import type { GameId } from "@hilo/rules/play/games";
import { type DueOfGame, dueByGame, duePairs } from "@hilo/rules/practice/practice";
import { useHydrated } from "@tanstack/react-router";
import { type Api, trpc } from "../../platform/api/trpc.ts";
import { browserZone } from "../../platform/browser-zone.ts";
import { PRELOADED } from "../../platform/loaders.ts";
import { loadSession, useMe } from "../../platform/session.ts";
import { type VisitorPair, visitorPairs } from "./visitor-pairs.ts";

/** What is due of one game or of all. Visitors' pairs are known once the page has hydrated. */
export function useDue(game?: GameId): { readonly count: number; readonly games: readonly DueOfGame[] } {
	const me = useMe();
	const isHydrated = useHydrated();
	const { data = [] } = trpc.practice.due.useQuery({}, { enabled: me !== null });
	const all = me ? data : isHydrated ? visitorDue() : [];
	const games = all.filter((due) => game === undefined || due.game === game);
	return { games, count: games.reduce((sum, due) => sum + due.count, 0) };
}

export function dueOfVisitor(game?: GameId): VisitorPair[] {
	const due = duePairs(visitorPairs(), visitorMoment());
	return due.filter((pair) => game === undefined || pair.game === game);
}

/** Most visitors have none, and no page of theirs waits for the time zone then. */
function visitorDue(): DueOfGame[] {
	const pairs = visitorPairs();
	return pairs.length > 0 ? dueByGame(pairs, visitorMoment()) : [];
}

const visitorMoment = () => ({ now: Date.now(), timeZone: browserZone() ?? "UTC" });

/** Loads what `useDue` needs of a player. */
export async function loadDue(api: Api): Promise<void> {
	const { me } = await loadSession(api);
	if (me) await api.utils.practice.due.prefetch({}, PRELOADED);
}
