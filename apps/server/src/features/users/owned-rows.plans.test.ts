import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { deleteSome, OWNED_ROWS } from "./delete-owned-rows.ts";

// An index scan without a condition reads the whole table, too.
const WHOLE = /Seq Scan|"SCAN |Index (Only )?Scan [^\n]*\n(?![^\n]*Index Cond)/;

onEachDatabase((openSite) => {
	it("finds the rows of an account by index, for each condition", async () => {
		const { db } = await openSite();
		for (const rows of OWNED_ROWS) {
			for (const [n, condition] of rows.conditions.entries()) {
				const plan = await planOf(db, (tx) => deleteSome(tx, rows, condition("u"), 500));
				expect(`${plan}\n`, `${rows.table}, condition ${n}`).not.toMatch(WHOLE);
			}
		}
	});
});
