import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { emitLiveEvent } from "../../../platform/live/live-event-listeners.ts";
import { answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { duelView } from "../../duels/testing/duels.ts";
import { chatServer } from "../testing/chat-server.ts";
import { message } from "../testing/chats.ts";
import { clearStorage, history, openChat, social } from "../testing/open-chat.tsx";

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
