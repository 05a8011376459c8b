import { DUEL_ROUNDS } from "@hilo/rules/duels/limits";
import { expect, journey } from "../journey.ts";
import { LiveDuelPage } from "../live-duel.page.ts";
import { Seat } from "../seat.ts";
import { SiteCluster } from "../site-cluster.ts";
import type { Shown } from "../stage.ts";

const RELOADED = 3;
const KILLED = 6;
/** The browser's errors about the killed server. */
const CUT_OFF = /status of 502|net::ERR_(INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE|CONNECTION)/;

/** Waits until both players have the round, with the same two cards. */
async function openRound(round: number, one: LiveDuelPage, other: LiveDuelPage): Promise<Shown[]> {
	const [cards, others] = await Promise.all([one.untilRound(round), other.untilRound(round)]);
	expect(cards).toHaveLength(2);
	expect(others).toEqual(cards);
	return cards;
}

journey(
	"two friends play a live duel to its end although one reloads and a server is killed",
	async ({ browser }) => {
		const cluster = await SiteCluster.start();
		try {
			const seat = { url: cluster.url, tolerated: [CUT_OFF] };
			const [ann, ben] = await Promise.all([
				Seat.take(browser, { ...seat, screen: "phone" }),
				Seat.take(browser, { ...seat, screen: "phone" }),
			]);
			await ann.befriend(ben);
			const [first, second] = [new LiveDuelPage(ann), new LiveDuelPage(ben)];
			await Promise.all([ben.goTo("/credits"), first.challenge(ben)]);
			await second.join(ann);
			await first.expectHere(ben);
			await Promise.all([first.getReady(), second.getReady()]);

			const seen = new Set<string>();
			for (let round = 1; round <= DUEL_ROUNDS; round++) {
				const cards = await openRound(round, first, second);
				seen.add(JSON.stringify(cards));
				if (round === RELOADED) {
					await ben.page.reload();
					expect(await second.untilRound(round)).toEqual(cards);
				}
				const answers = [first.answer("right"), second.answer(round % 2 === 1 ? "right" : "wrong")];
				if (round === KILLED) answers.push(cluster.killOne());
				await Promise.all(answers);
			}
			expect(seen.size).toBe(DUEL_ROUNDS);

			await first.expectResult("You won", second);
			await second.expectResult(`${ann.name} won`, first);
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
