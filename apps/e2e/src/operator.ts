import type { SiteCluster } from "./site-cluster.ts";

/** The cookie of the shared site's first administrator. */
const COOKIE = "HILO_E2E_OPERATOR";

/** Registers a player and promotes it with the operator's command. */
export async function createOperator(server: SiteCluster): Promise<void> {
	const username = "operator";
	const answer = await fetch(`${server.url}/api/auth/register`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ username, email: `${username}@example.org`, password: "correct horse" }),
	});
	if (!answer.ok) throw new Error(await answer.text());
	await server.hilo("users", "promote", username);
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
