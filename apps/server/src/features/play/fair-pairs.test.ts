import type { Pool } from "@hilo/rules/play/card";
import { formatValue } from "@hilo/rules/play/format";
import type { OpenRound } from "@hilo/rules/play/view";
import { expect, it } from "vitest";
import { playRight } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { cardsOf, MOVIE_FILTER, MOVIES, MUSIC, testFilters } from "../../testing/test-pools.ts";

/** The first four are all shown as "$11.0M". */
const FILMS: Pool = {
	...MOVIES,
	cards: cardsOf(11_000_111, 11_010_223, 11_020_331, 11_030_443, 55_000_557, 66_000_661, 77_000_773),
};
const filterOf = testFilters({ movie: FILMS });

function expectFair({ first, second }: OpenRound): void {
	const other = FILMS.cards.find(({ id }) => id === second.id)?.value ?? Number.NaN;
	expect(formatValue("movie", first.value)).not.toBe(formatValue("movie", other));
}

onAnyDatabase((openSite) => {
	it("never deals a pair of items that show the same text", async () => {
		const site = await openSite({ filterOf });
		const ada = await site.player("ada");
		expectFair(await ada.api.play.start.mutate({ game: "movie", filter: MOVIE_FILTER }));
		for (let round = 1; round <= 15; round++)
			expectFair((await playRight(site, ada, FILMS, 1, MOVIE_FILTER)).open);
	});

	it("continues a run that was dealt before pairs had to differ", async () => {
		const site = await openSite({ filterOf });
		const ada = await site.player("ada");
		const { runId } = await ada.api.play.start.mutate({ game: "movie", filter: MOVIE_FILTER });
		const asBefore = { first: 0, second: 1, cycle: 1, cursor: 3 };
		await site.db.kysely.updateTable("runs").set(asBefore).where("id", "=", runId).execute();
		const { open } = await playRight(site, ada, FILMS, 1, MOVIE_FILTER);
		expectFair(open);
		const { last } = await playRight(site, ada, FILMS, 9, MOVIE_FILTER);
		expect(last).toMatchObject({ runId, score: 10 });
	});

	it("refuses a pool in which no two items can form a pair", async () => {
		const cards = MUSIC.cards.map((card) => ({ ...card, value: 10_000_001, estimate: true as const }));
		const site = await openSite({ filterOf: testFilters({ music: { ...MUSIC, cards } }) });
		const query = site.visitor().api.play.opening.query({ game: "music" });
		expect(await refusal(query)).toMatchObject({ status: 404, code: "play/music-too-few" });
	});
});
