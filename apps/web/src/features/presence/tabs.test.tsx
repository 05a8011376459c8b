import { afterEach, expect, test } from "vitest";
import { joinTabs } from "./tabs.ts";

const open: Array<ReturnType<typeof joinTabs>> = [];
afterEach(() => {
	for (const tab of open.splice(0)) tab.close();
});

function openTab(userId: string, heard: number[] = []) {
	const tab = joinTabs(userId, (at) => heard.push(at));
	open.push(tab);
	return tab;
}

test("a tab knows whether it is the last one of its player", async () => {
	const first = openTab("ada");
	expect(first.isLast()).toBe(true);
	const second = openTab("ada");
	openTab("grace");
	await expect.poll(() => [first.isLast(), second.isLast()]).toEqual([false, false]);
	for (const tab of open.splice(0, 1)) tab.close();
	await expect.poll(second.isLast).toBe(true);
});

test("share input between a player's tabs, but not with other players'", async () => {
	const heard: number[] = [];
	openTab("ada", heard);
	openTab("grace").share(1);
	openTab("ada").share(2);
	await expect.poll(() => heard).toEqual([2]);
});
