import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { emitLiveEvent } from "../../../platform/live/live-event-listeners.ts";
import { answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { duelView } from "../../duels/testing/duels.ts";
import { chatServer } from "../testing/chat-server.ts";
import { message } from "../testing/chats.ts";
import { clearStorage, history, openChat, social } from "../testing/open-chat.tsx";
import { duelState } from "./link-card.tsx";

type DuelSideView = Outputs["duels"]["get"]["sides"][number];

beforeEach(clearStorage);

test("shows the name of a linked custom game to those who may see it", async () => {
	const texts = ["mountains?key=k", "closed"].map((path) => `${location.origin}/custom-game/${path}`);
	const named = http.get("/api/trpc/customGames.get", ({ request }) => {
		const { key } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
		const data = { name: "Mountains", itemCount: 12, timerSeconds: 15, cover: [] };
		return key === "k" ? HttpResponse.json({ result: { data } }) : undefined;
	});
	await openChat(chatServer(texts.map((content, index) => message(index + 1, { content }))), [
		...social(),
		named,
		refuse("customGames", "get", "custom-games/no-access"),
	]);
	await expect
		.element(history.getByRole("link", { name: "Play Mountains" }))
		.toHaveAttribute("href", "/custom-game/mountains?key=k");
	await expect.element(history.getByText("12 items · 15 s")).toBeVisible();
	await expect
		.element(history.getByRole("link", { name: "Play Custom game" }))
		.toHaveAttribute("href", "/custom-game/closed");
});

test("shows a linked duel by whose turn it is, without its address", async () => {
	const content = `${location.origin}/duel/first`;
	await openChat(chatServer([message(1, { content }), message(2, { content: "Ready?" })]), [
		...social(),
		answer("duels", "get", duelView("first", { sentTo: "ada_lovelace", isByLink: false })),
	]);
	await expect.element(history.getByText("Your turn")).toBeVisible();
	await expect
		.element(history.getByRole("link", { name: "Play: Countries" }))
		.toHaveAttribute("href", "/duel/first");
	await expect.element(history.getByText(content, { exact: false })).not.toBeInTheDocument();
	network.use(answer("duels", "get", duelView("first", { toBeat: { name: "grace_hopper", score: 7 } })));
	emitLiveEvent({ kind: "duels" });
	await expect.element(history.getByText("7 to beat")).toBeVisible();
});

const side = (seat: number, more: Partial<DuelSideView> = {}): DuelSideView => ({
	seat,
	userId: null,
	name: seat === 1 ? "ada" : "Maya",
	avatarUrl: null,
	isYou: seat === 1,
	status: "waiting",
	score: null,
	timeMs: null,
	marks: null,
	...more,
});
const played = (score: number): Partial<DuelSideView> => ({ status: "over", score, timeMs: 1000, marks: [] });

test("is the viewer's turn until they have played", () => {
	expect(duelState(duelView("one"))).toEqual({ text: "Your turn", isYourTurn: true });
	const open = duelView("one", { toBeat: { name: "Maya", score: 7 } });
	expect(duelState(open)).toEqual({ text: "7 to beat", isYourTurn: true });
});

test("waits for the other player by name, or for anyone with the link", () => {
	const lines = { seats: [1], count: 0, rounds: [] };
	const own = side(1, played(7));
	const sent = duelView("one", { lines, sides: [own, side(2)], sentTo: "Maya", mayPlay: false });
	expect(duelState(sent)).toEqual({ own: "You got 7", text: "Waiting for Maya" });
	expect(duelState(duelView("one", { lines, sides: [own] }))).toMatchObject({
		text: "No one has played yet",
	});
});

test("shows both scores once both have played", () => {
	const both = duelView("one", {
		lines: { seats: [1, 2], count: 0, rounds: [] },
		sides: [side(1, played(7)), side(2, played(5))],
		verdict: "won",
		mayPlay: false,
	});
	expect(duelState(both)).toEqual({ own: "You 7 · 5 Maya", text: "You won" });
});

test("says that a challenge was declined, and that others' duels are over", () => {
	expect(duelState(duelView("one", { status: "declined" })).text).toBe("Declined");
	expect(duelState(duelView("one", { status: "declined", mode: "live" })).text).toBe("Called off");
	expect(duelState(duelView("one", { status: "over", mayPlay: false })).text).toBe("Over");
});
