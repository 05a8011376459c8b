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

test("shows the next round by itself after a correct guess, with a full clock", async () => {
	const { result, does, pass, phase } = await staged("country", rightVerdict);
	await does(() => result.current.choose("lower"));
	expect(phase()).toBe("counting");
	expect(result.current.stage.score).toBe(2);
	await pass(2299);
	expect(phase()).toBe("sliding");
	await pass(1);
	expect(phase()).toBe("asking");
	expect(result.current.stage).toMatchObject({ score: 3, pair: { round: 4 } });
	expect(clockOf(result.current.stage)).toMatchObject({ kind: "running", leftMs: 20_000 });
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
