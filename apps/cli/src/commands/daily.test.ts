import { openDatabase } from "@hilo/db/open-database";
import { ERRORS } from "@hilo/rules/errors/errors";
import { settingsOf } from "@hilo/server/app/operator";
import { expect, it } from "vitest";
import { TestMachine } from "../testing/test-machine.ts";

it("excuses, lists and unexcuses days of the daily deck, with rows in the audit log", async () => {
	const machine = await TestMachine.create();
	expect(await machine.hilo("daily", "excuse", "2026-11-20", "--reason", "Moving house")).toEqual([
		"2026-11-20 counts as played for everybody.",
	]);
	expect(await machine.hilo("daily", "excused")).toEqual(["2026-11-20      Moving house"]);
	expect(await machine.hilo("daily", "unexcuse", "2026-11-20")).toEqual([
		"2026-11-20 counts as it was played.",
	]);
	expect(await machine.hilo("daily", "unexcuse", "2026-11-20")).toEqual(["2026-11-20 was not excused."]);
	expect(await machine.hilo("daily", "excused")).toEqual(["No day is excused."]);
	const db = await openDatabase({ url: settingsOf(machine.env).databaseUrl });
	const log = await db.kysely
		.selectFrom("audit_log")
		.select(["actor_name", "action", "subject_name", "before", "after"])
		.orderBy("at")
		.orderBy("id")
		.execute();
	await db.close();
	const line = { actor_name: "operator", subject_name: "2026-11-20" };
	const excuse = `{"reason":"Moving house"}`;
	expect(log).toEqual([
		{ ...line, action: "daily.excuse", before: null, after: excuse },
		{ ...line, action: "daily.unexcuse", before: excuse, after: null },
	]);
});

it("refuses a day that is not in the calendar", async () => {
	const machine = await TestMachine.create();
	await expect(machine.hilo("daily", "excuse", "2026-02-30", "--reason", "x")).rejects.toThrow(
		ERRORS["daily/no-such-day"].message,
	);
});
