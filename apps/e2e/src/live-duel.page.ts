import { DUEL_ROUNDS } from "@hilo/rules/duels/limits";
import { expect, type Locator } from "@playwright/test";
import { OFTEN } from "./often.ts";
import type { Seat } from "./seat.ts";
import { StagePage } from "./stage.page.ts";
import type { Shown, Way } from "./stage.ts";

const GAME = "cs16";

/** A live duel as one of its two plays it, in the game that goes on soonest after an answer. */
export class LiveDuelPage {
	readonly seat: Seat;
	/** How this one's guesses were judged. */
	readonly marks: ("right" | "wrong")[] = [];
	readonly #stage: StagePage;

	constructor(seat: Seat) {
		this.seat = seat;
		this.#stage = new StagePage(seat.page, GAME);
	}

	get heading(): Locator {
		return this.seat.page.getByRole("heading", { level: 1 });
	}

	/** Challenges a friend who is online, by the link on their profile. */
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

	/** Comes to the challenge that rings. */
	async join(challenger: Seat): Promise<void> {
		const call = this.seat.page.getByRole("region", { name: "Live challenge" });
		await expect(call).toContainText(`${challenger.name} wants a live duel now`);
		await call.getByRole("link", { name: "Join" }).click();
		await this.expectHere(challenger);
	}

	/** Waits in the lobby until the other one is there. */
	async expectHere({ name }: Seat): Promise<void> {
		await expect(this.heading).toHaveText("Live duel");
		await expect(this.seat.page.getByRole("status")).toHaveText([`${name} is here`]);
	}

	/** Says that one is ready, and waits until it is counted down. */
	async getReady(): Promise<void> {
		const counted = this.seat.page.locator(".live-digit").waitFor();
		await this.seat.page.getByRole("button", { name: "Ready", exact: true }).click();
		await counted;
	}

	/** Waits until a round is to be answered. Returns its two cards. */
	async untilRound(round: number): Promise<Shown[]> {
		const standing = this.seat.page.locator(".live-standing strong");
		await expect.poll(() => standing.textContent(), OFTEN).toBe(`${round} of ${DUEL_ROUNDS}`);
		await this.#stage.waitForQuestion();
		return this.#stage.pair();
	}

	/** Answers the round that is open. */
	async answer(wanted: "right" | "wrong"): Promise<void> {
		const right = await this.#stage.rightWay();
		const wrong: Way = right === "up" ? "down" : "up";
		// With the same number twice both are right.
		this.marks.push(right === null ? "right" : wanted);
		await this.#stage.button(wanted === "right" ? (right ?? "up") : wrong).click();
	}

	/** Waits for the result, with both lines. */
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
