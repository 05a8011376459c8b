import type { GameKey } from "@hilo/rules/play/games";
import { statusOf } from "../../platform/api/errors.ts";
import type { Api, TrpcUtils } from "../../platform/api/trpc.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { createStore } from "../../ui/store.ts";
import { type Earned, toastBadges } from "./announce-rewards.ts";
import { claimRun, forgetRun, replaceVisitScores, type VisitScore, visitScores } from "./visit.ts";

/** The state of a score: `later` if no answer came, or one that says nothing about the score. */
export type TransferState = "under-way" | "saved" | "refused" | "later";

/** What a transfer calls and updates. */
type Site = Pick<Api, "client"> & Pick<TrpcUtils, "me" | "progression" | "leaderboards">;

/** A game without a score to transfer has no state. */
export const transferStates = createStore<Readonly<Partial<Record<GameKey, TransferState>>>>({});

function setState(gameKey: GameKey, state: TransferState): void {
	transferStates.set({ ...transferStates.get(), [gameKey]: state });
}

/** Assigns the visit's scores and run to the player who has just signed up and navigates to `from`. */
export function claimVisit(userId: string, from: string): void {
	claimRun(userId, from);
	const claimed = visitScores().map((each) => ({ ...each, owner: each.owner ?? userId }));
	replaceVisitScores(claimed);
	transferStates.set({});
	for (const { gameKey, owner } of claimed) if (owner === userId) setState(gameKey, "under-way");
}

/** Deletes scores that no sign-up has claimed. Players who sign in have their own. */
export function forgetVisit(): void {
	forgetRun();
	replaceVisitScores(visitScores().filter(({ owner }) => owner !== null));
}

let transfers: Promise<void> = Promise.resolve();

/**
 * Sends a player the scores of the visit before they signed up, unverified.
 * Scores that get an answer are deleted here; the others are kept for the next time.
 */
export function transferScores(site: Site, userId: string): Promise<void> {
	// A failure must not stop the later ones.
	transfers = transfers.catch(() => {}).then(() => transferAll(site, userId));
	return transfers;
}

async function transferAll(site: Site, userId: string): Promise<void> {
	const mine = visitScores().filter(({ owner }) => owner === userId);
	if (mine.length === 0) return;
	const badges: Earned["badges"] = [];
	for (const each of mine) {
		const me = site.me.get.getData()?.user;
		// Another player has signed in, whose scores these are not.
		if (me?.id !== userId) return;
		let state: TransferState = "saved";
		try {
			// It may have been saved without an answer. Sent again, it would count as another game.
			const isKnown = me.games[each.gameKey].highScore >= each.score;
			if (!isKnown) badges.push(...(await sendScore(site, userId, each)));
		} catch (error) {
			logFailure("A score of this visit was not saved", error);
			state = isRefused(error) ? "refused" : "later";
		}
		if (state !== "later") replaceVisitScores(visitScores().filter((other) => !isSame(other, each)));
		setState(each.gameKey, state);
	}
	toastBadges(badges);
	site.me.get.invalidate();
	site.progression.invalidate();
	site.leaderboards.invalidate();
}

/** Returns the badges that the score has earned. */
async function sendScore({ client }: Site, owner: string, { gameKey: game, score, label }: VisitScore) {
	const sent = { game, score, owner, ...(label !== null && { selectedFeature: label }) };
	return (await client.progression.updateScore.mutate(sent)).newBadges;
}

/** Whether the server refuses the score itself and would do so again. */
function isRefused(error: unknown): boolean {
	return [400, 403, 404].includes(statusOf(error) ?? 0);
}

const isSame = (one: VisitScore, other: VisitScore) =>
	one.gameKey === other.gameKey && one.owner === other.owner;
