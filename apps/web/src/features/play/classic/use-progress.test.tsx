import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useProgress } from "./use-progress.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterEach(() => {
	vi.useRealTimers();
});

test("starts the game one time after the tracks are loaded, not before", async () => {
	const start = vi.fn();
	const { result, rerender, act } = await renderHook(
		(props: { isReady: boolean } = { isReady: false }) => useProgress(true, props.isReady, start),
		{ initialProps: { isReady: false } },
	);
	const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
	await pass(1200);
	expect(result.current).toBeGreaterThan(0);
	expect(result.current).toBeLessThan(100);
	await pass(60_000);
	expect(result.current).toBe(100);
	expect(start).not.toHaveBeenCalled();
	await rerender({ isReady: true });
	await pass(60_000);
	expect(start).toHaveBeenCalledOnce();
});
