import { filterOf } from "@hilo/catalog/filters";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { pairsOf } from "@hilo/rules/play/pairs";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";

onAnyDatabase((openSite) => {
	it("refuses players, whose numbers stay on the server", async () => {
		const site = await openSite();
		const { poolId } = await site.visitor().api.play.opening.query({ game: "github" });
		const ada = await site.player("ada");
		const refused = { status: 403, code: "play/visitors-only" };
		expect(await refusal(ada.api.play.opening.query({ game: "github" }))).toMatchObject(refused);
		expect(await refusal(ada.api.play.pool.query({ poolId }))).toMatchObject(refused);
		expect(ada.receivedBodies.join()).not.toContain("2270029");
	});

	it("is answered 304 where the browser has the pool, whose content never changes", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		const { poolId } = await visitor.api.play.opening.query({ game: "github" });
		const input = (id: string) =>
			`/api/trpc/play.pool?input=${encodeURIComponent(JSON.stringify({ poolId: id }))}`;
		const known = await visitor.fetch(input(poolId));
		expect(known.headers.get("Cache-Control")).toBe("private, no-cache");
		const tag = known.headers.get("ETag") ?? "";
		const again = await visitor.fetch(input(poolId), { headers: { "If-None-Match": tag } });
		expect([again.status, again.headers.get("x-maintenance-mode")]).toEqual([304, "false"]);
		const unknown = await visitor.fetch(input("github-made-up"));
		expect(unknown.headers.get("Cache-Control")).toBe("no-store");
	});

	it("gives a visitor all that the rules need to deal the same run in the browser", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		const opening = await visitor.api.play.opening.query({ game: "country" });
		const { cards } = await visitor.api.play.pool.query({ poolId: opening.poolId });
		expect(cards).toEqual(COUNTRY.cards);
		const { opening: kind, endsWhenExhausted, timerMs, advanceMs } = CLASSIC_GAMES.country;
		const { seed, poolSize } = opening;
		const fits = () => true;
		const spec = { seed, poolSize, opening: kind, fits, endsWhenExhausted, timerMs, advanceMs };
		const { first, second } = pairsOf(spec)(1) ?? { first: -1, second: -1 };
		expect(opening).toMatchObject({
			first: cards[first],
			second: cards[second],
			poolSize: cards.length,
			source: "the tests",
			asOf: "2026-08",
		});
	});

	it("names the key under which a score is saved, and whether the site accepts unverified scores", async () => {
		const site = await openSite({ filterOf });
		const { opening } = site.visitor().api.play;
		const period = { game: "history", filter: "1800_1900" } as const;
		const stored = { gameKey: "historyGame1800_1900", label: "1800-1900" };
		expect(await opening.query(period)).toMatchObject({ ...stored, keepsScores: true });
		expect(await opening.query({ game: "country" })).toMatchObject({ gameKey: "countryGame", label: null });
		await site.db.transaction((tx) => site.services.siteSettings.set(tx, "integrity", "strict"));
		expect(await opening.query(period)).toMatchObject({ ...stored, keepsScores: false });
	});
});
