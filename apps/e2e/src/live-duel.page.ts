import { DUEL_ROUNDS } from "@hilo/rules/duels/limits";
import { expect, type Locator } from "@playwright/test";
import type { BrowserPlayer } from "./browser-player.ts";
import { FREQUENT_POLL } from "./frequent-poll.ts";
import { StagePage } from "./stage.page.ts";
import type { GuessButton, ShownItem } from "./stage.ts";

const GAME = "cs16";

/** A player's page of a live duel, in the game with the shortest reveal. */
export class LiveDuelPage {
	readonly player: BrowserPlayer;
	readonly marks: ("right" | "wrong")[] = [];
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
		await expect.poll(() => roundLabel.textContent(), FREQUENT_POLL).toBe(`${round} of ${DUEL_ROUNDS}`);
		await this.#stage.waitForQuestion();
		return this.#stage.pair();
	}

	async answer(outcome: "right" | "wrong"): Promise<void> {
		const rightButton = await this.#stage.rightButton();
		const wrongButton: GuessButton = rightButton === "up" ? "down" : "up";
		// For equal numbers both guesses are right.
		this.marks.push(rightButton === null ? "right" : outcome);
		await this.#stage.button(outcome === "right" ? (rightButton ?? "up") : wrongButton).click();
	}

	async expectResult(headline: string | RegExp, other: LiveDuelPage): Promise<void> {
		await expect(this.heading).toHaveText(headline);
		for (const [name, { marks }] of [
			["You", this],
			[other.player.name, other],
		] as const) {
			const line = `${name}: ${marks.map((mark, at) => `${at + 1} ${mark}`).join(", ")}`;
			await expect(this.player.page.getByRole("img", { name: line, exact: true })).toBeVisible();
		}
	}
}
