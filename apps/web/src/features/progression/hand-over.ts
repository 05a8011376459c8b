import type { GameKey } from "@hilo/rules/play/games";
import { TRPCClientError } from "@trpc/client";
import type { Api } from "../../platform/api/trpc.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { type Earned, sayBadges } from "./announce-rewards.ts";
import { claimRun, forgetRun } from "./kept-run.ts";
import { putVisitScores, type VisitScore, visitScores } from "./visit-scores.ts";

/** The state of a score: `later` if no answer came, or one that says nothing about the score. */
export type HandedOver = "under-way" | "saved" | "refused" | "later";

type SiteApi = Pick<Api, "client"> & {
	readonly utils: Pick<Api["utils"], "me" | "progression" | "leaderboards">;
};

const went = new Map<GameKey, HandedOver>();
const listeners = new Set<() => void>();

function note(gameKey: GameKey, how: HandedOver): void {
	went.set(gameKey, how);
	for (const listener of listeners) listener();
}

/** Undefined if there was no score to hand over. */
export const handedOver = {
	subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
	of: (gameKey: GameKey): HandedOver | undefined => went.get(gameKey),
};

/** Assigns the visit's scores and run to the player who has just signed up and navigates to `from`. */
export function claimVisit(userId: string, from: string): void {
	claimRun(userId, from);
	const claimed = visitScores().map((each) => ({ ...each, owner: each.owner ?? userId }));
	putVisitScores(claimed);
	went.clear();
	for (const { gameKey, owner } of claimed) if (owner === userId) note(gameKey, "under-way");
}

/** Deletes scores that no sign-up has claimed. Players who sign in have their own. */
export function forgetVisit(): void {
	forgetRun();
	putVisitScores(visitScores().filter(({ owner }) => owner !== null));
}

let running: Promise<void> = Promise.resolve();

/**
 * Sends a player the scores of the visit before they signed up, unverified.
 * Scores that get an answer are deleted here; the others are kept for the next time.
 */
export function handOver(api: SiteApi, userId: string): Promise<void> {
	// A failure must not stop the later ones.
	running = running.catch(() => {}).then(() => handOverAll(api, userId));
	return running;
}

async function handOverAll(api: SiteApi, userId: string): Promise<void> {
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
		const how = isKnown ? "saved" : await handOne(api, userId, each, badges);
		if (how !== "later") putVisitScores(visitScores().filter((kept) => !isSame(kept, each)));
		note(each.gameKey, how);
	}
	sayBadges(badges);
	utils.me.get.invalidate();
	utils.progression.invalidate();
	utils.leaderboards.invalidate();
}

async function handOne(
	api: SiteApi,
	owner: string,
	{ gameKey: game, score, feature }: VisitScore,
	badges: Earned["badges"][number][],
): Promise<HandedOver> {
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
