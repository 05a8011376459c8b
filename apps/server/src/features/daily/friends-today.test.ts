import { nudgeIdOf, nudgeText } from "@hilo/rules/daily/result";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";

const DAY = "2026-11-21";
const HALF = ["right", "right", "right", "right", "right", "wrong", "wrong", "wrong", "wrong", "wrong"];

onEachDatabase((openSite) => {
	it("sends a nudge once a friend and day, and remembers it", async () => {
		const site = await openSite();
		const [ada, ben, cal] = [await site.player("ada"), await site.player("ben"), await site.player("cal")];
		for (const friend of [ben, cal]) await befriend(site, ada, friend);
		await playDeck(site, ada, { rights: (round) => round <= 7 });
		const nudge = (userId: string) =>
			ada.api.chat.send.mutate({
				userId,
				clientId: nudgeIdOf(DAY),
				content: nudgeText(7, "https://hilo.test/daily"),
			});
		await nudge(ben.id);
		await nudge(ben.id);
		// A nudge of the friend's, or of another day, is none of the player's today.
		await cal.api.chat.send.mutate({ userId: ada.id, clientId: nudgeIdOf(DAY), content: "Your turn!" });
		await ada.api.chat.send.mutate({ userId: cal.id, clientId: nudgeIdOf("2026-11-20"), content: "Hi" });
		const { waitingFriends } = await ada.api.daily.result.query({ day: DAY });
		expect(waitingFriends.map(({ username, isNudged }) => [username, isNudged])).toEqual([
			["ben", true],
			["cal", false],
		]);
		const sent = await site.db.kysely
			.selectFrom("chat_messages")
			.select("content")
			.where("client_id", "=", nudgeIdOf(DAY))
			.where("sender_id", "=", ada.id)
			.execute();
		expect(sent).toEqual([{ content: "I got 7 of 10 on today’s deck. Your turn!\nhttps://hilo.test/daily" }]);
	});
});

onAnyDatabase((openSite) => {
	it("lists friends who wait, those online first, then those who were last, and only such as can play the deck", async () => {
		const site = await openSite();
		const [ada, ben, cal] = [await site.player("ada"), await site.player("ben"), await site.player("cal")];
		const [done, late, banned] = [
			await site.player("done"),
			await site.player("late"),
			await site.player("banned"),
		];
		for (const friend of [ben, cal, done, late, banned]) await befriend(site, ada, friend);
		await ben.api.presence.update.mutate({ status: "online" });
		site.clock.advance(1000);
		await cal.api.presence.update.mutate({ status: "online" });
		// For this friend, the day is over.
		await late.api.daily.setZone.mutate({ timeZone: "Pacific/Kiritimati" });
		await site.db.kysely
			.updateTable("users")
			.set({ suspended_until: site.clock.now() + 1000 })
			.where("id", "=", banned.id)
			.execute();
		for (const player of [ada, done]) await playDeck(site, player, { rights: () => true });
		const waiting = async () =>
			(await ada.api.daily.result.query({ day: DAY })).waitingFriends.map(({ username }) => username);
		expect(await waiting()).toEqual(["cal", "ben"]);
		await cal.api.presence.update.mutate({ status: "offline" });
		expect(await waiting()).toEqual(["ben", "cal"]);
		// The caller's day is over, too.
		site.clock.set(Date.parse("2026-11-23T12:00:00Z"));
		expect(await waiting()).toEqual([]);
	});

	it("shows friends' squares to players who have finished the deck, and to no others", async () => {
		const site = await openSite();
		const [ada, ben, cal] = [await site.player("ada"), await site.player("ben"), await site.player("cal")];
		for (const friend of [ben, cal]) await befriend(site, ada, friend);
		await playDeck(site, ben, { rights: (round) => round <= 5 });
		const result = ({ api }: Pick<typeof ada, "api">) => api.daily.result.query({ day: DAY });
		expect(await refusal(result(ada))).toMatchObject({ code: "daily/not-played" });
		const board = await ada.api.daily.board.query({ day: DAY, among: "friends" });
		expect(board.rows).toEqual([expect.not.objectContaining({ marks: expect.anything() })]);
		const { friendsDone } = await ada.api.daily.today.query({});
		expect(friendsDone).toEqual({
			count: 1,
			latest: [{ userId: ben.id, username: "ben", avatarUrl: expect.any(String) }],
		});
		await playDeck(site, ada, { rights: () => true });
		const own = await result(ada);
		expect(own.friends).toEqual([expect.objectContaining({ userId: ben.id, score: 5, marks: HALF })]);
		expect(own.waitingFriends).toEqual([
			{ userId: cal.id, username: "cal", avatarUrl: expect.any(String), isNudged: false },
		]);
	});
});
