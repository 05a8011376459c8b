import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter } from "../progression/site-day.ts";
import { DAYS_FOR_GRACE, type DayReason, deckStreakOf, MAX_GRACE } from "./streak.ts";

const FIRST = "2026-10-20";

/** `p`: played, `-`: missed, `x`: excused by the operator, `?`: still open. The first is 20 October. */
function streakIn(marks: string) {
	const days = [...marks].map((mark, index) => ({ day: dayNumber(index), mark }));
	const daysWith = (wanted: string) => days.filter(({ mark }) => mark === wanted).map(({ day }) => day);
	const open = [...daysWith("?"), dayNumber(marks.length - 1)].sort();
	return deckStreakOf({
		played: new Set(daysWith("p")),
		open: [...new Set(open)],
		excused: new Set(daysWith("x")),
	});
}

function dayNumber(index: number): string {
	return index === 0 ? FIRST : dayAfter(dayNumber(index - 1));
}

const SHORT: Record<DayReason, string> = {
	played: "p",
	grace: "g",
	missed: "-",
	excused: "x",
	open: "?",
};
const shortReasons = (marks: string) =>
	streakIn(marks)
		?.days.map(({ why }) => SHORT[why])
		.join("");

describe("a streak", () => {
	it.each([
		["pp?", 2, "pp?"],
		["ppp", 3, "ppp"],
		["pp-p?", 1, "pp-p?"],
		["ppppppp-p?", 8, "pppppppgp?"],
		["ppppppp--p?", 1, "pppppppg-p?"],
		["pppppppppppppp--p?", 15, "ppppppppppppppggp?"],
		["pppppppppppppp---p?", 1, "ppppppppppppppgg-p?"],
		["ppxxp?", 5, "ppxxp?"],
		// Two are open after a change of the time zone, and the older one is not played yet.
		["pp?p", 3, "pp?p"],
	])("of %s is %i", (marks, current, days) => {
		expect(streakIn(marks)?.streak.current).toBe(current);
		expect(shortReasons(marks)).toBe(days);
	});

	it("is null before the first deck is played", () => {
		expect(streakIn("?")).toBeNull();
		expect(streakIn("xx-?")).toBeNull();
	});

	it("tells the days until the next grace day, and null while two are kept", () => {
		const graceOf = ({ length }: { length: number }) => {
			const { grace, untilGrace } = streakIn(`${"p".repeat(length)}?`)?.streak ?? {};
			return [grace, untilGrace];
		};
		expect([1, 6, 7, 13, 14, 40].map((length) => graceOf({ length }))).toEqual([
			[0, 6],
			[0, 1],
			[1, 7],
			[1, 1],
			[2, null],
			[2, null],
		]);
		// While two grace days are kept, days earn nothing towards a third.
		expect(streakIn(`${"p".repeat(20)}-?`)?.streak).toMatchObject({ grace: 1, untilGrace: 7 });
	});
});

const marks = (allowedMarks: string) =>
	fc
		.array(fc.constantFrom(...allowedMarks), { maxLength: 90 })
		.map((marksOfDays) => `p${marksOfDays.join("")}?`);

describe("with any days", () => {
	it("excused days count as played", () => {
		fc.assert(
			fc.property(marks("ppppp-x"), (days) => {
				expect(streakIn(days)?.streak).toEqual(streakIn(days.replace(/x/g, "p"))?.streak);
			}),
		);
	});

	it("an open day neither extends nor breaks the streak", () => {
		fc.assert(
			fc.property(marks("pppp-x"), (days) => {
				const [before, after] = [streakIn(days), streakIn(days.replace("?", "p"))];
				expect(before?.days.at(-1)?.why).toBe("open");
				expect(after?.streak.current).toBe((before?.streak.current ?? 0) + 1);
			}),
		);
	});

	it("no more grace is used than was earned, at most two days in a row, and a streak ends only without grace", () => {
		fc.assert(
			fc.property(marks("ppppppp-x"), (days) => {
				const { streak, days: reasons } = streakIn(days) ?? { days: [], streak: null };
				let [counted, grace] = [0, 0];
				for (const { why } of reasons) {
					if (why === "grace") grace--;
					if (why === "missed") expect(grace).toBe(0);
					if (!["played", "excused"].includes(why)) continue;
					// Days that are played while two are kept earn nothing.
					if (grace < MAX_GRACE && ++counted % DAYS_FOR_GRACE === 0) grace++;
				}
				expect(grace).toBeGreaterThanOrEqual(0);
				expect(streak?.grace).toBe(grace);
				expect(shortReasons(days)).not.toContain("ggg");
				expect(shortReasons(days)?.replaceAll("g", "-")).toBe(days);
			}),
		);
	});

	it("the streak counts the days since the last missed one, and the longest is the longest of these", () => {
		fc.assert(
			fc.property(marks("pppppp-x?"), (days) => {
				const { streak } = streakIn(days) ?? {};
				const lengths = (shortReasons(days) ?? "").split("-").map((part) => part.replace(/[g?]/g, "").length);
				expect(streak?.current).toBe(lengths.at(-1));
				expect(streak?.longest).toBe(Math.max(...lengths));
			}),
		);
	});
});
