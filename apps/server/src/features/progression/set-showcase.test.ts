import { BADGE_IDS, type BadgeId } from "@hilo/rules/progression/badges";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onOneDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

/** One badge a minute, so that their order is certain. */
async function earn(site: TestSite, { id }: Player, badges: readonly BadgeId[]): Promise<void> {
	const rows = badges.map((badge_id, n) => ({
		user_id: id,
		badge_id,
		earned_at: site.clock.now() + n * 60_000,
	}));
	await site.db.kysely.insertInto("earned_badges").values(rows).execute();
}

const idsOf = (badges: readonly { id: string }[]) => badges.map(({ id }) => id);

onAnyDatabase((openSite) => {
	it("shows everyone the latest five badges until the player chooses", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const shown = async () => {
			const me = await ada.api.me.get.query();
			const profile = await site.visitor().api.profiles.get.query({ userId: ada.id });
			expect(profile.showcase).toEqual(me.user?.showcase);
			return idsOf(profile.showcase);
		};
		expect(await shown()).toEqual([]);
		await earn(site, ada, BADGE_IDS.slice(0, 7));
		const latest = BADGE_IDS.slice(2, 7).reverse();
		expect(await shown()).toEqual(latest);
		const chosen: BadgeId[] = ["score_10", "first_game"];
		expect(idsOf((await ada.api.progression.setShowcase.mutate({ badgeIds: chosen })).showcase)).toEqual(
			chosen,
		);
		expect(await shown()).toEqual(chosen);
		await ada.api.progression.setShowcase.mutate({ badgeIds: [] });
		expect(await shown()).toEqual(latest);
	});

	it("accepts only earned badges", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await earn(site, ada, ["score_10"]);
		const call = ada.api.progression.setShowcase.mutate({ badgeIds: ["score_10", "score_25"] });
		expect(await refusal(call)).toEqual({
			status: 400,
			code: "progression/badge-not-earned",
			message: "You haven't earned this badge yet",
		});
		expect(idsOf((await ada.api.me.get.query()).user?.showcase ?? [])).toEqual(["score_10"]);
	});

	it("changes the ETag of the player's own data", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await earn(site, ada, ["score_10", "score_25"]);
		const before = (await ada.get("/user/me")).headers.get("ETag");
		await ada.api.progression.setShowcase.mutate({ badgeIds: ["score_10"] });
		expect((await ada.get("/user/me")).headers.get("ETag")).not.toBe(before);
	});
});

const openSite = onOneDatabase();

it("refuses visitors", async () => {
	const site = await openSite();
	const call = site.visitor().api.progression.setShowcase.mutate({ badgeIds: [] });
	expect(await refusal(call)).toMatchObject({ status: 401 });
});

it("accepts at most five badges, and only known ones", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	await earn(site, ada, BADGE_IDS);
	const setShowcase = (badgeIds: BadgeId[]) => ada.api.progression.setShowcase.mutate({ badgeIds });
	expect((await setShowcase(BADGE_IDS.slice(5, 10))).showcase).toHaveLength(5);
	expect(await refusal(setShowcase(BADGE_IDS.slice(5, 11)))).toMatchObject({
		code: "progression/showcase-full",
	});
	const unknown: BadgeId[] = JSON.parse('["score_11"]');
	expect(await refusal(setShowcase(unknown))).toMatchObject({
		status: 400,
		code: "progression/badge-unknown",
	});
});
