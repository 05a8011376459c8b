import { withoutValue } from "@hilo/rules/play/card";
import type { Guess } from "@hilo/rules/play/engine";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Browser, Outputs } from "../../testing/browser.ts";
import { deckOn } from "../../testing/daily-playing.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";

const DAY = "2026-11-21";
/** Time zones where it is that day at the time of the test. */
const ZONES = ["Pacific/Auckland", "Europe/Berlin", "America/New_York"];
const guesses = fc.constantFrom<Guess>("higher", "lower", "timeout");
const styles = fc.record({
	isPlayer: fc.boolean(),
	timeZone: fc.constantFrom(...ZONES),
	paceMs: fc.integer({ min: 0, max: 15_000 }),
	answers: fc.array(guesses, { minLength: 10, maxLength: 10 }),
	reloads: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
});
type Style = typeof styles extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a deck to its end. Returns all that the server said before each round's answer. */
async function play(site: TestSite, browser: Browser, style: Style): Promise<string[]> {
	let received = "";
	const record = <T>(message: T) => {
		received += JSON.stringify(message);
		return message;
	};
	record(await browser.api.daily.today.query({ timeZone: style.timeZone }));
	let open: { round: number; startsInMs: number; remainingMs: number | null } | null = record(
		await browser.api.daily.start.mutate({ timeZone: style.timeZone }),
	);
	const before: string[] = [];
	while (open) {
		const { round, startsInMs }: { round: number; startsInMs: number } = open;
		if (style.reloads[round - 1]) open = record(await browser.api.daily.start.mutate({}));
		before.push(received);
		const guess: Guess = style.answers[round - 1] ?? "timeout";
		const clockMs = open.remainingMs ?? 0;
		site.clock.advance(startsInMs + (guess === "timeout" ? clockMs : Math.min(style.paceMs, clockMs)));
		const { daily } = browser.api;
		const verdict: Outputs["daily"]["guess"] = await daily.guess.mutate({ day: DAY, round, guess });
		open = record(verdict).next;
	}
	return before;
}

onAnyDatabase((openSite) => {
	it("are the same for all, hold back each second value until the answer, and count the answers", async () => {
		const [some] = fc.sample(fc.array(styles, { minLength: 5, maxLength: 5 }), 1);
		if (!some) throw new Error("nobody plays");
		const site = await openSite();
		site.clock.set(Date.parse(`${DAY}T10:30:00Z`));
		const received: string[][] = [];
		for (const [index, style] of some.entries()) {
			const browser = style.isPlayer ? await site.player(`ada${index}`) : site.visitor();
			received.push(await play(site, browser, style));
		}
		const rounds = await deckOn(site, DAY);
		for (const before of received) {
			for (const [index, { first, second }] of rounds.entries()) {
				const sent = before[index] ?? "";
				expect(sent).toContain(`"first":${JSON.stringify(first)}`);
				expect(sent).toContain(`"second":${JSON.stringify(withoutValue(second))}`);
				expect(sent).not.toContain(`${JSON.stringify(withoutValue(second)).slice(0, -1)},"value"`);
				const shownValues = rounds.slice(0, index + 1).map((round) => round.first.value);
				const known = [...shownValues, ...rounds.slice(0, index).map((round) => round.second.value)];
				if (!known.includes(second.value)) expect(sent).not.toMatch(RegExp(`"value":${second.value}[,}]`));
				if (second.article) expect(sent).not.toContain(JSON.stringify(second.article));
				if (second.facts) expect(sent).not.toContain(JSON.stringify(second.facts));
			}
		}
		const counts = await site.db.kysely
			.selectFrom("daily_answers")
			.select(["round", "guess", "count"])
			.execute();
		for (const round of rounds.keys()) {
			for (const guess of ["higher", "lower", "timeout"] as const) {
				const counted = counts.filter((row) => row.round === round + 1 && row.guess === guess);
				const answered = some.filter(({ answers }) => answers[round] === guess).length;
				const sum = counted.reduce((total, row) => total + row.count, 0);
				expect({ sum, by: JSON.stringify(some) }).toMatchObject({ sum: answered });
			}
		}
	});
});
