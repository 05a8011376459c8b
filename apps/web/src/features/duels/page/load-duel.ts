import { notFound } from "@tanstack/react-router";
import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import { settled } from "../../../platform/settled.ts";
import { isNoDuel } from "../kit/is-no-duel.ts";
import { DuelResult } from "../result/duel-result.slot.ts";
import { duelTitle } from "../words/duel-words.ts";

/** A pointer over the link fetches ahead; what it fetched may still be shown a moment later. */
const FRESH_MS = 5000;

/** What the page of a duel is rendered with. Returns its title. @throws notFound where there is none. */
export async function loadDuel(api: Api, id: string): Promise<{ title: string }> {
	const [duel] = await Promise.all([
		api.utils.duels.get.fetch({ id }, { staleTime: FRESH_MS }).catch((error: unknown) => {
			throw isNoDuel(error) ? notFound() : error;
		}),
		loadSession(api),
	]);
	// Else the server would draw a spinner in its place.
	if (duel.verdict !== null) await settled([DuelResult.preload()]);
	return { title: duelTitle(duel) };
}
