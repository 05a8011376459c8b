import { expect, it } from "vitest";
import { playRight, wrongGuess } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { TestSite } from "../../testing/test-site.ts";

const DISABLED = {
	status: 403,
	code: "play/game-disabled",
	message: "This game is not available at the moment",
};

async function disable(site: TestSite): Promise<void> {
	const override = { game_key: "countryGame", is_disabled: 1, name: null, description: null } as const;
	await site.db.kysely.insertInto("game_overrides").values(override).execute();
}

onAnyDatabase((openSite) => {
	it("is neither prepared nor dealt, to visitors or players; other games are", async () => {
		const site = await openSite();
		const [ada, visitor] = [await site.player("ada"), site.visitor()];
		await disable(site);
		const game = "country";
		expect(await refusal(ada.api.play.start.mutate({ game }))).toMatchObject(DISABLED);
		expect(await refusal(visitor.api.play.opening.query({ game }))).toMatchObject(DISABLED);
		for (const { api } of [ada, visitor])
			expect(await refusal(api.play.prepare.query({ game }))).toMatchObject(DISABLED);
		expect(await site.db.kysely.selectFrom("runs").selectAll().execute()).toEqual([]);
		expect(await visitor.api.play.opening.query({ game: "github" })).toMatchObject({ game: "github" });
		expect(await ada.api.play.start.mutate({ game: "github" })).toMatchObject({ game: "github" });
	});

	it("can be finished if it was begun before, but not begun again", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { run, open } = await playRight(site, ada, COUNTRY, 2);
		await disable(site);
		const { runId } = run;
		expect(await ada.api.play.current.query({ game: "country" })).toMatchObject({ runId, round: 3 });
		expect(await ada.api.play.start.mutate({ game: "country" })).toMatchObject({ runId, round: 3 });
		const judged = await ada.api.play.guess.mutate({ runId, round: 3, guess: wrongGuess(COUNTRY, open) });
		expect(judged).toMatchObject({ outcome: "wrong", score: 2, newBest: true });
		expect(await refusal(ada.api.play.start.mutate({ game: "country" }))).toMatchObject(DISABLED);
	});

	it("keeps its leaderboard readable", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.post("/user/update-score", { game: "countryGame", score: 5 });
		await disable(site);
		const board = await site.visitor().get("/leaderboard/countryGame");
		expect(board.status).toBe(200);
		expect(JSON.stringify(board.body)).toContain("ada");
	});
});
