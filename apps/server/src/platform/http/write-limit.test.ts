import { defaultLimits, SITE_LIMITS } from "@hilo/rules/site/limits";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onOneDatabase } from "../../testing/sites.ts";
import type { Player } from "../../testing/test-site.ts";

const openSite = onOneDatabase();

async function write(player: Player, times: number): Promise<number[]> {
	const statuses: number[] = [];
	for (let n = 0; n < times; n++) {
		const { status } = await player.post("/user/update-score", { game: "githubGame", score: 0 });
		statuses.push(status);
	}
	return statuses;
}

it("accepts 60 writes of a player in 10 s", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	site.clock.advance(5000);
	expect(new Set(await write(ada, 60))).toEqual(new Set([200]));
	site.clock.advance(4000);
	const refused = await ada.post("/user/update-score", { game: "githubGame", score: 0 });
	expect(refused).toMatchObject({ status: 429, body: { code: "request/too-many" } });
	expect(refused.headers.get("Retry-After")).toBe("6");
	const call = ada.api.analytics.trackPlay.mutate({ game: "github" });
	expect(await refusal(call)).toMatchObject({ status: 429, code: "request/too-many" });
	expect((await ada.get("/user/me")).status).toBe(200);
	expect(await write(await site.player("bob"), 1)).toEqual([200]);
	site.clock.advance(6000);
	expect(await write(ada, 1)).toEqual([200]);
});

it("is off if the setting says so", async () => {
	const site = await openSite({ settings: { rateLimits: false } });
	expect(new Set(await write(await site.player("ada"), 70))).toEqual(new Set([200]));
});

it("accepts five times as many from the visitors of one address", async () => {
	const site = await openSite();
	const { min } = SITE_LIMITS.writes;
	const root = await site.player("root", { isAdmin: true });
	await root.api.site.setLimits.mutate({ limits: { ...defaultLimits(), writes: min } });
	site.clock.advance(2000);
	const track = () =>
		site.visitor({ address: "192.0.2.7" }).api.analytics.trackPlay.mutate({ game: "github" });
	for (let n = 0; n < min * 5; n++) await track();
	expect(await refusal(track())).toMatchObject({ status: 429, code: "request/too-many" });
	expect((await site.visitor({ address: "192.0.2.8" }).post("/auth/logout")).status).toBe(200);
	const ada = await site.player("ada", { address: "192.0.2.7" });
	expect((await ada.post("/auth/logout")).status).toBe(200);
});

it("counts neither HEAD nor OPTIONS as a write", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	for (const method of ["HEAD", "OPTIONS"])
		for (let n = 0; n < 60; n++) await ada.fetch("/api/user/me", { method });
	expect(await write(ada, 1)).toEqual([200]);
});
