import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { SiteCluster } from "./site-cluster.ts";
import type { SiteServer } from "./site-server.ts";

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
	const answer = await context.request.post("api/auth/register", { data: { ...player, invitation } });
	expect(answer.status(), await answer.text()).toBe(201);
	const { user }: { user: { _id: string } } = await answer.json();
	return { ...player, id: user._id };
}

/** Fills the form of the sign-in page and sends it. */
export async function signIn(page: Page, { username, password }: Pick<Player, "username" | "password">) {
	await page.getByLabel("Email or username").fill(username);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Fills the form of a new account and sends it. */
export async function signUp(page: Page, { email, username, password }: Player): Promise<void> {
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Username", { exact: true }).fill(username);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Create Account" }).click();
}

export async function savedBestScore(context: BrowserContext, gameKey: string): Promise<number> {
	const answer = await context.request.get("api/user/me");
	const { user }: { user: { games: Record<string, { highScore: number }> } } = await answer.json();
	return user.games[gameKey]?.highScore ?? 0;
}

/** The cookie of the shared site's first administrator. */
const COOKIE = "HILO_E2E_OPERATOR";

const keyOf = (setupLink: string) => new URL(setupLink).searchParams.get("key") ?? "";

/** Registers the first administrator of the shared site, who makes those of journeys: `promote`. */
export async function createOperator(cluster: SiteCluster): Promise<void> {
	const answer = await fetch(`${cluster.url}/api/auth/register`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ ...newPlayer(), invitation: keyOf(await cluster.setupLink()) }),
	});
	if (!answer.ok) throw new Error(await answer.text());
	process.env[COOKIE] = answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}

export async function promote(userId: string): Promise<void> {
	const answer = await fetch(`${process.env.HILO_E2E_URL}/api/trpc/admin.setAdmin`, {
		method: "POST",
		headers: { "Content-Type": "application/json", Cookie: process.env[COOKIE] ?? "" },
		body: JSON.stringify({ userId, isAdmin: true }),
	});
	if (!answer.ok) throw new Error(await answer.text());
}

/** Registers the first administrator of a site of its own with the printed link. */
export async function registerAdministrator(
	context: BrowserContext,
	server: SiteServer,
): Promise<Player & { id: string }> {
	return registerPlayer(context, keyOf(await server.setupLink()));
}
