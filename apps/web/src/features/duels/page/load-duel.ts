import { notFound } from "@tanstack/react-router";
import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import { isNoDuel } from "../kit/is-no-duel.ts";
import { duelTitle } from "../words/duel-words.ts";

/** Hovering over the link preloads the page; that answer may be used this long, in ms. */
const FRESH_MS = 5000;

/** Loads the duel's page and returns its title. @throws notFound if there is no such duel */
export async function loadDuel(api: Api, id: string): Promise<{ title: string }> {
	const [duel] = await Promise.all([
		api.utils.duels.get.fetch({ id }, { staleTime: FRESH_MS }).catch((error: unknown) => {
			throw isNoDuel(error) ? notFound() : error;
		}),
		loadSession(api),
	]);
	return { title: duelTitle(duel) };
}
