import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, refuse } from "../../../testing/answers.ts";
import { friend } from "../../../testing/friends.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderStage } from "../testing/render-stage.tsx";
import { ChallengePanel } from "./challenge-panel.tsx";
import type { ChallengeSource } from "./friend-row.tsx";

const RUN: ChallengeSource = { kind: "run", runId: "r1" };
const TEXT = "Hilo · Countries: 7";
const GAME_URL = "https://hilo.test/country-game";
const duelUrl = (id: string) => `${window.location.origin}/duel/${id}`;

const signedIn = answer("me", "get", { user: player() });
const row = page.getByRole("list", { name: "Challenge a friend" });
const maya = page.getByRole("button", { name: "Challenge Maya" });
const share = page.getByRole("button", { name: "Share" });

beforeEach(() => {
	return () => {
		Reflect.deleteProperty(navigator, "canShare");
		Reflect.deleteProperty(navigator, "share");
	};
});

/** Answers each challenge with another duel, and records what was asked for. */
function duels() {
	const asked: unknown[] = [];
	const handler = http.post("/api/trpc/duels.create", async ({ request }) => {
		asked.push(await request.json());
		return HttpResponse.json({ result: { data: { id: `d${asked.length}` } } });
	});
	return { handler, asked };
}

const panel = (source: ChallengeSource | null = RUN) => (
	<div>
		<h1>Countries</h1>
		<h2>Game Over!</h2>
		<ChallengePanel
			score={7}
			source={source}
			more={{ run: "r1", score: 7, game: "country" }}
			text={TEXT}
			url={GAME_URL}
		/>
	</div>
);

const friendsAre = (...names: string[]) =>
	answer(
		"friends",
		"list",
		names.map((name) => friend(name)),
	);

function shareBy(
	system: ((data: ShareData) => Promise<void>) | null,
	clipboard: () => Promise<void> = async () => {},
) {
	const shared = vi.fn(system ?? (async () => {}));
	for (const [name, value] of Object.entries({ canShare: () => system !== null, share: shared }))
		Object.defineProperty(navigator, name, { configurable: true, value });
	const copied = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(clipboard);
	return { shared, copied };
}

test("sends the run to a friend once, with one press, and keeps the order", async () => {
	const { handler, asked } = duels();
	const names = ["Maya", "Zoë", "Alan", "Grace", "Ida", "Joan"];
	await renderStage(panel(), [signedIn, friendsAre(...names), handler]);
	await expect.element(page.getByRole("heading", { name: "You got 7. Can they?" })).toBeVisible();
	await expect.element(maya).toBeVisible();
	const texts = () =>
		row
			.getByRole("listitem")
			.elements()
			.map(({ textContent }) => textContent);
	const shown = (...names: string[]) => [
		...names.map((name) => `Challenge ${name}`),
		"More ways to challenge",
	];
	expect(texts()).toEqual(shown("Maya", "Zoë", "Alan", "Grace"));
	await expect
		.element(row.getByRole("link", { name: "More ways to challenge" }))
		.toHaveAttribute("href", "/duel/new?run=r1&score=7&game=country");
	await maya.dblClick();
	await expect.element(page.getByRole("status").first()).toHaveTextContent("Challenge sent to Maya");
	const sent = row.getByRole("button", { name: "Maya Sent" });
	await expect.element(sent).toHaveFocus();
	await expect.element(sent).toHaveAttribute("aria-disabled", "true");
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => asked).toEqual([{ source: RUN, toUserId: "maya" }]);
	expect(texts().slice(0, 2)).toEqual(["Maya Sent", "Challenge Zoë"]);
});

test("says why a challenge was not sent, and can be tried again", async () => {
	await renderStage(panel(), [signedIn, friendsAre("Maya"), refuse("duels", "create", "duels/too-many")]);
	await maya.click();
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("Not sent to Maya. You've sent a lot of challenges. Please try again later.");
	network.use(duels().handler);
	await maya.click();
	await expect.element(row.getByRole("button", { name: "Maya Sent" })).toBeVisible();
	expect(page.getByRole("alert").query()).toBeNull();
});

test("makes one link for all presses, and shares the result with it", async () => {
	const { handler, asked } = duels();
	const { shared } = shareBy(async () => {});
	await renderStage(panel(), [handler]);
	await share.click();
	await expect.poll(() => shared.mock.calls).toEqual([[{ text: TEXT, url: duelUrl("d1") }]]);
	await share.click();
	await expect.poll(() => shared.mock.calls.length).toBe(2);
	expect(shared.mock.lastCall).toEqual([{ text: TEXT, url: duelUrl("d1") }]);
	await expect.poll(() => asked).toEqual([{ source: RUN }]);
});

test("shares the game's address if no link can be made, and tries again at the next press", async () => {
	const { copied } = shareBy(null);
	await renderStage(panel(), [refuse("duels", "create", "duels/no-such-run")]);
	await share.click();
	await expect.poll(() => copied.mock.calls).toEqual([[`${TEXT}\n${GAME_URL}`]]);
	await expect.element(page.getByRole("button", { name: "Copied ✓" })).toBeVisible();
	network.use(duels().handler);
	await page.getByRole("button", { name: "Copied ✓" }).click();
	await expect.poll(() => copied.mock.lastCall).toEqual([`${TEXT}\n${duelUrl("d1")}`]);
});

test("shows the link to copy if the browser no longer counts the press", async () => {
	const refused = () => Promise.reject(new DOMException("no activation", "NotAllowedError"));
	const { copied } = shareBy(refused);
	await renderStage(panel(), [duels().handler]);
	await share.click();
	await expect
		.element(page.getByRole("textbox", { name: "Copy this text" }))
		.toHaveValue(`${TEXT}\n${duelUrl("d1")}`);
	expect(copied).not.toHaveBeenCalled();
});

test("stays silent if the browser's share dialog is closed", async () => {
	const { shared, copied } = shareBy(() => Promise.reject(new DOMException("closed", "AbortError")));
	await renderStage(panel(null));
	await share.click();
	await expect.poll(() => shared.mock.calls).toEqual([[{ text: TEXT, url: GAME_URL }]]);
	await expect.element(share).toBeVisible();
	expect(page.getByRole("textbox").query()).toBeNull();
	expect(copied).not.toHaveBeenCalled();
});

test.each([
	["a player without friends", [signedIn, friendsAre()], true],
	["a visitor", [], false],
])("offers %s the link alone", async (_, answers, hasMore) => {
	await renderStage(panel(), answers);
	await expect.element(page.getByText(/^Play against friends: send them this run\./)).toBeVisible();
	const more = page.getByRole("link", { name: "More ways" });
	if (hasMore) await expect.element(more).toHaveAttribute("href", "/duel/new?run=r1&score=7&game=country");
	else expect(more.query()).toBeNull();
	expect(row.query()).toBeNull();
	await expect.element(share).toBeVisible();
});
