import { afterEach, expect, test } from "vitest";
import { holdTimers } from "../../testing/hold-timers.ts";
import { STAND_AGAIN_MS, standForLeader } from "./leader.ts";

const ends: Array<() => void> = [];
afterEach(() => {
	for (const end of ends.splice(0)) end();
});

/** Three tabs that stand for the same office, and those that lead. */
function threeTabs() {
	const name = crypto.randomUUID();
	const leading: number[] = [];
	const passOn: Array<() => void> = [];
	const leave = [0, 1, 2].map((tab) =>
		standForLeader(name, (giveUp) => {
			leading.push(tab);
			passOn[tab] = giveUp;
			return () => leading.splice(leading.indexOf(tab), 1);
		}),
	);
	ends.push(...leave);
	return { leading, leave, passOn };
}

const transition = (kind: "pagehide" | "pageshow") => dispatchEvent(new PageTransitionEvent(kind));

test("one tab leads, and the next takes over when it is closed", async () => {
	const { leading, leave } = threeTabs();
	await expect.poll(() => leading).toEqual([0]);
	leave[0]?.();
	await expect.poll(() => leading).toEqual([1]);
	leave[2]?.();
	leave[1]?.();
	await expect.poll(() => leading).toEqual([]);
});

test("who can't do it passes it on, and stands again later", async () => {
	const again = holdTimers("setTimeout", STAND_AGAIN_MS);
	const { leading, leave, passOn } = threeTabs();
	await expect.poll(() => leading).toEqual([0]);
	passOn[0]?.();
	await expect.poll(() => leading).toEqual([1]);
	leave[1]?.();
	leave[2]?.();
	await expect.poll(() => leading).toEqual([]);
	again();
	await expect.poll(() => leading).toEqual([0]);
});

test("a tab that is left, or frozen, holds nothing up, and stands again when it is back", async () => {
	const { leading } = threeTabs();
	await expect.poll(() => leading).toEqual([0]);
	transition("pagehide");
	await expect.poll(() => leading).toEqual([]);
	transition("pageshow");
	await expect.poll(() => leading).toEqual([0]);
	document.dispatchEvent(new Event("freeze"));
	await expect.poll(() => leading).toEqual([]);
	document.dispatchEvent(new Event("resume"));
	await expect.poll(() => leading).toEqual([0]);
});
