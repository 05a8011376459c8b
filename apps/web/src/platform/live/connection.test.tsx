import { afterEach, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { setConnected, useConnected, usePollInterval } from "./connection.ts";

afterEach(() => setConnected(false));

test("polls at the interval plus or minus a tenth, and not while live events come", async () => {
	const hook = await renderHook(() => ({ isConnected: useConnected(), interval: usePollInterval(10_000) }));
	expect(hook.result.current.isConnected).toBe(false);
	expect(hook.result.current.interval).toBeGreaterThanOrEqual(9000);
	expect(hook.result.current.interval).toBeLessThanOrEqual(11_000);
	await hook.act(() => setConnected(true));
	expect(hook.result.current).toEqual({ isConnected: true, interval: false });
	await hook.act(() => setConnected(false));
	expect(hook.result.current.interval).not.toBe(false);
});
