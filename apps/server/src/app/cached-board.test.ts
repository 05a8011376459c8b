import { globSync, readFileSync } from "node:fs";
import type { Tx } from "@hilo/db/open-database";
import { expect, it } from "vitest";
import { forgetScores } from "../features/progression/forget-scores.ts";
import { keepHighScore } from "../features/progression/keep-high-score.ts";
import { setMaintenance } from "../features/site/maintenance.ts";
import { changeUser } from "../features/users/change-user.ts";
import { deleteUser } from "../features/users/delete-user.ts";
import { createLive } from "../platform/live/live.ts";
import { onEachDatabase } from "../testing/sites.ts";
import { type Player, TestSite } from "../testing/test-site.ts";

const KEY = "githubGame";
const asked = (period: string) =>
	`/trpc/leaderboards.classic?input=${encodeURIComponent(JSON.stringify({ key: KEY, period }))}`;
const PATHS = [`/leaderboard/${KEY}`, asked("all"), asked("month"), asked("week")];

async function boards(site: TestSite): Promise<string> {
	const answers = await Promise.all(PATHS.map((path) => site.visitor().get(path)));
	return JSON.stringify(answers.map(({ body }) => body));
}

function score(site: TestSite, { id: userId }: Player, score: number) {
	const at = site.clock.now();
	const reached = { userId, gameKey: KEY, score, feature: null, verified: true, at } as const;
	return site.db.transaction((tx) => keepHighScore(site.services, tx, reached));
}

onEachDatabase((openSite) => {
	it.each<[string, (tx: Tx, id: string, site: TestSite) => Promise<unknown>]>([
		["a name", (tx, id) => changeUser(tx, id, { username: "countess", username_key: "countess" })],
		["a picture", (tx, id) => changeUser(tx, id, { avatar_url: "/avatars/ada.webp" })],
		["a suspension", (tx, id) => changeUser(tx, id, () => ({ suspended_until: 9e15 }))],
		["a coming deletion", (tx, id) => changeUser(tx, id, { deletion_due_at: 9e15 })],
		["an account's end", (tx, id) => deleteUser(tx, id)],
		["a score's end", (tx, id) => forgetScores(tx, id, KEY)],
	])("shows %s immediately after the commit, not before", async (_, change) => {
		const site = await openSite();
		const ada = await site.player("ada");
		await score(site, ada, 7);
		const before = await boards(site);
		const undone = site.db.transaction(async (tx) => {
			await change(tx, ada.id, site);
			throw new Error("undo");
		});
		await expect(undone).rejects.toThrow("undo");
		expect(await boards(site)).toBe(before);
		await site.db.transaction((tx) => change(tx, ada.id, site));
		const after = await boards(site);
		expect(after).not.toBe(before);
		expect(after).toBe(await boards(new TestSite(site.db, { clock: site.clock })));
	});

	it("shows a claimed score immediately, and an empty board in the next week", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		expect(await boards(site)).not.toContain("ada");
		await ada.post("/user/update-score", { game: KEY, score: 5 });
		expect((await boards(site)).match(/"score":5/g)).toHaveLength(PATHS.length);
		await ada.post("/user/update-score", { game: KEY, score: 6 });
		expect((await boards(site)).match(/"score":6/g)).toHaveLength(PATHS.length);
		site.clock.advance(8 * 86_400_000);
		expect((await site.visitor().get(asked("week"))).body).toEqual({ result: { data: [] } });
	});

	it("shows what another process wrote within a second", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await score(site, ada, 7);
		const before = await boards(site);
		await site.db.kysely.updateTable("high_scores").set({ score: 8 }).execute();
		await site.db.kysely.updateTable("period_scores").set({ score: 8 }).execute();
		site.clock.advance(999);
		expect(await boards(site)).toBe(before);
		site.clock.advance(1);
		expect((await boards(site)).match(/"score":8/g)).toHaveLength(PATHS.length);
	});

	it("is read again when another process clears the caches", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await score(site, ada, 7);
		expect(await boards(site)).toContain(ada.id);
		await site.db.kysely.deleteFrom("high_scores").execute();
		await site.db.kysely.deleteFrom("period_scores").execute();
		expect(await boards(site)).toContain(ada.id);
		createLive(site.live.bus).broadcast("everyone", { kind: "clear-caches" });
		expect(await boards(site)).not.toContain(ada.id);
	});

	it.each(PATHS)("answers like the uncached call, and 304 for a known ETag: %s", async (path) => {
		const site = await openSite();
		const ada = await site.player("ada");
		await score(site, ada, 7);
		const usual = await ada.get(path.includes("?") ? `${path}&x=1` : `${path}?x=1`);
		for (const caller of [site.visitor(), ada, await site.player("admin", { isAdmin: true })]) {
			const { status, body, headers } = await caller.get(path);
			expect({ status, body }).toEqual({ status: 200, body: usual.body });
			const { etag = "", ...rest } = Object.fromEntries(headers);
			expect(rest).toEqual({ ...Object.fromEntries(usual.headers), "cache-control": "private, no-cache" });
			expect(await caller.get(path, { "If-None-Match": `W/${etag}` })).toMatchObject({
				status: 304,
				body: "",
			});
			await score(site, ada, 8);
			expect((await caller.get(path, { "If-None-Match": etag })).status).toBe(200);
			for (const table of ["high_scores", "period_scores"] as const)
				await site.db.kysely.deleteFrom(table).execute();
			await score(site, ada, 7);
		}
	});

	it("is refused during maintenance", async () => {
		const site = await openSite();
		await boards(site);
		await setMaintenance(site.operator, { isOn: true });
		for (const path of PATHS) expect((await site.visitor().get(path)).status).toBe(503);
	});
});

it.each([
	[
		"features/progression",
		/(?:insertInto|updateTable|deleteFrom)\("(?:high|period)_scores"\)/g,
		/noteScores\(\s*tx/g,
	],
	["features/users", /deleteFrom\("users"\)/g, /markDeleted\(tx\)/g],
])("every write of what boards show is noted: %s", (folder, write, note) => {
	for (const file of globSync("*.ts", { cwd: new URL(`../${folder}/`, import.meta.url) })) {
		if (file.endsWith(".test.ts")) continue;
		const source = readFileSync(new URL(`../${folder}/${file}`, import.meta.url), "utf8");
		// Deletions of past periods need no note: no board shows them.
		const forgotten = source.match(/deleteFrom\("period_scores"\)/g)?.length ?? 0;
		const writes = (source.match(write)?.length ?? 0) - forgotten;
		expect(source.match(note)?.length ?? 0, file).toBe(Math.max(0, writes));
	}
});
