import { DUEL_ROUNDS } from "@hilo/rules/duels/caps";
import type { Locator } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { expect, journey } from "../journey.ts";
import { SiteCluster } from "../site-cluster.ts";
import { type GuessButton, type ShownItem, StagePage } from "../stage.ts";

const GAME = "cs16";
const RELOAD_ROUND = 3;
const KILL_ROUND = 6;
/** The browser's errors about the killed server, and about the other one while it takes over. */
const CUT_OFF = /status of 50[23]|net::ERR_(INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION)/;

/** Waits until both players have the round, with the same two cards. */
async function openRound(round: number, first: LiveDuelPage, second: LiveDuelPage): Promise<ShownItem[]> {
	const [cards, secondCards] = await Promise.all([first.untilRound(round), second.untilRound(round)]);
	expect(cards).toHaveLength(2);
	expect(secondCards).toEqual(cards);
	return cards;
}

journey(
	"two friends play a live duel to its end although one reloads and a server is killed",
	async ({ browser }) => {
		const cluster = await SiteCluster.start();
		try {
			const options = { url: cluster.url, tolerated: [CUT_OFF], realPauses: true };
			const [ann, ben] = await Promise.all([
				BrowserPlayer.create(browser, { ...options, screen: "phone" }),
				BrowserPlayer.create(browser, { ...options, screen: "phone" }),
			]);
			await ann.befriend(ben);
			const [first, second] = [new LiveDuelPage(ann), new LiveDuelPage(ben)];
			await Promise.all([ben.goTo("/credits"), first.challenge(ben)]);
			await second.join(ann);
			await first.expectHere(ben);
			await Promise.all([first.getReady(), second.getReady()]);

			const shownPairs = new Set<string>();
			for (let round = 1; round <= DUEL_ROUNDS; round++) {
				const cards = await openRound(round, first, second);
				shownPairs.add(JSON.stringify(cards));
				if (round === RELOAD_ROUND) {
					await ben.page.reload();
					expect(await second.untilRound(round)).toEqual(cards);
				}
				const answers = [first.answer("right"), second.answer(round % 2 === 1 ? "right" : "wrong")];
				if (round === KILL_ROUND) answers.push(cluster.killOne());
				await Promise.all(answers);
			}
			expect(shownPairs.size).toBe(DUEL_ROUNDS);

			await expect(first.heading).toHaveText("You won");
			await expect(second.heading).toHaveText(new RegExp(`^${ann.name} won`));
			for (const { page } of [ann, ben])
				await expect(page.getByRole("img", { name: /1 right, .*6 (right|wrong), .*10 / })).toHaveCount(2);
			await expect(ann.page.getByText(`You 1 · 0 ${ben.name}`)).toBeVisible();
			await expect(ben.page.getByText(`You 0 · 1 ${ann.name}`)).toBeVisible();

			const duel = ann.page.url();
			await ann.page.keyboard.press("r");
			await expect(ben.page.getByRole("button", { name: /^Play the rematch/ })).toBeVisible();
			await ben.page.keyboard.press("r");
			await Promise.all([first.expectHere(ben), second.expectHere(ann)]);
			expect(ben.page.url()).toBe(ann.page.url());
			expect(ben.page.url()).not.toBe(duel);
			await Promise.all([ann.end(), ben.end()]);
		} finally {
			await cluster.stop();
		}
	},
);

/** A player's page of a live duel, in the game with the shortest reveal. */
class LiveDuelPage {
	readonly player: BrowserPlayer;
	readonly #stage: StagePage;

	constructor(player: BrowserPlayer) {
		this.player = player;
		this.#stage = new StagePage(player.page, GAME);
	}

	get heading(): Locator {
		return this.player.page.getByRole("heading", { level: 1 });
	}

	async challenge({ id, name }: BrowserPlayer): Promise<void> {
		const { page } = this.player;
		await page.goto(`/user/${id}`);
		await page.getByRole("link", { name: "Challenge", exact: true }).click();
		await expect(page.getByRole("radio", { name: new RegExp(`^${name}`) })).toBeChecked();
		await page.getByRole("radio", { name: this.#stage.game.title }).check();
		await page.getByRole("radio", { name: /^Live/ }).check();
		await page.getByRole("button", { name: "Challenge live" }).click();
		await expect(this.heading).toHaveText("Live duel");
	}

	async join(challenger: BrowserPlayer): Promise<void> {
		const challenge = this.player.page.getByRole("region", { name: "Live challenge" });
		await expect(challenge).toContainText(`${challenger.name} wants a live duel now`);
		await challenge.getByRole("link", { name: "Join" }).click();
		await this.expectHere(challenger);
	}

	async expectHere({ name }: BrowserPlayer): Promise<void> {
		await expect(this.heading).toHaveText("Live duel");
		await expect(this.player.page.getByRole("status")).toHaveText([`${name} is here`]);
	}

	async getReady(): Promise<void> {
		const countdown = this.player.page.getByRole("timer").waitFor();
		await this.player.page.getByRole("button", { name: "Ready", exact: true }).click();
		await countdown;
	}

	/** Waits until the round is open. Returns its two cards. */
	async untilRound(round: number): Promise<ShownItem[]> {
		const roundLabel = this.player.page.locator(".rival-status strong");
		await expect
			.poll(() => roundLabel.textContent(), { intervals: [200] })
			.toBe(`${round} of ${DUEL_ROUNDS}`);
		await this.#stage.waitForQuestion();
		return this.#stage.pair();
	}

	async answer(outcome: "right" | "wrong"): Promise<void> {
		const rightButton = await this.#stage.rightButton();
		const wrongButton: GuessButton = rightButton === "up" ? "down" : "up";
		await this.#stage.button(outcome === "right" ? (rightButton ?? "up") : wrongButton).click();
	}
}
