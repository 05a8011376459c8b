import { MAX_PICTURES_BYTES } from "@hilo/rules/custom-games/caps";
import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { insertGames, testItems } from "../../testing/games.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { sweepPictures } from "./sweep-pictures.ts";
import { syncGamePictures } from "./sync-game-pictures.ts";

/** A valid hash, from one letter. */
const hashOf = (letter: string) => letter.repeat(32);
const itemOf = (letter: string) => ({ name: `Item ${letter}`, imageUrl: `/pictures/${hashOf(letter)}.webp` });

async function upload({ db, clock }: TestSite, userId: string, letters: string, size = 10) {
	const at = clock.now();
	for (const hash of [...letters].map(hashOf)) {
		await db.kysely
			.insertInto("pictures")
			.values({ hash, type: "image/webp", bytes: new Uint8Array(1), size, created_at: at })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		await db.kysely.insertInto("picture_owners").values({ user_id: userId, hash, added_at: at }).execute();
	}
}

function save({ db, clock }: TestSite, gameId: string, userId: string | null, letters: string) {
	const items = [...letters].map(itemOf);
	return db.transaction((tx) => syncGamePictures(tx, { gameId, userId, items, now: clock.now() }));
}

async function lettersOf({ db }: TestSite, table: "pictures" | "game_pictures" | "picture_owners") {
	const rows = await db.kysely.selectFrom(table).select("hash").orderBy("hash").execute();
	return rows.map(({ hash }) => hash[0]).join("");
}

onEachDatabase((openSite) => {
	it("keeps what games show, and drops the rest after a week", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { mine } = await insertGames(site, ada, { mine: { privacy: "private" } });
		await upload(site, ada.id, "abcd");
		await save(site, mine.id, ada.id, "aabc");
		expect(await lettersOf(site, "game_pictures")).toBe("abc");
		site.clock.advance(7 * DAY_MS);
		expect(await sweepPictures(site.operator)).toBe(0);
		// A picture that a change drops is kept for another week, because the change may be undone.
		await save(site, mine.id, ada.id, "a");
		site.clock.advance(1);
		expect(await sweepPictures(site.operator)).toBe(1);
		expect(await lettersOf(site, "pictures")).toBe("abc");
		site.clock.advance(7 * DAY_MS);
		expect(await sweepPictures(site.operator)).toBe(2);
		expect(await lettersOf(site, "pictures")).toBe("a");
		await site.db.kysely.deleteFrom("users").where("id", "=", ada.id).execute();
		expect(await sweepPictures(site.operator)).toBe(1);
	});

	it("makes another player's pictures the saver's too while they fit, and names the item whose picture is gone", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const { copy } = await insertGames(site, bob, { copy: { privacy: "public" } });
		const { own } = await insertGames(site, null, { own: { privacy: "featured" } });
		await upload(site, ada.id, "ab");
		await save(site, copy.id, bob.id, "ab");
		await save(site, own.id, null, "a");
		expect(await lettersOf(site, "picture_owners")).toBe("aabb");
		expect((await bob.api.customGames.pictureQuota.query()).usedBytes).toBe(20);
		await expect(save(site, copy.id, bob.id, "axb")).rejects.toMatchObject({
			code: "custom-games/item-image-gone",
			message: "This picture is no longer here. Please upload it again (Item x)",
		});
		await upload(site, ada.id, "c", MAX_PICTURES_BYTES);
		await expect(save(site, copy.id, bob.id, "c")).rejects.toMatchObject({
			code: "custom-games/pictures-full",
		});
		expect(await lettersOf(site, "game_pictures")).toBe("aab");
		// Ada's account is deleted; players who show her pictures keep them.
		await site.db.kysely.deleteFrom("users").where("id", "=", ada.id).execute();
		expect(await sweepPictures(site.operator)).toBe(1);
		expect(await lettersOf(site, "pictures")).toBe("ab");
	});

	it("never deletes a picture of a game that is being saved", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { mine } = await insertGames(site, ada, { mine: { privacy: "private" } });
		for (let round = 0; round < 4; round++) {
			await upload(site, ada.id, "ab");
			site.clock.advance(8 * DAY_MS);
			const [saved] = await Promise.allSettled([
				save(site, mine.id, ada.id, "ab"),
				sweepPictures(site.operator),
				sweepPictures(site.operator),
			]);
			if (saved.status === "fulfilled") {
				expect(await lettersOf(site, "pictures")).toBe("ab");
				expect(await lettersOf(site, "picture_owners")).toBe("ab");
			} else expect(saved.reason).toMatchObject({ code: "custom-games/item-image-gone" });
			await save(site, mine.id, ada.id, "");
			await site.db.kysely.deleteFrom("picture_owners").execute();
		}
	});
});

onAnyDatabase((openSite) => {
	it("records pictures when a game is made, changed and deleted", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { imageUrl } = await ada.api.customGames.addPicture.mutate(new Uint8Array(PIXEL));
		const items = testItems(10).map((item) => ({ ...item, imageUrl }));
		const game = { name: "A game", description: "Ten things", items };
		const { id } = await ada.api.customGames.create.mutate(game);
		const shown = async () =>
			(await site.db.kysely.selectFrom("game_pictures").select(["game_id", "hash"]).execute()).length;
		expect(await shown()).toBe(1);
		await ada.api.customGames.update.mutate({ ...game, id, items: testItems(10) });
		expect(await shown()).toBe(0);
		const gone = { ...game, items: items.map((item) => ({ ...item, imageUrl: itemOf("x").imageUrl })) };
		expect(await refusal(ada.api.customGames.create.mutate(gone))).toMatchObject({
			status: 400,
			code: "custom-games/item-image-gone",
		});
	});

	it("shows no picture that was removed with its games, unless another game or a ticket shows it", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const games = await insertGames(site, ada, {
			removed: { privacy: "public", removed_at: 1, removed_by: "administrator" },
			deleted: { privacy: "public", removed_at: 1, removed_by: "creator" },
			shown: { privacy: "private" },
		});
		await upload(site, ada.id, "abcde");
		await save(site, games.removed.id, ada.id, "abc");
		await save(site, games.deleted.id, ada.id, "ad");
		await save(site, games.shown.id, ada.id, "b");
		const shown = async () => {
			const answers = [..."abcde"].map((letter) => site.visitor().fetch(itemOf(letter).imageUrl));
			return (await Promise.all(answers)).map(({ status }) => status);
		};
		expect(await shown()).toEqual([404, 200, 404, 200, 200]);
		await ada.api.support.create.mutate({
			clientId: "ticket",
			subject: "My game",
			message: "This picture is mine.",
			category: "other",
			pictures: [itemOf("c").imageUrl],
		});
		expect(await shown()).toEqual([404, 200, 200, 200, 200]);
	});
});
