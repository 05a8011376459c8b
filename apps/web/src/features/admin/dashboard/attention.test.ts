import { expect, test } from "vitest";
import { concernsOf } from "./attention.tsx";

const NOW = Date.parse("2026-11-22T12:00:00.000Z");
const QUIET = {
	openReports: 0,
	openTickets: 4,
	unansweredTickets: 0,
	failingMails: 2,
	diskFreeBytes: 20e9,
	diskBytes: 100e9,
	databaseBytes: 1e9,
	lastBackupAt: "2026-11-20T12:00:00.000Z",
};
const texts = (change: Partial<typeof QUIET | { lastBackupAt: null }>) =>
	concernsOf({ ...QUIET, ...change }, NOW).map(({ text }) => text);

test("nothing needs attention on a quiet day", () => expect(texts({})).toEqual([]));

test.each([
	[{ failingMails: 3 }, "Emails aren't going out: the last 3 attempts failed"],
	[{ diskFreeBytes: 9.94e9 }, "The disk is nearly full: 9.9 GB of 100 GB left"],
	[{ lastBackupAt: null }, "No backup yet. Run hilo backup on the server."],
	[{ lastBackupAt: "2026-11-13T12:00:00.000Z" }, "The last backup is 9 days old"],
	[{ openReports: 1 }, "1 report to review"],
	[{ unansweredTickets: 1 }, "1 ticket waiting for an answer, 4 open in total"],
	[{ unansweredTickets: 3 }, "3 tickets waiting for an answer, 4 open in total"],
])("%j needs attention", (change, text) => expect(texts(change)).toEqual([text]));

test("what is wrong with backups comes with what to do", () => {
	for (const lastBackupAt of [null, "2026-11-13T12:00:00.000Z"])
		expect(concernsOf({ ...QUIET, lastBackupAt }, NOW)[0]?.guide).toBeDefined();
	expect(concernsOf({ ...QUIET, failingMails: 9 }, NOW)[0]?.guide).toBeUndefined();
});

test("failures of the machine come before people who wait", () => {
	const concerns = concernsOf({ ...QUIET, openReports: 2, failingMails: 9 }, NOW);
	expect(concerns.map(({ isFault = false }) => isFault)).toEqual([true, false]);
});
