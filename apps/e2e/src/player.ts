import { randomUUID } from "node:crypto";
import { type BrowserContext, expect } from "@playwright/test";

export interface Player {
	username: string;
	email: string;
	password: string;
}

/** Returns the data for the sign-up form, with a name that nobody has yet. */
export function newPlayer(): Player {
	const username = `p_${randomUUID().slice(0, 8)}`;
	return { username, email: `${username}@example.org`, password: "correct horse" };
}

/** Registers a new player with the documented call. The pages of the context are then signed in. */
export async function registerPlayer(context: BrowserContext): Promise<Player & { id: string }> {
	const player = newPlayer();
	const answer = await context.request.post("/api/auth/register", { data: player });
	expect(answer.status(), await answer.text()).toBe(201);
	const { user }: { user: { _id: string } } = await answer.json();
	return { ...player, id: user._id };
}

/** Returns the best score that the server has saved for the signed-in player. */
export async function savedBestScore(context: BrowserContext, gameKey: string): Promise<number> {
	const answer = await context.request.get("/api/user/me");
	const { user }: { user: { games: Record<string, { highScore: number }> } } = await answer.json();
	return user.games[gameKey]?.highScore ?? 0;
}
