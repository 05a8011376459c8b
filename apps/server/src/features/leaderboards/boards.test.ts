import { expect, it } from "vitest";
import { createLiveEvents } from "../../platform/live/live-events.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD, type Player, TestSite } from "../../testing/test-site.ts";
import { deleteHighScores } from "../progression/delete-scores.ts";
import { saveHighScore } from "../progression/save-high-score.ts";
import { setMaintenance } from "../site/maintenance.ts";

const KEY = "githubGame";
const boardUrl = (period: string) =>
	`/trpc/leaderboards.classic?input=${encodeURIComponent(JSON.stringify({ key: KEY, period }))}`;
const PATHS = [`/leaderboard/${KEY}`, boardUrl("all"), boardUrl("month"), boardUrl("week")];

async function boards(site: TestSite): Promise<string> {
	const answers = await Promise.all(PATHS.map((path) => site.visitor().get(path)));
	return JSON.stringify(answers.map(({ body }) => body));
}

function score(site: TestSite, { id: userId }: Player, score: number) {
	const at = site.clock.now();
	const reached = { userId, gameKey: KEY, score, label: null, verified: true, at } as const;
	return site.db.transaction((tx) => saveHighScore(site.services, tx, reached));
}

const countess = ({ id: userId }: Player) => ({ userId, username: "countess", reason: "Rude" });
const suspension = ({ id: userId }: Player) => ({ userId, reason: "Rude", until: null });
const account = ({ id: userId, username }: Player) => ({ userId, username });

onEachDatabase((openSite) => {
	it("shows a score after the commit, though it was read during the transaction, and none that is rolled back", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await score(site, ada, 7);
		const before = await boards(site);
		const reached = { userId: ada.id, gameKey: KEY, label: null, verified: true, at: 1 } as const;
		const undone = site.db.transaction(async (tx) => {
			await saveHighScore(site.services, tx, { ...reached, score: 9 });
			await deleteHighScores(site.services, tx, ada.id, KEY);
			throw new Error("undo");
		});
		await expect(undone).rejects.toThrow("undo");
		expect(await boards(site)).toBe(before);
		site.services.boards.clear();
		const isWritten = Promise.withResolvers<void>();
		const isRead = Promise.withResolvers<void>();
		const written = site.db.transaction(async (tx) => {
			await saveHighScore(site.services, tx, { ...reached, score: 8 });
			isWritten.resolve();
			await isRead.promise;
		});
		await isWritten.promise;
		const read = boards(site);
		// On SQLite, a read waits for the transaction.
		if (site.db.dialect === "postgres") expect(await read).toBe(before);
		isRead.resolve();
		await Promise.all([read, written]);
		expect(await boards(site)).toContain('"score":8');
	});
});

onAnyDatabase((openSite) => {
	it.each<[string, (players: Record<"ada" | "root", Player>) => Promise<unknown>]>([
		["a name", ({ ada }) => ada.api.profiles.rename.mutate({ username: "countess" })],
		["a name that was given", ({ ada, root }) => root.api.moderation.renameUser.mutate(countess(ada))],
		["a picture", ({ ada }) => ada.upload("/user/avatar", "avatar", PIXEL)],
		["a picture's end", ({ ada }) => ada.api.profiles.resetAvatar.mutate()],
		["a suspension", ({ ada, root }) => root.api.moderation.suspend.mutate(suspension(ada))],
		["a coming deletion", ({ ada }) => ada.api.accounts.deleteAccount.mutate({ password: PASSWORD })],
		["an account's end", ({ ada, root }) => root.api.admin.deleteUser.mutate(account(ada))],
		["a score's end", ({ ada, root }) => root.api.admin.resetScores.mutate({ userId: ada.id, game: KEY })],
		[
			"all scores' end",
			({ ada, root }) => root.api.admin.resetScores.mutate({ userId: ada.id, game: "all" }),
		],
	])("shows %s immediately", async (_, change) => {
		const site = await openSite();
		const [ada, root] = [await site.player("ada"), await site.player("root", { isAdmin: true })];
		await site.db.kysely.updateTable("users").set({ avatar_url: "/avatars/old.webp" }).execute();
		await score(site, ada, 7);
		const before = await boards(site);
		await change({ ada, root });
		const after = await boards(site);
		expect(after).not.toBe(before);
		expect(after).toBe(await boards(new TestSite(site.db, { clock: site.clock })));
	});

	it("shows an unverified score immediately, and an empty board in the next week", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		expect(await boards(site)).not.toContain("ada");
		await ada.post("/user/update-score", { game: KEY, score: 5 });
		expect((await boards(site)).match(/"score":5/g)).toHaveLength(PATHS.length);
		await ada.post("/user/update-score", { game: KEY, score: 6 });
		expect((await boards(site)).match(/"score":6/g)).toHaveLength(PATHS.length);
		site.clock.advance(8 * 86_400_000);
		expect((await site.visitor().get(boardUrl("week"))).body).toEqual({ result: { data: [] } });
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
		createLiveEvents(site.liveEvents.bus).broadcast("everyone", { kind: "clear-caches" });
		expect(await boards(site)).not.toContain(ada.id);
	});

	it.each(PATHS.slice(0, 2))("answers 304 for a known ETag to every caller: %s", async (path) => {
		const site = await openSite();
		const ada = await site.player("ada");
		await score(site, ada, 7);
		const { body, headers } = await site.visitor().get(path);
		const etag = headers.get("ETag") ?? "";
		for (const caller of [site.visitor(), ada, await site.player("admin", { isAdmin: true })]) {
			const answer = await caller.get(path);
			expect(answer).toMatchObject({ status: 200, body });
			expect(Object.fromEntries(answer.headers)).toMatchObject({
				etag,
				"cache-control": "private, no-cache",
			});
			expect(await caller.get(path, { "If-None-Match": `W/${etag}` })).toMatchObject({
				status: 304,
				body: "",
			});
		}
		await score(site, ada, 8);
		expect((await site.visitor().get(path, { "If-None-Match": etag })).status).toBe(200);
	});

	it("is refused during maintenance", async () => {
		const site = await openSite();
		await boards(site);
		await setMaintenance(site.operator, { isOn: true });
		for (const path of PATHS) expect((await site.visitor().get(path)).status).toBe(503);
	});
});
