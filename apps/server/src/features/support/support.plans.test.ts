import type { Tx } from "@hilo/db/open-database";
import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { findMessages } from "./messages.repo.ts";
import { countQueue, countUnread, findQueue, findTicketsOf } from "./tickets.repo.ts";

const page = { order: "oldest", cursor: { at: 1, id: "a" } } as const;

onEachDatabase((openSite) => {
	it("reads every list by index, in its order", async () => {
		const { db } = await openSite();
		const queries: [string, string, (tx: Tx) => Promise<unknown>][] = [
			["one's own", "tickets_of_user", (tx) => findTicketsOf(tx, "u", 9)],
			["unread ones", "tickets_unread", (tx) => countUnread(tx, "u")],
			["messages", "PRIMARY KEY|ticket_messages_pkey", (tx) => findMessages(tx, ["a"])],
			["last messages", "ticket_messages.*position>", (tx) => findMessages(tx, ["a"], 9)],
			["open ones counted", "tickets_queue", (tx) => countQueue(tx, "open")],
			["waiting ones counted", "tickets_waiting", (tx) => countQueue(tx, "waiting")],
			["waiting", "tickets_waiting", (tx) => findQueue(tx, { ...page, view: "waiting" })],
			["closed", "tickets_queue", (tx) => findQueue(tx, { ...page, order: "newest", view: "closed" })],
		];
		for (const [name, index, work] of queries) {
			const plan = await planOf(db, work);
			// PostgreSQL picks an index by the number of rows, and these tables are empty.
			if (db.dialect === "sqlite") expect(plan, name).toMatch(new RegExp(index));
			const whole = /Seq Scan on (?!pg)|"SCAN (?!CONSTANT|some|tickets"|\(|[^"]*USING)/;
			expect(plan, `${name}: no table is read as a whole`).not.toMatch(whole);
			if (/^(?:waiting|closed)$/.test(name) && db.dialect === "sqlite")
				expect(plan, `${name}: nothing is sorted`).not.toMatch(/TEMP B-TREE/);
		}
	});
});
