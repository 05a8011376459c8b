import { type PersonalStore, personalStore } from "../../../../platform/personal-store.ts";
import { type Draft, parseDraft } from "../model/draft.ts";

/** The number of tabs that can edit one game, or new games, with a draft each. */
const PLACES = 4;

export interface DraftPlace {
	readonly store: PersonalStore;
	readonly draft: Draft | null;
}

/**
 * Takes a place for a draft that no other open tab uses, the latest draft first. `signal` releases it.
 * @param gameId null for a new game
 */
export async function takeDraftPlace(
	playerId: string,
	gameId: string | null,
	signal: AbortSignal,
): Promise<DraftPlace> {
	const places = Array.from({ length: PLACES }, (_, at) => {
		const store = personalStore("browser", playerId, `game-draft:${gameId ?? "new"}:${at}`);
		return { store, draft: parseDraft(store.read()) };
	});
	const last = { store: personalStore("tab", playerId, `game-draft:${gameId ?? "new"}`), draft: null };
	for (const place of places.toSorted((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0)))
		if (await tryAcquire(place.store.key, signal)) return place;
	return last;
}

/** Locks a name for this tab. Without a secure origin browsers have no locks, and every call succeeds. */
function tryAcquire(name: string, signal: AbortSignal): Promise<boolean> {
	if (!("locks" in navigator)) return Promise.resolve(true);
	return new Promise((resolve) => {
		const hold = (lock: Lock | null) => {
			resolve(lock !== null);
			if (!lock || signal.aborted) return undefined;
			return new Promise<void>((release) => signal.addEventListener("abort", () => release()));
		};
		navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
	});
}
