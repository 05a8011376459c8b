import { expect, test } from "vitest";
import { concernsOf } from "./attention.tsx";

const QUIET = { openReports: 0, openTickets: 4, unansweredTickets: 0 };
const texts = (change: Partial<typeof QUIET>) => concernsOf({ ...QUIET, ...change }).map(({ text }) => text);

test("nothing needs attention on a quiet day", () => expect(texts({})).toEqual([]));

test.each([
	[{ openReports: 1 }, "1 report to review"],
	[{ unansweredTickets: 1 }, "1 ticket waiting for an answer, 4 open in total"],
	[{ unansweredTickets: 3 }, "3 tickets waiting for an answer, 4 open in total"],
])("%j needs attention", (change, text) => expect(texts(change)).toEqual([text]));
