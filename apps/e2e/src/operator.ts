import type { BrowserContext } from "@playwright/test";
import { newPlayer, type Player, registerPlayer } from "./player.ts";
import type { SiteCluster } from "./site-cluster.ts";
import type { SiteServer } from "./site-server.ts";

/** The cookie of the shared site's first administrator. */
const COOKIE = "HILO_E2E_OPERATOR";

const keyOf = (setupLink: string) => new URL(setupLink).searchParams.get("key") ?? "";

/** Registers the first administrator of the shared site, who makes those of journeys: `promote`. */
export async function createOperator({ url, setupLink }: SiteCluster): Promise<void> {
	const answer = await fetch(`${url}/api/auth/register`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ ...newPlayer(), invitation: keyOf(setupLink) }),
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
export function registerAdministrator(
	context: BrowserContext,
	{ setupLink }: SiteServer,
): Promise<Player & { id: string }> {
	return registerPlayer(context, keyOf(setupLink));
}
