import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useIsPosting } from "./use-is-posting.ts";

const openTab = (isVisible: boolean) =>
	renderHook((props) => useIsPosting("ada", props?.isVisible ?? false), { initialProps: { isVisible } });

type Tab = Awaited<ReturnType<typeof openTab>>;

const expectPosting = (...tabs: Tab[]) => ({
	toBe: (...posting: boolean[]) =>
		expect.poll(() => tabs.map(({ result }) => result.current)).toEqual(posting),
});

test("the tab posts that was shown last", async () => {
	const [first, second] = [await openTab(true), await openTab(false)];
	await expectPosting(first, second).toBe(true, false);
	await second.rerender({ isVisible: true });
	await expectPosting(first, second).toBe(false, true);
	await first.rerender({ isVisible: false });
	await expectPosting(first, second).toBe(false, true);
});

test("lets one hidden tab post, and the next after it is closed", async () => {
	const tabs = [await openTab(false), await openTab(false), await openTab(false)] as const;
	await expectPosting(...tabs).toBe(true, false, false);
	await tabs[0].unmount();
	await expectPosting(tabs[1], tabs[2]).toBe(true, false);
	await tabs[2].rerender({ isVisible: true });
	await expectPosting(tabs[1], tabs[2]).toBe(false, true);
	await tabs[2].rerender({ isVisible: false });
	await expectPosting(tabs[1], tabs[2]).toBe(true, false);
});

test("a tab of another player posts for itself", async () => {
	const adas = await openTab(true);
	const graces = await renderHook(() => useIsPosting("grace", true));
	await expect.poll(() => [adas.result.current, graces.result.current]).toEqual([true, true]);
});
