import { planOf } from "@hilo/db/testing/plan-of";
import { searchTerms } from "@hilo/rules/custom-games/words";
import { MODERATED_FILTERS } from "@hilo/rules/moderation/administration.schema";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../../testing/sites.ts";
import { findModerated } from "./moderated.repo.ts";

const INDEXES = {
	all: /custom_games_by_age/,
	featured: /custom_games_featured_by_age/,
	hidden: /custom_games_hidden/,
	removed: /custom_games_restorable/,
};

onEachDatabase((openSite) => {
	it("reads the games of each filter by its index, in its order", async () => {
		const { db } = await openSite();
		for (const filter of MODERATED_FILTERS) {
			const plan = await planOf(db, async (tx) => {
				const terms = searchTerms("rivers");
				await findModerated(tx, { filter, terms, after: { at: 1, id: "a" }, limit: 30 });
				await findModerated(tx, { filter, terms: [], after: undefined, limit: 30 });
			});
			// PostgreSQL chooses an index by row counts, and these tables are empty.
			if (db.dialect === "sqlite") expect(plan, filter).toMatch(INDEXES[filter]);
			expect(plan, `${filter}: nothing is sorted, nor read whole`).not.toMatch(
				/temp b-tree for order|Seq Scan|\bSCAN (?!CONSTANT|words|games|\(|[^"]*USING)/i,
			);
		}
	});
});
