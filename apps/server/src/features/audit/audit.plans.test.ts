import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { type ActionsQuery, clearNames, findActions, hasEntries } from "./audit.repo.ts";

const NO_FILTER: ActionsQuery = {
	search: "",
	action: undefined,
	actor: "",
	subjectKind: undefined,
	subjectId: "",
	from: 1,
	to: 2,
	after: { at: 1, id: "a" },
	limit: 9,
};

onEachDatabase((openSite) => {
	it("reads the log by index, and sorts only a search by name", async () => {
		const { db } = await openSite();
		const queries: [index: string, Partial<ActionsQuery>][] = [
			["audit_log_newest", {}],
			["audit_log_of_actor", { actor: "root" }],
			["audit_log_of_action", { action: "user.lift" }],
			["audit_log_of_subject", { subjectKind: "user", subjectId: "a" }],
			["audit_log_of_name", { search: "ada" }],
		];
		for (const [index, filter] of queries) {
			const plan = await planOf(db, (tx: Tx) => findActions(tx, { ...NO_FILTER, ...filter }));
			if (db.dialect === "sqlite") expect(plan).toContain(index);
			expect(plan, index).not.toMatch(/Seq Scan|\bSCAN (?![^"]*USING)/);
			if (!filter.search) expect(plan, index).not.toMatch(/temp b-tree for order/i);
		}
	});

	it("finds the entries about a deleted account by index", async () => {
		const { db } = await openSite();
		for (const work of [clearNames, hasEntries]) {
			const plan = await planOf(db, (tx: Tx) => work(tx, "ada"));
			expect(plan, work.name).not.toMatch(/Seq Scan on audit_log|SCAN audit_log(?! USING)/);
		}
	});
});
