import { randomUUID } from "node:crypto";
import { type BrowserContext, expect } from "@playwright/test";

export interface Player {
	username: string;
	email: string;
	password: string;
}

/** A name that nobody has yet, with what the sign-up form asks for. */
export function newPlayer(): Player {
	const username = `p_${randomUUID().slice(0, 8)}`;
	return { username, email: `${username}@example.org`, password: "correct horse" };
}

/** Registers somebody new over the documented call; the context's pages are then signed in. */
export async function registered(context: BrowserContext): Promise<Player> {
	const player = newPlayer();
	const answer = await context.request.post("/api/auth/register", { data: player });
	expect(answer.status(), await answer.text()).toBe(201);
	return player;
}

/** What the server keeps as the signed-in player's best. */
export async function savedBest(context: BrowserContext, gameKey: string): Promise<number> {
	const answer = await context.request.get("/api/user/me");
	const { user }: { user: { games: Record<string, { highScore: number }> } } = await answer.json();
	return user.games[gameKey]?.highScore ?? 0;
}
