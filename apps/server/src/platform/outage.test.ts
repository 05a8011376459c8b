import { expect, it } from "vitest";
import { testClock } from "../testing/test-clock.ts";
import { testLog } from "../testing/test-log.ts";
import { Outage } from "./outage.ts";

const SLOW = Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
const REFUSED = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

function outageOf(state: { answers: boolean; isDiskFull?: boolean }) {
	const clock = testClock();
	const log = testLog();
	let checks = 0;
	const db = {
		ping: async () => {
			checks++;
			if (!state.answers) throw REFUSED;
		},
	};
	const outage = new Outage({
		db,
		clock,
		log: log.logger,
		isDiskFull: async () => state.isDiskFull === true,
	});
	const loggedMessages = () => log.take().map((line) => JSON.parse(line).msg);
	return { outage, clock, loggedMessages, countChecks: () => checks };
}

it("does not begin by a slow statement while the database answers, which is logged once a minute", async () => {
	const { outage, clock, loggedMessages, countChecks } = outageOf({ answers: true });
	for (let n = 0; n < 20; n++) expect(outage.recordIfUnavailable(SLOW, "chat.send")).toBe(true);
	await expect.poll(loggedMessages).toEqual(["the database answers, but a call was too slow for it"]);
	expect(countChecks()).toBe(1);
	clock.advance(59_000);
	outage.recordIfUnavailable(SLOW, "chat.send");
	await expect.poll(countChecks).toBe(2);
	expect(loggedMessages()).toEqual([]);
	clock.advance(1000);
	outage.recordIfUnavailable(SLOW, "chat.send");
	await expect.poll(loggedMessages).toHaveLength(1);
});

it("begins by a slow statement when a ping fails, and ends when the database answers again", async () => {
	const state = { answers: false };
	const { outage, clock, loggedMessages } = outageOf(state);
	outage.recordIfUnavailable(SLOW, "chat.send");
	await expect.poll(loggedMessages).toEqual(["the database does not answer"]);
	outage.recordIfUnavailable(SLOW, "chat.send");
	clock.advance(3000);
	await outage.checkRecovery();
	expect(loggedMessages()).toEqual([]);
	state.answers = true;
	await outage.checkRecovery();
	expect(loggedMessages()).toEqual(["the database answers again"]);
});

it("begins by a refused connection without a second check", () => {
	const { outage, loggedMessages, countChecks } = outageOf({ answers: true });
	outage.recordIfUnavailable(REFUSED, "chat.send");
	expect([loggedMessages(), countChecks()]).toEqual([["the database does not answer"], 0]);
	expect(outage.recordIfUnavailable(new Error("a bug"), "chat.send")).toBe(false);
});

it("lasts until the disk has space, although reads succeed", async () => {
	const state = { answers: true, isDiskFull: true };
	const { outage, clock, loggedMessages } = outageOf(state);
	const full = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
	for (let n = 0; n < 5; n++) {
		outage.recordIfUnavailable(full, "play.guess");
		clock.advance(5000);
		await outage.checkRecovery();
	}
	expect(loggedMessages()).toEqual(["the database does not answer"]);
	state.isDiskFull = false;
	await outage.checkRecovery();
	expect(loggedMessages()).toEqual(["the database answers again"]);
});
