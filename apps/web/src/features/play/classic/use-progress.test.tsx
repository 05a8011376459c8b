import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { FACTS } from "./facts.ts";
import { useTurning } from "./loading-screen.tsx";
import { MUSIC_MESSAGES } from "./start-screens.ts";
import { useElapsed } from "./use-elapsed.ts";
import { useProgress } from "./use-progress.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterEach(() => {
	vi.useRealTimers();
});

const pass = (ms: number, act: (callback: () => unknown) => Promise<void>) =>
	act(() => void vi.advanceTimersByTime(ms));

test("creeps to 95 %, and jumps to 100 after three seconds", async () => {
	const start = vi.fn();
	const { result, act } = await renderHook(() => useProgress(true, false, start));
	expect(result.current).toBe(0);
	await pass(1200, act);
	expect(result.current).toBeGreaterThan(0);
	await pass(1799, act);
	expect(result.current).toBeLessThanOrEqual(95);
	await pass(1, act);
	expect(result.current).toBe(100);
	await pass(60_000, act);
	expect(start).not.toHaveBeenCalled();
});

test("starts the game 0.6 s after the tracks are loaded", async () => {
	const start = vi.fn();
	const { result, rerender, act } = await renderHook(
		(props: { isReady: boolean } = { isReady: false }) => useProgress(true, props.isReady, start),
		{ initialProps: { isReady: false } },
	);
	await pass(500, act);
	await rerender({ isReady: true });
	expect(result.current).toBe(100);
	await pass(599, act);
	expect(start).not.toHaveBeenCalled();
	await pass(1, act);
	expect(start).toHaveBeenCalledOnce();
});

test("starts it 1 s after them if progress was forced", async () => {
	const start = vi.fn();
	const { rerender, act } = await renderHook(
		(props: { isReady: boolean } = { isReady: false }) => useProgress(true, props.isReady, start),
		{ initialProps: { isReady: false } },
	);
	await pass(3500, act);
	await rerender({ isReady: true });
	await pass(999, act);
	expect(start).not.toHaveBeenCalled();
	await pass(1, act);
	expect(start).toHaveBeenCalledOnce();
});

test("rotates facts every five seconds and messages every two", async () => {
	const { result, act } = await renderHook(() => ({
		fact: useTurning(FACTS.music, 5000),
		message: useTurning(MUSIC_MESSAGES, 2000),
	}));
	expect(result.current).toEqual({ fact: FACTS.music[0], message: MUSIC_MESSAGES[0] });
	await pass(2000, act);
	expect(result.current).toEqual({ fact: FACTS.music[0], message: MUSIC_MESSAGES[1] });
	await pass(3000, act);
	expect(result.current).toEqual({ fact: FACTS.music[1], message: MUSIC_MESSAGES[2] });
	await pass(FACTS.music.length * 5000 - 5000, act);
	expect(result.current.fact).toBe(FACTS.music[0]);
});

test("useElapsed becomes true after its time", async () => {
	const { result, act } = await renderHook(() => useElapsed(600));
	await pass(599, act);
	expect(result.current).toBe(false);
	await pass(1, act);
	expect(result.current).toBe(true);
});
