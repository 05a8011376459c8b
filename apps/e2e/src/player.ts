import { randomUUID } from "node:crypto";
import { type BrowserContext, expect } from "@playwright/test";

export interface Player {
	username: string;
	email: string;
	password: string;
}

export function newPlayer(): Player {
	const username = `p_${randomUUID().slice(0, 8)}`;
	return { username, email: `${username}@example.org`, password: "correct horse" };
}

/**
 * Registers a player with the documented call, which signs in the context's pages.
 * @param invitation the key of an invitation or setup link
 */
export async function registerPlayer(
	context: BrowserContext,
	invitation?: string,
): Promise<Player & { id: string }> {
	const player = newPlayer();
	const answer = await context.request.post("/api/auth/register", { data: { ...player, invitation } });
	expect(answer.status(), await answer.text()).toBe(201);
	const { user }: { user: { _id: string } } = await answer.json();
	return { ...player, id: user._id };
}

export async function savedBestScore(context: BrowserContext, gameKey: string): Promise<number> {
	const answer = await context.request.get("/api/user/me");
	const { user }: { user: { games: Record<string, { highScore: number }> } } = await answer.json();
	return user.games[gameKey]?.highScore ?? 0;
}
