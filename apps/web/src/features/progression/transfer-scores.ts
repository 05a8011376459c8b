import type { GameKey } from "@hilo/rules/play/games";
import { TRPCClientError } from "@trpc/client";
import type { Api } from "../../platform/api/trpc.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { type Earned, toastBadges } from "./announce-rewards.ts";
import { claimRun, forgetRun, replaceVisitScores, type VisitScore, visitScores } from "./visit.ts";

/** The state of a score: `later` if no answer came, or one that says nothing about the score. */
export type TransferState = "under-way" | "saved" | "refused" | "later";

type SiteApi = Pick<Api, "client"> & {
	readonly utils: Pick<Api["utils"], "me" | "progression" | "leaderboards">;
};

const states = new Map<GameKey, TransferState>();
const listeners = new Set<() => void>();

function setState(gameKey: GameKey, state: TransferState): void {
	states.set(gameKey, state);
	for (const listener of listeners) listener();
}

export const scoreTransfers = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	/** Undefined if there was no score to transfer. */
	of: (gameKey: GameKey): TransferState | undefined => states.get(gameKey),
};

/** Assigns the visit's scores and run to the player who has just signed up and navigates to `from`. */
export function claimVisit(userId: string, from: string): void {
	claimRun(userId, from);
	const claimed = visitScores().map((each) => ({ ...each, owner: each.owner ?? userId }));
	replaceVisitScores(claimed);
	states.clear();
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
export function transferScores(api: SiteApi, userId: string): Promise<void> {
	// A failure must not stop the later ones.
	transfers = transfers.catch(() => {}).then(() => transferAll(api, userId));
	return transfers;
}

async function transferAll(api: SiteApi, userId: string): Promise<void> {
	const mine = visitScores().filter(({ owner }) => owner === userId);
	if (mine.length === 0) return;
	const badges: Earned["badges"][number][] = [];
	const { utils } = api;
	for (const each of mine) {
		const me = utils.me.get.getData()?.user;
		// Another player has signed in, whose scores these are not.
		if (me?.id !== userId) return;
		// It may have been saved without an answer. Sent again, it would count as another game.
		const isKnown = me.games[each.gameKey].highScore >= each.score;
		const state = isKnown ? "saved" : await transferOne(api, userId, each, badges);
		if (state !== "later") replaceVisitScores(visitScores().filter((other) => !isSame(other, each)));
		setState(each.gameKey, state);
	}
	toastBadges(badges);
	utils.me.get.invalidate();
	utils.progression.invalidate();
	utils.leaderboards.invalidate();
}

async function transferOne(
	api: SiteApi,
	owner: string,
	{ gameKey: game, score, feature }: VisitScore,
	badges: Earned["badges"][number][],
): Promise<TransferState> {
	const claim = { game, score, owner, ...(feature !== null && { selectedFeature: feature }) };
	try {
		const { newBadges } = await api.client.progression.updateScore.mutate(claim);
		badges.push(...newBadges);
		return "saved";
	} catch (error) {
		logFailure("A score of this visit was not saved", error);
		return isRefused(error) ? "refused" : "later";
	}
}

/** Whether the server refuses the score itself and would do so again. */
function isRefused(error: unknown): boolean {
	const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : undefined;
	return status === 400 || status === 403 || status === 404;
}

const isSame = (one: VisitScore, other: VisitScore) =>
	one.gameKey === other.gameKey && one.owner === other.owner;
