import { expect, it } from "vitest";
import { testItems } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { TestSite } from "../../../testing/test-site.ts";

const rivers = () => ({ name: "Rivers", description: "How long they are", items: testItems(10) });

onAnyDatabase((openSite) => {
	it("makes, shows, changes and deletes a game over the documented calls", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const made = await ada.post("/custom-games", {
			...rivers(),
			name: "  Rivers ",
			items: testItems(12).map(({ id: _, ...item }) => ({
				...item,
				description: " Long ",
				source: " https://r.example ",
			})),
		});
		expect(made).toMatchObject({
			status: 201,
			body: {
				name: "Rivers",
				valueLabel: "Value",
				creatorId: ada.id,
				creatorName: "ada",
				privacyLevel: "private",
				timerSeconds: 0,
				playCount: 0,
				itemCount: 12,
				createdAt: "2026-11-21T12:00:00.000Z",
				invitations: [],
				highScores: [],
			},
		});
		const game = made.body as { _id: string; items: { id: string }[]; updatedAt: string };
		expect(new Set(game.items.map(({ id }) => id)).size).toBe(12);
		expect(game.items[11]).toMatchObject({
			name: "Item 12",
			value: 12,
			description: "Long",
			source: "https://r.example",
		});
		const path = `/custom-games/${game._id}`;
		expect((await ada.get(path)).body).toEqual(made.body);
		const change = { ...rivers(), valueLabel: "km", timerSeconds: 20, updatedAt: game.updatedAt };
		expect(await bob.send("PUT", path, change)).toMatchObject({
			status: 403,
			body: { message: "You can only edit your own games" },
		});
		const changed = await ada.send("PUT", path, change);
		expect(changed).toMatchObject({
			status: 200,
			body: { valueLabel: "km", timerSeconds: 20, itemCount: 10, items: testItems(10) },
		});
		expect(await ada.send("PUT", path, change)).toMatchObject({
			status: 409,
			body: { message: "Someone changed this game meanwhile." },
		});
		const { valueLabel: _, timerSeconds: _seconds, updatedAt: _at, ...rest } = change;
		expect(await ada.send("PUT", path, rest)).toMatchObject({ body: { valueLabel: "km", timerSeconds: 20 } });
		expect((await bob.send("DELETE", path)).body).toMatchObject({ code: "custom-games/delete-not-yours" });
		expect((await ada.send("DELETE", path)).body).toEqual({ success: true });
		expect((await ada.send("DELETE", path)).status).toBe(404);
		expect((await ada.get(path)).status).toBe(404);
	});

	it("keeps the question, which the documented calls neither show nor change", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const question = "Is {B} longer than {A}?";
		const { customGames } = ada.api;
		const { id } = await customGames.create.mutate({ ...rivers(), question, privacyLevel: "public" });
		const put = await ada.send("PUT", `/custom-games/${id}`, { ...rivers(), question: "Is {B} wet?" });
		expect(put.body).not.toHaveProperty("question");
		expect(await site.visitor().api.customGames.get.query({ id })).toMatchObject({ question });
		expect(await refusal(customGames.update.mutate({ id, ...rivers(), question: "Is {A}?" }))).toMatchObject({
			code: "custom-games/question-without-item",
		});
		await customGames.update.mutate({ id, ...rivers(), question: " " });
		expect(await customGames.forEdit.query({ id })).toMatchObject({ question: "" });
	});

	it("shows years without thousands separators, and numbers as their creator says", async () => {
		const site = await openSite();
		const { api } = await site.player("ada");
		const items = testItems(10).map((item) => ({ ...item, value: 1900 + item.value }));
		const years = { ...rivers(), items, valueLabel: "Founded" };
		const separatorOf = async (id: string) =>
			(await api.customGames.forEdit.query({ id })).thousandsSeparator;
		const { id } = await api.customGames.create.mutate(years);
		expect(await separatorOf(id)).toBe(false);
		await api.customGames.update.mutate({ id, ...years, thousandsSeparator: true });
		expect(await separatorOf(id)).toBe(true);
		const heights = await api.customGames.create.mutate({ ...years, valueLabel: "Metres" });
		expect(await separatorOf(heights.id)).toBe(true);
	});

	it("gives players templates that can be saved as they are", async () => {
		const { customGames } = (await (await openSite()).player("ada")).api;
		for (const { id: _, ...template } of await customGames.templates.query()) {
			const saved = await customGames.create.mutate({ ...template, items: [...template.items] });
			const { name, question } = await customGames.forEdit.query(saved);
			expect({ name, question }).toEqual({ name: template.name, question: template.question });
		}
	});

	it("checks new and changed games alike, the first field first", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const ada = await site.player("ada");
		const { body } = await ada.post("/custom-games", rivers());
		const path = `/custom-games/${(body as { _id: string })._id}`;
		const items = testItems(10);
		const oneWrong = (change: object) => [...items.slice(0, 9), { ...items[9], ...change }];
		const wrong: [change: Record<string, unknown>, message: string][] = [
			[{ name: undefined, description: "" }, "Game name is required"],
			[{ name: "a".repeat(101) }, "Game name must be at most 100 characters"],
			[{ privacyLevel: "secret" }, "Privacy must be private, invite_only or public"],
			[{ items: items.slice(1) }, "You need at least 10 items for a game"],
			[{ items: testItems(501) }, "A game can have at most 500 items"],
			[{ items: oneWrong({ value: 0, imageUrl: "" }) }, "Value must be greater than 0"],
			[{ items: oneWrong({ imageUrl: "javascript:alert(1)" }) }, "The image must be an https address"],
			[{ items: oneWrong({ id: "item-1" }) }, "An item's id has 1 to 64 letters"],
			[{ timerSeconds: 31 }, "The timer must be a whole number of seconds from 0 to 30"],
			[{ description: "a\u0000b" }, "This text has characters that can't be saved"],
		];
		for (const [change, message] of wrong) {
			const sent = { ...rivers(), ...change };
			for (const answer of [await ada.post("/custom-games", sent), await ada.send("PUT", path, sent)]) {
				expect(answer, message).toMatchObject({
					status: 400,
					body: { message: expect.stringContaining(message) },
				});
			}
		}
		const bob = await site.player("bob");
		expect((await bob.send("PUT", path, { ...rivers(), name: "" })).status).toBe(400);
		expect((await site.visitor().post("/custom-games", {})).status).toBe(401);
	});

	it("takes loopback pictures only on a local site, and private addresses nowhere", async () => {
		const { db, clock } = await openSite();
		const codes = async (publicUrl: string | null) => {
			const player = await new TestSite(db, { clock, settings: { publicUrl } }).player(
				publicUrl ? "ada" : "bob",
			);
			const made = ["http://localhost:3000/a.png", "https://192.168.1.1/a.png"].map((imageUrl) =>
				player.post("/custom-games", {
					...rivers(),
					items: testItems(10).map((item) => ({ ...item, imageUrl })),
				}),
			);
			return (await Promise.all(made)).map(({ body }) => (body as { code?: string }).code);
		};
		const refused = "custom-games/item-image-private";
		expect(await codes("https://hilo.example")).toEqual([refused, refused]);
		expect(await codes(null)).toEqual([undefined, refused]);
	});

	it("gives games the privacy that their creator may give them", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const admin = await site.player("admin", { isAdmin: true });
		const levelOf = async (player: typeof ada, id: string) =>
			(await player.api.customGames.forEdit.query({ id })).privacyLevel;
		const { id } = await ada.api.customGames.create.mutate({ ...rivers(), privacyLevel: "featured" });
		expect(await levelOf(ada, id)).toBe("public");
		await site.db.kysely.updateTable("custom_games").set({ privacy: "featured" }).execute();
		const save = (privacyLevel?: "public" | "private") =>
			ada.api.customGames.update.mutate({ id, ...rivers(), privacyLevel });
		await save();
		expect(await levelOf(ada, id)).toBe("featured");
		await save("public");
		expect(await levelOf(ada, id)).toBe("featured");
		await save("private");
		expect(await levelOf(ada, id)).toBe("private");
		await save();
		expect(await levelOf(ada, id)).toBe("private");
		const own = await admin.api.customGames.create.mutate({ ...rivers(), privacyLevel: "featured" });
		expect(await levelOf(admin, own.id)).toBe("featured");
		expect((await refusal(levelOf(admin, id))).code).toBe("custom-games/not-yours");
	});

	it("closes old links when the creator renews them", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const visitor = site.visitor();
		const { id } = await ada.api.customGames.create.mutate(rivers());
		const { shareableLink: before } = await ada.api.customGames.forEdit.query({ id });
		const opens = (link: string) => visitor.get(link.replace("/custom-game/", "/custom-games/"));
		expect((await opens(before)).status).toBe(200);
		const { body } = await ada.post(`/custom-games/${id}/renew-link`);
		const { shareableLink: after } = body as { shareableLink: string };
		expect(after).not.toBe(before);
		expect((await opens(before)).status).toBe(403);
		expect((await opens(after)).status).toBe(200);
	});

	it("takes 500 items with the longest texts of the widest letters", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const items = testItems(500).map((item) => ({
			...item,
			name: "\u{1f600}".repeat(100),
			imageUrl: `https://a.example/${"x".repeat(1980)}`,
			description: "\u{1f600}".repeat(300),
			source: "\u{1f600}".repeat(400),
		}));
		const sent = { ...rivers(), description: "\u{1f600}".repeat(1000), items };
		const { id } = await ada.api.customGames.create.mutate(sent);
		expect((await ada.api.customGames.forEdit.query({ id })).items).toEqual(items);
	});
});

onEachDatabase((openSite) => {
	it("makes a game that is sent twice once, and at most 100 a day", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const make = (clientId: string) => ada.api.customGames.create.mutate({ ...rivers(), clientId });
		const answers = await Promise.all(Array.from({ length: 5 }, () => make("one")));
		for (const answer of answers) expect(answer).toEqual(answers[0]);
		const made = await site.db.kysely.selectFrom("custom_games").select("id").execute();
		expect(made).toHaveLength(1);
		const bob = await site.player("bob");
		expect((await bob.api.customGames.create.mutate({ ...rivers(), clientId: "one" })).id).not.toBe(
			made[0]?.id,
		);
		await site.db.kysely.updateTable("rate_limits").set({ hits: 99 }).execute();
		site.clock.advance(60_000);
		await make("two");
		expect(await refusal(make("three"))).toMatchObject({ status: 429, code: "custom-games/too-many-made" });
		expect((await make("one")).id).toBe(answers[0]?.id);
		await ada.api.customGames.delete.mutate({ id: answers[0]?.id ?? "" });
		expect(await refusal(make("one"))).toMatchObject({ status: 404, code: "custom-games/not-found" });
		site.clock.advance(24 * 60 * 60_000);
		await site.signIn(ada);
		await make("three");
	});

	it("accepts one of several changes to the same version, and overwrites none", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const ada = await site.player("ada");
		const adaOnOtherSite = site.another({ settings: { rateLimits: false } }).visitedBy(ada);
		const { id, updatedAt } = await ada.api.customGames.create.mutate(rivers());
		const results = await Promise.allSettled(
			Array.from({ length: 6 }, (_, n) =>
				(n % 2 ? ada : adaOnOtherSite).api.customGames.update.mutate({
					id,
					...rivers(),
					name: `By ${n}`,
					items: testItems(10 + n),
					version: 1,
				}),
			),
		);
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const winner = results.findIndex(({ status }) => status === "fulfilled");
		const game = await ada.api.customGames.forEdit.query({ id });
		expect(game).toMatchObject({ version: 2, name: `By ${winner}`, items: { length: 10 + winner } });
		expect(game.updatedAt > updatedAt).toBe(true);
		const stale = ada.api.customGames.update.mutate({ id, ...rivers(), version: 1 });
		expect(await refusal(stale)).toMatchObject({ status: 409, code: "custom-games/changed-meanwhile" });
	});
});
