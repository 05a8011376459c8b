import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { setConnected } from "../../platform/live/connection.ts";
import { createRefresher } from "../../platform/live/refresher.ts";
import { createApiWrapper } from "../../testing/api-wrapper.tsx";
import { about, holdTimers } from "../../testing/hold-timers.ts";
import { network } from "../../testing/network.ts";
import type { Presence } from "./presence-mark.tsx";
import { STATUSES_POLL_MS, useStatuses } from "./use-statuses.ts";

let asked: string[][] = [];
let answers: Record<string, Presence> = {};

beforeEach(() => {
	asked = [];
	answers = {};
	setConnected(false);
	network.use(
		http.get("/api/trpc/presence.statuses", ({ request }) => {
			const { userIds } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "");
			asked.push(userIds);
			return HttpResponse.json({ result: { data: answers } });
		}),
	);
});

function List({ userIds }: { userIds: string[] }) {
	const statuses = useStatuses(userIds);
	return userIds.map((userId) => <p key={userId}>{`${userId} ${statuses.get(userId)?.status}`}</p>);
}

async function show(...lists: string[][]) {
	const { queryClient, wrapper } = createApiWrapper();
	const screen = await render(
		lists.map((userIds, index) => <List key={`${index}`} userIds={userIds} />),
		{ wrapper },
	);
	return { ...screen, queryClient };
}

const online: Presence = { status: "online", lastOnline: null };

test("makes one call for a list, whatever its order; unknown users are offline", async () => {
	answers = { ben: online };
	const screen = await show(["ada", "ben", "ben"], ["ben", "ada"]);
	await expect.element(screen.getByText("ben online").first()).toBeVisible();
	await expect.element(screen.getByText("ada offline").first()).toBeVisible();
	expect(asked).toEqual([["ada", "ben"]]);
});

test("asks for at most 100 in one call", async () => {
	const many = Array.from({ length: 450 }, (_, index) => `p${index}`);
	const screen = await show(many);
	await expect.element(screen.getByText("p449 offline")).toBeVisible();
	expect(asked.map((part) => part.length)).toEqual([100, 100, 100, 100, 50]);
});

test("refetches a list one time after live events about its users", async () => {
	const { queryClient, ...screen } = await show(["ada", "ben", "eve"]);
	await expect.element(screen.getByText("eve offline")).toBeVisible();
	const { refresh } = createRefresher(queryClient);
	answers = { ben: online, eve: online };
	for (const of of ["eve", "ben", "eve"]) refresh({ kind: "presence", of });
	await expect.element(screen.getByText("ben online")).toBeVisible();
	await expect.element(screen.getByText("eve online")).toBeVisible();
	expect(asked.slice(1)).toEqual([["ada", "ben", "eve"]]);
});

test("polls every 30 s, but not while live events come", async () => {
	const poll = holdTimers("setInterval", about(STATUSES_POLL_MS));
	const screen = await show(["ada", "ben"]);
	// Polling waits for the first answer.
	await expect.element(screen.getByText("ben offline")).toBeVisible();
	await expect.poll(poll).toBe(1);
	await expect.poll(() => asked.length).toBe(2);
	expect(asked[1]).toEqual(["ada", "ben"]);
	setConnected(true);
	await expect.poll(poll).toBe(0);
});
