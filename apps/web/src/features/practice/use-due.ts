import type { GameId } from "@hilo/rules/play/games";
import { duePairs } from "@hilo/rules/practice/practice";
import { useHydrated } from "@tanstack/react-router";
import { type Api, trpc } from "../../platform/api/trpc.ts";
import { browserZone } from "../../platform/browser-zone.ts";
import { PRELOADED } from "../../platform/loaders.ts";
import { loadSession, useMe } from "../../platform/session.ts";
import { type VisitorPair, visitorPairs } from "./visitor-pairs.ts";

/** How many pairs are due today, of one game or of all. Visitors' are known once the page has hydrated. */
export function useDue(game?: GameId): number {
	const me = useMe();
	const isHydrated = useHydrated();
	const { data = [] } = trpc.practice.due.useQuery({}, { enabled: me !== null });
	if (!me) return isHydrated ? dueOfVisitor(game).length : 0;
	return data.reduce((sum, due) => sum + (game === undefined || due.game === game ? due.count : 0), 0);
}

export function dueOfVisitor(game?: GameId): VisitorPair[] {
	const due = duePairs(visitorPairs(), { now: Date.now(), timeZone: browserZone() ?? "UTC" });
	return due.filter((pair) => game === undefined || pair.game === game);
}

/** Loads what `useDue` needs of a player. */
export async function loadDue(api: Api): Promise<void> {
	const { me } = await loadSession(api);
	if (me) await api.utils.practice.due.prefetch({}, PRELOADED);
}
