import type { GameId } from "@hilo/rules/play/games";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { classicRules } from "../classic/classic-rules.ts";
import { openRound, rightVerdict, wrongVerdict } from "../testing/countries.ts";
import type { Dealer, Verdict } from "./dealer.ts";
import { clockOf } from "./stage-state.ts";
import { useStage } from "./use-stage.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** A stage with a stopped clock, whose dealer answers immediately. */
async function staged(game: GameId, verdict: Verdict) {
	const timeOut = vi.fn<Dealer["timeOut"]>();
	const answer = () => Promise.resolve({ kind: "judged", verdict } as const);
	const dealer: Dealer = {
		start: async () => openRound,
		guess: answer,
		timeOut: timeOut.mockImplementation(answer),
	};
	const rules = classicRules(game);
	const { result, act } = await renderHook(() => useStage(rules, dealer, null));
	const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
	await pass(0);
	const does = (action: () => void) =>
		act(async () => {
			action();
			await vi.advanceTimersByTimeAsync(0);
		});
	return { phase: () => result.current.stage.phase, result, does, pass, timeOut };
}

test("after a correct guess: the check after 0.5 s, gone after 1.5 s, the slide after 1.8 s, the next item after 2.3 s", async () => {
	const { result, does, pass, phase } = await staged("country", rightVerdict);
	await does(() => result.current.choose("lower"));
	expect(phase()).toBe("counting");
	expect(result.current.stage.score).toBe(2);
	for (const [ms, before, after] of [
		[500, "counting", "right"],
		[1000, "right", "settled"],
		[300, "settled", "sliding"],
		[500, "sliding", "asking"],
	] as const) {
		await pass(ms - 1);
		expect(phase()).toBe(before);
		await pass(1);
		expect(phase()).toBe(after);
	}
	expect(result.current.stage.score).toBe(3);
	expect(result.current.stage.pair?.round).toBe(4);
	expect(clockOf(result.current.stage)).toMatchObject({ kind: "running", leftMs: 20_000 });
});

test("after a wrong guess in the repository game: the cross after 0.5 s, the modal after 1.5 s", async () => {
	const { result, does, pass, phase } = await staged("github", wrongVerdict);
	await does(() => result.current.choose("higher"));
	expect(phase()).toBe("counting");
	await pass(499);
	expect(phase()).toBe("counting");
	await pass(1);
	expect(phase()).toBe("crossed");
	await pass(999);
	expect(phase()).toBe("crossed");
	await pass(1);
	expect(phase()).toBe("over");
});

test("after 20 s without a guess the time-out is said once, and the game is over", async () => {
	const { pass, phase, timeOut } = await staged("country", {
		...wrongVerdict,
		guess: "timeout",
		outcome: "timeout",
	});
	await pass(19_999);
	expect(phase()).toBe("asking");
	await pass(1);
	expect(phase()).toBe("over");
	expect(timeOut).toHaveBeenCalledOnce();
	expect(timeOut.mock.calls[0]?.[0]).toBe(3);
});

test("a new game starts with a full clock", async () => {
	const { result, does, pass, phase } = await staged("country", wrongVerdict);
	await does(() => result.current.choose("higher"));
	await pass(1500);
	expect(phase()).toBe("over");
	await does(() => result.current.again());
	expect(phase()).toBe("asking");
	expect(clockOf(result.current.stage)).toMatchObject({ deadline: performance.now() + 20_000 });
});
