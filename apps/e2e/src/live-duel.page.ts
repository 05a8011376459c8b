import { DUEL_ROUNDS } from "@hilo/rules/duels/limits";
import { expect, type Locator } from "@playwright/test";
import { OFTEN } from "./often.ts";
import type { Seat } from "./seat.ts";
import { StagePage } from "./stage.page.ts";
import type { Shown, Way } from "./stage.ts";

const GAME = "cs16";

/** A player's page of a live duel, in the game with the shortest reveal. */
export class LiveDuelPage {
	readonly seat: Seat;
	readonly marks: ("right" | "wrong")[] = [];
	readonly #stage: StagePage;

	constructor(seat: Seat) {
		this.seat = seat;
		this.#stage = new StagePage(seat.page, GAME);
	}

	get heading(): Locator {
		return this.seat.page.getByRole("heading", { level: 1 });
	}

	async challenge({ id, name }: Seat): Promise<void> {
		const { page } = this.seat;
		await page.goto(`/user/${id}`);
		await page.getByRole("link", { name: "Challenge", exact: true }).click();
		await expect(page.getByRole("radio", { name: new RegExp(`^${name}`) })).toBeChecked();
		await page.getByRole("radio", { name: this.#stage.game.title }).check();
		await page.getByRole("radio", { name: /^Live now/ }).check();
		await page.getByRole("button", { name: "Challenge live" }).click();
		await expect(this.heading).toHaveText("Live duel");
	}

	async join(challenger: Seat): Promise<void> {
		const call = this.seat.page.getByRole("region", { name: "Live challenge" });
		await expect(call).toContainText(`${challenger.name} wants a live duel now`);
		await call.getByRole("link", { name: "Join" }).click();
		await this.expectHere(challenger);
	}

	async expectHere({ name }: Seat): Promise<void> {
		await expect(this.heading).toHaveText("Live duel");
		await expect(this.seat.page.getByRole("status")).toHaveText([`${name} is here`]);
	}

	async getReady(): Promise<void> {
		const counted = this.seat.page.locator(".live-digit").waitFor();
		await this.seat.page.getByRole("button", { name: "Ready", exact: true }).click();
		await counted;
	}

	/** Waits until the round is open. Returns its two cards. */
	async untilRound(round: number): Promise<Shown[]> {
		const standing = this.seat.page.locator(".live-standing strong");
		await expect.poll(() => standing.textContent(), OFTEN).toBe(`${round} of ${DUEL_ROUNDS}`);
		await this.#stage.waitForQuestion();
		return this.#stage.pair();
	}

	async answer(wanted: "right" | "wrong"): Promise<void> {
		const right = await this.#stage.rightWay();
		const wrong: Way = right === "up" ? "down" : "up";
		// For equal numbers both guesses are right.
		this.marks.push(right === null ? "right" : wanted);
		await this.#stage.button(wanted === "right" ? (right ?? "up") : wrong).click();
	}

	async expectResult(headline: string, other: LiveDuelPage): Promise<void> {
		await expect(this.heading).toHaveText(headline);
		for (const [name, { marks }] of [
			["You", this],
			[other.seat.name, other],
		] as const) {
			const line = `${name}: ${marks.map((mark, at) => `${at + 1} ${mark}`).join(", ")}`;
			await expect(this.seat.page.getByRole("img", { name: line, exact: true })).toBeVisible();
		}
	}
}
