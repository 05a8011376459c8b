import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { AppError } from "@hilo/rules/errors/errors";
import { expect, it } from "vitest";
import { testItems } from "../../../testing/games.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { Player, TestSite } from "../../../testing/test-site.ts";
import { createGame } from "./create-game.ts";
import { deleteGame } from "./delete-game.ts";
import { gamesStored } from "./editing.repo.ts";
import { updateGame } from "./update-game.ts";

const AMPLE = 1_000_000;
const FULL = "custom-games/games-full";
const TEXTS_FULL = "custom-games/texts-full";

const rivers = (item = "River") => ({
	name: "Rivers",
	description: "How long they are",
	items: testItems(10).map((testItem) => ({ ...testItem, name: item })),
});

function contextOf(site: TestSite, player: Player) {
	const actor = {
		kind: "player",
		...player,
		isAdmin: false,
		credential: { kind: "session", secret: "" } as const,
	} as const;
	return { ...site.operator, actor };
}

const stored = ({ db }: TestSite, { id }: Player) => db.transaction((tx: Tx) => gamesStored(tx, id));

async function refused(work: Promise<unknown>): Promise<string> {
	try {
		await work;
		return "done";
	} catch (thrown) {
		if (thrown instanceof AppError && thrown.status === 409) return thrown.code;
		throw thrown;
	}
}

onEachDatabase((openSite) => {
	it("refuses a game and a change past the bytes, but none that shrinks a game", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const ctx = contextOf(site, ada);
		const { id } = await createGame(ctx, rivers("Flüsse"));
		const { bytes } = await stored(site, ada);
		const rows = await site.db.kysely.selectFrom("custom_game_items").select("items").execute();
		expect(rows.map(({ items }) => Buffer.byteLength(items))).toEqual([bytes]);
		const quota = { games: 9, bytes };
		expect(await refused(createGame(ctx, rivers("x"), quota))).toBe(TEXTS_FULL);
		expect(await refused(updateGame(ctx, { ...rivers("Flüsse!"), id }, quota))).toBe(TEXTS_FULL);
		await updateGame(ctx, { ...rivers("Flusse"), id }, { games: 0, bytes: 0 });
		expect((await stored(site, ada)).bytes).toBe(bytes - 10);
	});

	it("holds the limits against concurrent calls", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const ada = await site.player("ada");
		const ctx = contextOf(site, ada);
		const quota = { games: 3, bytes: AMPLE };
		const outcomes = await Promise.all(
			Array.from({ length: 6 }, () => refused(createGame(ctx, rivers(), quota))),
		);
		expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(3);
		expect((await stored(site, ada)).games).toBe(3);
	});

	it("counts a player's games by index", async () => {
		const { db } = await openSite();
		expect(await planOf(db, (tx) => gamesStored(tx, "ada"))).not.toMatch(/"SCAN|Seq Scan/);
	});
});

onAnyDatabase((openSite) => {
	it("refuses a game past the number that a player may have, until one is deleted", async () => {
		const site = await openSite();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		const ctx = contextOf(site, ada);
		const quota = { games: 2, bytes: AMPLE };
		const make = (clientId: string) => createGame(ctx, { ...rivers(), clientId }, quota);
		const first = await make("a");
		await make("b");
		expect(await refused(make("c"))).toBe(FULL);
		expect(await make("a"), "sent again").toEqual(first);
		expect(await refused(updateGame(ctx, { ...rivers("Longer name"), id: first.id }, quota))).toBe("done");
		await createGame(contextOf(site, ben), { ...rivers(), clientId: "a" }, quota);
		await deleteGame(ctx, { id: first.id });
		await make("c");
		expect((await stored(site, ada)).games).toBe(2);
	});

	it("counts a game that an administrator removed, because it can be restored", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const quota = { games: 1, bytes: AMPLE };
		const { id } = await createGame(contextOf(site, ada), rivers(), quota);
		await site.db.kysely
			.updateTable("custom_games")
			.set({ removed_at: 1, removed_by: "administrator" })
			.where("id", "=", id)
			.execute();
		expect(await refused(createGame(contextOf(site, ada), rivers(), quota))).toBe(FULL);
	});
});
